#ifndef MACHINE_H
#define MACHINE_H

#include <stdbool.h>

/* Pull-to-refresh and load-more as one state machine with no views and no classes: what
   refresh-bench compares the kit with. Lengths are in points, times in seconds. */

enum machine_state {
  MACHINE_IDLE,
  MACHINE_PULLING,
  MACHINE_REFRESHING,
};

/* A header above the content, or a back footer below it. */
struct machine_part {
  enum machine_state state;
  double height;
  /* How far it is pulled out, as a share of its height. */
  double percent;
  /* The room that it has borrowed. */
  double loan;
  /* When it calls back, when the app ends it, and when its end is told; infinite where it does not. */
  double callback_due, end_due, ended_due;
  /* How long the app takes to load; infinite where it never ends by itself. */
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
