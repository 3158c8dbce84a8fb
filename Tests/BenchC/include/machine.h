#ifndef MACHINE_H
#define MACHINE_H

#include <math.h>
#include <stdbool.h>

/* Pull-to-refresh and load-more as one state machine with no views and no classes, with which
   refresh-bench compares the kit. Lengths are in points, times in seconds. All of it is inline, so that
   no call costs more than it would inside the program that is measured. */

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

static const double machine_opening_time = 0.25;
static const double machine_closing_time = 0.4;

/* Without the cases of NaN that fmin and fmax have, which double the time. */
static inline double machine_least(double a, double b) { return a < b ? a : b; }
static inline double machine_greatest(double a, double b) { return a > b ? a : b; }

static inline void machine_part_init(struct machine_part *part, double height, double loading_time) {
  *part = (struct machine_part){
    .height = height,
    .callback_due = INFINITY,
    .end_due = INFINITY,
    .ended_due = INFINITY,
    .loading_time = loading_time,
  };
}

static inline void machine_init(struct machine *machine, double height, double content_height) {
  *machine = (struct machine){.height = height, .content_height = content_height};
  machine_part_init(&machine->header, 54, 0.5);
  machine_part_init(&machine->footer, 44, INFINITY);
}

static inline double machine_last_offset(const struct machine *machine) {
  return machine_greatest(machine->content_height - machine->height, 0);
}

static inline void machine_begin(struct machine *machine, struct machine_part *part) {
  part->state = MACHINE_REFRESHING;
  part->percent = 1;
  part->inset = part->height;
  part->callback_due = machine->now + machine_opening_time;
}

/* `distance` is the length by which the part is pulled out. */
static inline bool machine_follow(struct machine *machine, struct machine_part *part, double distance) {
  if (part->state == MACHINE_REFRESHING) return false;
  if (distance <= 0) {
    part->percent = 0;
    part->state = MACHINE_IDLE;
    return false;
  }
  if (machine->is_dragging) {
    part->percent = distance / part->height;
    part->state = distance > part->height ? MACHINE_PULLING : MACHINE_IDLE;
    return false;
  }
  if (part->state == MACHINE_PULLING) {
    machine_begin(machine, part);
    return true;
  }
  if (distance < part->height) part->percent = distance / part->height;
  return false;
}

static inline void machine_set_offset(struct machine *machine, double offset) {
  struct machine_part *header = &machine->header, *footer = &machine->footer;
  machine->offset = offset;
  if (header->state == MACHINE_REFRESHING) {
    header->inset = machine_least(machine_greatest(-offset, 0), header->height);
  }
  if (machine_follow(machine, header, -offset)) machine_set_offset(machine, -header->height);
  double last = machine_last_offset(machine);
  if (machine_follow(machine, footer, machine->offset - last)) machine_set_offset(machine, last + footer->height);
}

static inline void machine_begin_dragging(struct machine *machine) {
  machine->is_dragging = true;
  machine->is_decelerating = false;
}

static inline void machine_drag(struct machine *machine, double offset) { machine_set_offset(machine, offset); }

static inline void machine_end_dragging(struct machine *machine, bool decelerate) {
  machine->is_dragging = false;
  machine->is_decelerating = decelerate;
}

static inline void machine_decelerate(struct machine *machine, double offset) { machine_set_offset(machine, offset); }

static inline void machine_clamp(struct machine *machine) {
  if (machine->is_dragging || machine->is_decelerating) return;
  double first = -machine->header.inset;
  double last = machine_greatest(first, machine_last_offset(machine) + machine->footer.inset);
  double clamped = machine_least(machine_greatest(machine->offset, first), last);
  if (clamped != machine->offset) machine_set_offset(machine, clamped);
}

static inline void machine_end_decelerating(struct machine *machine) {
  machine->is_decelerating = false;
  machine_clamp(machine);
}

static inline double machine_next_due(const struct machine_part *part) {
  return machine_least(machine_least(part->callback_due, part->end_due), part->ended_due);
}

static inline void machine_run(struct machine *machine, struct machine_part *part) {
  if (part->callback_due <= machine->now) {
    part->callback_due = INFINITY;
    part->callbacks += 1;
    part->end_due = machine->now + part->loading_time;
  } else if (part->end_due <= machine->now) {
    part->end_due = INFINITY;
    part->state = MACHINE_IDLE;
    part->inset = 0;
    part->ended_due = machine->now + machine_closing_time;
    machine_clamp(machine);
  } else {
    part->ended_due = INFINITY;
    part->percent = 0;
    part->ends += 1;
  }
}

static inline void machine_advance(struct machine *machine, double interval) {
  double end = machine->now + interval;
  while (true) {
    double header_due = machine_next_due(&machine->header), footer_due = machine_next_due(&machine->footer);
    double due = machine_least(header_due, footer_due);
    if (due > end) break;
    machine->now = machine_greatest(machine->now, due);
    machine_run(machine, header_due <= footer_due ? &machine->header : &machine->footer);
  }
  machine->now = end;
}

static inline bool machine_is_at_rest(const struct machine *machine) {
  return machine->header.state == MACHINE_IDLE && machine->footer.state == MACHINE_IDLE
    && machine->offset == 0 && machine->header.inset == 0 && machine->footer.inset == 0;
}

#endif
