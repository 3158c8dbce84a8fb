// A host of C that makes every call, from one refresh of each slot to the drawing.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "RefreshC.h"

#define CHECK(condition)                                              \
  if (!(condition)) {                                                 \
    fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);   \
    exit(1);                                                          \
  }

static int events[5][9];
static int32_t list;

static void listener(
    int32_t number, int32_t slot, int32_t event, int32_t old_value, int32_t new_value) {
  CHECK(number == list && slot >= 0 && slot < 5 && event >= 0 && event < 9);
  CHECK(event == REFRESH_EVENT_STATE || new_value == 0);
  events[slot][event]++;
  if (event == REFRESH_EVENT_REFRESHING) CHECK(refresh_after(list, 0.5, 10 + slot) == 0);
  if (event == REFRESH_EVENT_TIMER) {
    CHECK(refresh_advance(list, 0) == REFRESH_STATUS_BUSY);
    int32_t result =
        old_value == 10 + REFRESH_SLOT_HEADER ? REFRESH_RESULT_SUCCESS : REFRESH_RESULT_NO_MORE_DATA;
    CHECK(refresh_end(list, old_value - 10, result) == 0);
  }
}

static double measure(int32_t number, const char *text, double font_size) {
  CHECK(number == list);
  return (double)strlen(text) * font_size;
}

static double number(int32_t slot, const char *name) {
  double found = NAN;
  CHECK(refresh_get(list, slot, name, &found) == 0);
  return found;
}

static int32_t state(int32_t slot) { return (int32_t)number(slot, "state"); }

static int has_text(int32_t slot, const char *name, const char *expected) {
  char text[64];
  int32_t length = refresh_get_text(list, slot, name, text, sizeof text);
  return length == (int32_t)strlen(expected) && strcmp(text, expected) == 0;
}

static void make_the_list(void) {
  CHECK(refresh_set_language("en") == 0);
  list = refresh_make_list(300, 500);
  CHECK(list > 0);
  CHECK(refresh_listen(list, listener) == 0);
  CHECK(refresh_set_size(list, 375, 667) == 0);
  CHECK(refresh_set_content_size(list, 800, 2000) == 0);
  CHECK(refresh_set_content_inset(list, 10, 0, 0, 0) == 0);
  CHECK(refresh_set_safe_area(list, 20, 0, 0, 0) == 0);
  CHECK(refresh_set_layout_direction(list, 1) == 0);
  CHECK(refresh_set_clock(list, 1767225600, 3600) == 0);
  CHECK(number(REFRESH_SLOT_LIST, "frame.height") == 667);
}

static void make_the_components(void) {
  CHECK(refresh_set_measure(list, measure) == 0);
  CHECK(refresh_make(list, REFRESH_SLOT_HEADER, "RefreshNormalHeader") == 0);
  CHECK(refresh_set_text(list, REFRESH_SLOT_HEADER, "lastUpdatedTimeKey", "c") == 0);
  CHECK(refresh_set_title(list, REFRESH_SLOT_HEADER, REFRESH_STATE_IDLE, "caf\xc3\xa9") == 0);
  CHECK(refresh_make(list, REFRESH_SLOT_FOOTER, "RefreshAutoGifFooter") == 0);
  CHECK(refresh_set_images(
            list, REFRESH_SLOT_FOOTER, REFRESH_STATE_REFRESHING, "leaf", 3, 20, 20, 0.6) == 0);
  CHECK(refresh_make(list, REFRESH_SLOT_TRAILER, "RefreshStateTrailer") == 0);
  for (int32_t slot = REFRESH_SLOT_HEADER; slot <= REFRESH_SLOT_TRAILER; slot++) {
    CHECK(refresh_attach(list, slot) == 0);
  }
  CHECK(refresh_advance(list, 0.1) == 0);
  CHECK(has_text(REFRESH_SLOT_HEADER, "stateLabel.text", "caf\xc3\xa9"));
}

static int draws_a_text(int32_t slot, const char *expected) {
  double items[16][18];
  int32_t count = refresh_draw(list, items[0], 16);
  CHECK(count > 0 && count <= 16);
  for (int32_t index = 0; index < count; index++) {
    char text[64];
    CHECK(refresh_draw_text(list, index, text, sizeof text) >= 0);
    if (items[index][0] == 1 && items[index][1] == slot && strcmp(text, expected) == 0) return 1;
  }
  return 0;
}

static void pull_the_header(void) {
  CHECK(refresh_touch(list, REFRESH_TOUCH_BEGAN, 180, 100, 7, INFINITY) == 0);
  for (int frame = 1; frame <= 20; frame++) {
    CHECK(refresh_advance(list, 0.016) == 0);
    CHECK(refresh_touch(list, REFRESH_TOUCH_MOVED, 180, 100 + 15 * frame, 7, INFINITY) == 0);
  }
  CHECK(refresh_advance(list, 0.5) == 0);
  CHECK(state(REFRESH_SLOT_HEADER) == REFRESH_STATE_PULLING);
  CHECK(draws_a_text(REFRESH_SLOT_HEADER, "Release to refresh"));
  CHECK(refresh_touch(list, REFRESH_TOUCH_ENDED, 180, 400, 7, INFINITY) == 0);
  CHECK(refresh_advance(list, 3) == 0);
  CHECK(state(REFRESH_SLOT_HEADER) == REFRESH_STATE_IDLE);
}

static void refresh_the_others(void) {
  CHECK(refresh_wheel(list, 0, 100) == 1);
  CHECK(number(REFRESH_SLOT_LIST, "contentOffset.y") == 70);
  CHECK(refresh_scroll_to(list, 0, 200, 1) == 0);
  CHECK(refresh_advance(list, 2) == 0);
  CHECK(number(REFRESH_SLOT_LIST, "contentOffset.y") == 200);
  CHECK(refresh_scroll_by(list, "lineUp", 0) == 1);
  CHECK(number(REFRESH_SLOT_LIST, "contentOffset.y") == 160);
  CHECK(refresh_scroll_within(list, 0, 160, 0) == 0);
  CHECK(refresh_scroll_by(list, "lineDown", 0) == 1);
  CHECK(refresh_wheel_end(list, 0) == 0);
  CHECK(refresh_keep_position(list, 0) == REFRESH_STATUS_NOTHING);
  CHECK(refresh_keep_position(list, 1) == 0);
  CHECK(refresh_keep_position(list, 0) == 0);
  CHECK(refresh_tap(list, 180, 100) == 0);
  CHECK(refresh_refresh_if_expired(list, REFRESH_SLOT_HEADER) == 0);
  CHECK(refresh_second_level(list, REFRESH_SLOT_HEADER, 0) == REFRESH_STATUS_NO_SUCH_VALUE);
  CHECK(refresh_set(list, REFRESH_SLOT_HEADER, "secondLevelThreshold", 1.5) == 0);
  CHECK(refresh_second_level(list, REFRESH_SLOT_HEADER, 1) == 0);
  CHECK(number(REFRESH_SLOT_HEADER, "secondLevelPhase") == 2);
  CHECK(refresh_advance(list, 1) == 0);
  CHECK(number(REFRESH_SLOT_LIST, "reservedInset.top") > 0);
  CHECK(refresh_second_level(list, REFRESH_SLOT_HEADER, 0) == 0);
  CHECK(refresh_advance(list, 1) == 0);
  CHECK(number(REFRESH_SLOT_HEADER, "secondLevelPhase") == 0);
  CHECK(refresh_scroll_to(list, 0, 200, 0) == 0);
  CHECK(refresh_tap_title(list, REFRESH_SLOT_FOOTER) == 0);
  CHECK(refresh_activate(list, REFRESH_SLOT_TRAILER) == 1);
  double seconds = NAN;
  CHECK(refresh_next(list, &seconds) == 0 && seconds == 0);
  CHECK(refresh_advance(list, 3) == 0);
  CHECK(refresh_next(list, &seconds) == REFRESH_STATUS_NOTHING);
  for (int32_t slot = REFRESH_SLOT_FOOTER; slot <= REFRESH_SLOT_TRAILER; slot++) {
    CHECK(state(slot) == REFRESH_STATE_NO_MORE_DATA);
    CHECK(refresh_reset_no_more_data(list, slot) == 0);
  }
  CHECK(refresh_drive(list, REFRESH_DRIVE_BEGAN, 0, 0) == 0);
  CHECK(refresh_drive(list, REFRESH_DRIVE_MOVED, 0, 210) == 0);
  CHECK(refresh_drive(list, REFRESH_DRIVE_ENDED, 0, 0) == 0);
  CHECK(refresh_advance(list, 1) == 0);
  for (int32_t slot = REFRESH_SLOT_HEADER; slot <= REFRESH_SLOT_TRAILER; slot++) {
    CHECK(state(slot) == REFRESH_STATE_IDLE);
    CHECK(events[slot][REFRESH_EVENT_REFRESHING] == 1 && events[slot][REFRESH_EVENT_BEGAN] == 1);
    CHECK(events[slot][REFRESH_EVENT_ENDED] == 1);
    CHECK(events[slot][REFRESH_EVENT_ANNOUNCEMENT] == 2);
  }
  CHECK(events[REFRESH_SLOT_LIST][REFRESH_EVENT_TIMER] == 3);
}

static void ask_as_a_page(void) {
  CHECK(refresh_set_reading(list, 0, 0) == 0);
  CHECK(refresh_set_geometry(list, 375, 600, 375, 2000, 10, 0, 0, 0, 20, 0, 0, 0, 0) == 0);
  CHECK(number(REFRESH_SLOT_LIST, "frame.height") == 600);
  CHECK(refresh_scrolled(list, 0, 40, 3, 0) == 0);
  CHECK(refresh_move_on(list, 0, 1) == 0);
  CHECK(refresh_laid_out(list) == 0);
  double items[18 * 20];
  CHECK(refresh_draw_in_page(list, items, 20) > 0);
  CHECK(refresh_begin(list, REFRESH_SLOT_FOOTER) == 0);
  CHECK(refresh_advance(list, 1) == 0);
  CHECK(refresh_respond(list, REFRESH_SLOT_FOOTER, REFRESH_RESULT_SUCCESS) == 0);
  CHECK(refresh_advance(list, 1) == 0);
  CHECK(refresh_set(list, REFRESH_SLOT_LIST, "maximumOverscroll", 90) == 0);
  CHECK(refresh_clear(list, REFRESH_SLOT_LIST, "maximumOverscroll") == 0);
  CHECK(refresh_set_updated(list, "c", 1767225600) == 0);
  double seconds = NAN;
  CHECK(refresh_updated(list, REFRESH_SLOT_HEADER, &seconds) == 0 && seconds >= 1767225600);
}

static void record_a_session(void) {
  char script[4096];
  CHECK(refresh_script(list, script, sizeof script) == REFRESH_STATUS_NOTHING);
  CHECK(refresh_record(list, 1) == 0);
  CHECK(refresh_wheel(list, 0, 50) == 1);
  CHECK(refresh_record(list, 0) == 0);
  CHECK(refresh_script(list, script, sizeof script) > 0);
  CHECK(strstr(script, "{\"op\":\"wheel\",\"dy\":50}\n") != NULL);
  CHECK(refresh_advance(list, 3) == 0);
}

static void draw_an_indicator(void) {
  CHECK(refresh_make(list, REFRESH_SLOT_HEADER, "RefreshIndicatorHeader") == 0);
  CHECK(refresh_set_indicator(list, REFRESH_SLOT_HEADER, "spots") == REFRESH_STATUS_NO_SUCH_VALUE);
  CHECK(refresh_set_indicator(list, REFRESH_SLOT_HEADER, "dots") == 0);
  CHECK(refresh_attach(list, REFRESH_SLOT_HEADER) == 0);
  CHECK(refresh_advance(list, 0) == 0);
  CHECK(refresh_drive(list, REFRESH_DRIVE_BEGAN, 0, 0) == 0);
  CHECK(refresh_drive(list, REFRESH_DRIVE_MOVED, 0, -90) == 0);
  double items[16][18];
  int32_t count = refresh_draw(list, items[0], 16);
  int32_t shapes = 0;
  for (int32_t index = 0; index < count; index++) {
    double path[64] = {NAN};
    int32_t length = refresh_draw_path(list, index, path, 64);
    if (items[index][0] != 7) {
      CHECK(length == 0);
      continue;
    }
    CHECK(length == 44 && path[0] == 0 && path[43] == 3);
    CHECK(refresh_draw_path(list, index, path, 2) == length);
    shapes++;
  }
  CHECK(shapes == 3);
  CHECK(refresh_draw_path(list, count, NULL, 0) == REFRESH_STATUS_NOTHING);
  CHECK(refresh_drive(list, REFRESH_DRIVE_CANCELLED, 0, 0) == 0);
}

static void make_mistakes(void) {
  CHECK(refresh_set(list, REFRESH_SLOT_LIST, "frameRate", 120) == 0);
  CHECK(refresh_set(list, REFRESH_SLOT_LIST, "frameRate", -5) == REFRESH_STATUS_BAD_NUMBER);
  CHECK(number(REFRESH_SLOT_LIST, "frameRate") == 120);
  CHECK(refresh_get(list, REFRESH_SLOT_LIST, "beauty", NULL) == REFRESH_STATUS_NO_SUCH_VALUE);
  CHECK(refresh_get(list, REFRESH_SLOT_LIST, "timeline.nextDue", NULL) == REFRESH_STATUS_NOTHING);
  CHECK(refresh_make(list, REFRESH_SLOT_FOOTER, "RefreshHeader")
        == REFRESH_STATUS_NO_SUCH_SLOT_OR_CLASS);
  CHECK(refresh_detach(list, REFRESH_SLOT_TRAILER) == 0);
  CHECK(refresh_begin(list, REFRESH_SLOT_TRAILER) == REFRESH_STATUS_EMPTY_SLOT);
  CHECK(refresh_free_list(list) == 0);
  CHECK(refresh_free_list(list) == REFRESH_STATUS_NO_LIST);
}

int main(void) {
  make_the_list();
  make_the_components();
  pull_the_header();
  refresh_the_others();
  ask_as_a_page();
  record_a_session();
  draw_an_indicator();
  make_mistakes();
  return 0;
}
