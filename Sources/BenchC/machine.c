#include "machine.h"

#include <math.h>

static const double opening_time = 0.25;
static const double closing_time = 0.4;

static void part_init(struct machine_part *part, double height, double loading_time) {
  *part = (struct machine_part){
    .height = height,
    .callback_due = INFINITY,
    .end_due = INFINITY,
    .ended_due = INFINITY,
    .loading_time = loading_time,
  };
}

void machine_init(struct machine *machine, double height, double content_height) {
  *machine = (struct machine){.height = height, .content_height = content_height};
  part_init(&machine->header, 54, 0.5);
  part_init(&machine->footer, 44, INFINITY);
}

static double last_offset(const struct machine *machine) {
  return fmax(machine->content_height - machine->height, 0);
}

static void begin(struct machine *machine, struct machine_part *part) {
  part->state = MACHINE_REFRESHING;
  part->percent = 1;
  part->inset = part->height;
  part->callback_due = machine->now + opening_time;
}

/* `distance` is the length by which the part is pulled out. */
static bool follow(struct machine *machine, struct machine_part *part, double distance) {
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
    begin(machine, part);
    return true;
  }
  if (distance < part->height) part->percent = distance / part->height;
  return false;
}

static void set_offset(struct machine *machine, double offset) {
  struct machine_part *header = &machine->header, *footer = &machine->footer;
  machine->offset = offset;
  if (header->state == MACHINE_REFRESHING) {
    header->inset = fmin(fmax(-offset, 0), header->height);
  }
  if (follow(machine, header, -offset)) set_offset(machine, -header->height);
  double last = last_offset(machine);
  if (follow(machine, footer, machine->offset - last)) set_offset(machine, last + footer->height);
}

void machine_begin_dragging(struct machine *machine) {
  machine->is_dragging = true;
  machine->is_decelerating = false;
}

void machine_drag(struct machine *machine, double offset) { set_offset(machine, offset); }

void machine_end_dragging(struct machine *machine, bool decelerate) {
  machine->is_dragging = false;
  machine->is_decelerating = decelerate;
}

void machine_decelerate(struct machine *machine, double offset) { set_offset(machine, offset); }

static void clamp(struct machine *machine) {
  if (machine->is_dragging || machine->is_decelerating) return;
  double first = -machine->header.inset;
  double last = fmax(first, last_offset(machine) + machine->footer.inset);
  double clamped = fmin(fmax(machine->offset, first), last);
  if (clamped != machine->offset) set_offset(machine, clamped);
}

void machine_end_decelerating(struct machine *machine) {
  machine->is_decelerating = false;
  clamp(machine);
}

static double next_due(const struct machine_part *part) {
  return fmin(fmin(part->callback_due, part->end_due), part->ended_due);
}

static void run(struct machine *machine, struct machine_part *part) {
  if (part->callback_due <= machine->now) {
    part->callback_due = INFINITY;
    part->callbacks += 1;
    part->end_due = machine->now + part->loading_time;
  } else if (part->end_due <= machine->now) {
    part->end_due = INFINITY;
    part->state = MACHINE_IDLE;
    part->inset = 0;
    part->ended_due = machine->now + closing_time;
    clamp(machine);
  } else {
    part->ended_due = INFINITY;
    part->percent = 0;
    part->ends += 1;
  }
}

void machine_advance(struct machine *machine, double interval) {
  double end = machine->now + interval;
  while (true) {
    double header_due = next_due(&machine->header), footer_due = next_due(&machine->footer);
    double due = fmin(header_due, footer_due);
    if (due > end) break;
    machine->now = fmax(machine->now, due);
    run(machine, header_due <= footer_due ? &machine->header : &machine->footer);
  }
  machine->now = end;
}

bool machine_is_at_rest(const struct machine *machine) {
  return machine->header.state == MACHINE_IDLE && machine->footer.state == MACHINE_IDLE
    && machine->offset == 0 && machine->header.inset == 0 && machine->footer.inset == 0;
}
