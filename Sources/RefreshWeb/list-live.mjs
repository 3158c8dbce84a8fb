// A list of the module that an element shows: its calls, and its time, which frames and timers move.

import { Slot, phases } from "./refresh-kit.mjs";

/** The time within which a frame is asked for rather than a timer, in seconds. */
const soon = 0.1;

/** A list of the module, from its start to `free()`. */
export class LiveList {
  #kit;
  #view;
  #list;
  #now = 0;
  #epoch = performance.now();
  #frame = 0;
  #timer = 0;
  #events = [];
  #isAtRest = false;

  /** Whether events are dropped. */
  isQuiet = false;

  /**
   * Makes a list.
   *
   * @param view Has `show()` and `settle()`, called in a frame, `canSettle`, `notify(...event)`, and
   *   `measure(text, size)`.
   */
  constructor(kit, size, view) {
    this.#kit = kit;
    this.#view = view;
    this.#list = kit.call("make_list", size.width, size.height);
    kit.listen(this.#list, (...event) => { if (!this.isQuiet) this.#events.push(event); });
    kit.measure(this.#list, (text, fontSize) => view.measure(text, fontSize));
    this.call("set_clock", Date.now() / 1000, -60 * new Date().getTimezoneOffset());
    // A frame of the page shows the motion of the last millisecond.
    this.set("frameRate", 1000);
  }

  /** The instance of the module. */
  get kit() { return this.#kit; }

  /** Frees the list; it is not used any more. */
  free() {
    this.sleep();
    this.#kit.free(this.#list);
    this.#list = 0;
  }

  // Calls

  call(name, ...values) { return this.#kit.call(name, this.#list, ...values); }

  number(slot, name) { return this.#kit.number(this.#list, slot, name); }

  text(slot, name) { return this.#kit.text(this.#list, slot, name); }

  flag(name) { return this.number(Slot.list, name) === 1; }

  set(name, value) { this.call("set", Slot.list, name, value); }

  draw() { return this.#kit.draw(this.#list); }

  /**
   * Makes calls of the module, then notifies the app of what has happened, and asks for a frame. While
   * no frame is under way the list's time does not advance; it is set to the present first.
   */
  perform(calls) {
    if (!this.#frame) this.advance(performance.now());
    const result = calls();
    this.#notify();
    this.wake();
    return result;
  }

  /** Passes on a touch with its own time. */
  touch(phase, x, y, id, time) {
    this.advance(time);
    this.perform(() => this.call("touch", phases.indexOf(phase), x, y, id,
      (time - this.#epoch) / 1000));
  }

  // Time

  /** Moves the list's time on to a time of the page, where that is later, and performs what is due. */
  advance(time) {
    const seconds = (time - this.#epoch) / 1000 - this.#now;
    if (seconds <= 0) return;
    this.#kit.advance(this.#list, seconds);
    this.#now += seconds;
    this.#notify();
  }

  /** Asks for a frame; a hidden page has none. */
  wake() {
    if (!this.#list || this.#frame || document.hidden) return;
    this.#clearTimer();
    this.#frame = requestAnimationFrame((time) => {
      // Before anything is written, so that no layout is forced.
      if (this.#isAtRest) this.#view.settle();
      this.advance(time);
      this.#frame = 0;
      if (this.#list) this.show();
    });
  }

  /** Has neither a frame nor a timer until the next call. */
  sleep() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#clearTimer();
  }

  /** Shows the list as it is now, and asks for the next frame, or a timer, where there is one to come. */
  show() {
    this.#view.show();
    if (!this.#list) return;
    const next = this.#kit.next(this.#list);
    const isSoon = next !== null && next <= soon;
    this.#isAtRest = !isSoon && !this.flag("isTracking");
    if (isSoon || (this.#isAtRest && this.#view.canSettle)) return this.wake();
    if (next === null || document.hidden || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.wake();
    }, Math.min(1000 * (next - soon / 2), 2 ** 31 - 1));
  }

  #clearTimer() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Notifies the view of what has happened, once no call of the module is under way. */
  #notify() {
    while (this.#events.length > 0) this.#view.notify(...this.#events.shift());
  }
}
