#ifndef MACHINE_H
#define MACHINE_H

#include <stdbool.h>

/* Pull-to-refresh and load-more as one state machine with no views and no classes, with which
   refresh-bench compares the kit. Lengths are in points, times in seconds. */

enum machine_state {
  MACHINE_IDLE,
  MACHINE_PULLING,
  MACHINE_REFRESHING,
};

/* A header above the content, or a back footer below it. */
struct machine_part {
  enum machine_state state;
  double height;
  /* The distance of the pull, as a fraction of the height. */
  double percent;
  /* The inset that it reserves. */
  double inset;
  /* The times of its callback, of the app's end, and of the end of closing; infinite for none. */
  double callback_due, end_due, ended_due;
  /* The time that the app takes to load; infinite where only a call ends it. */
  double loading_time;
  long callbacks, ends;
};

struct machine {
  double height, content_height, offset;
  bool is_dragging, is_decelerating;
  double now;
  struct machine_part header, footer;
};

void machine_init(struct machine *machine, double height, double content_height);
void machine_begin_dragging(struct machine *machine);
void machine_drag(struct machine *machine, double offset);
void machine_end_dragging(struct machine *machine, bool decelerate);
void machine_decelerate(struct machine *machine, double offset);
void machine_end_decelerating(struct machine *machine);
void machine_advance(struct machine *machine, double interval);
bool machine_is_at_rest(const struct machine *machine);

#endif
