// The list of the module that an element shows: its calls, and its time, which frames and timers
// advance.

import { RefreshKit, Slot, phases } from "./refresh-kit.mjs";

/** The time within which a frame is requested rather than a timer, in seconds. */
const soon = 0.1;

/** A list of the module, from `make()` to `free()`; at other times calls have no effect. */
export class LiveList {
  /** The instance of the module that the list is in; null without a list. */
  kit = null;

  #view;
  #list = 0;
  #epoch = 0;
  #now = 0;
  #frame = 0;
  #timer = 0;
  #events = [];

  /**
   * `view` has `show(items)`, called in a frame, which returns whether rows have moved, `layOut()`, called
   * before a refresh ends, and `notify(...event)`.
   */
  constructor(view) {
    this.#view = view;
  }

  /** Makes the list; `measure(text, size)` returns the width of a text. */
  make(kit, measure) {
    this.kit = kit;
    this.#now = 0;
    this.#epoch = performance.now();
    this.#list = kit.call("make_list", 0, 0);
    kit.listen(this.#list, (...event) => this.#events.push(event));
    kit.measure(this.#list, measure);
    this.call("set_clock", Date.now() / 1000, -60 * new Date().getTimezoneOffset());
    // A frame of the page shows the motion of the last millisecond.
    this.set("frameRate", 1000);
    if (RefreshKit.isRecording) this.call("record", 1);
  }

  /** Frees the list. */
  free() {
    this.sleep();
    this.kit.free(this.#list);
    this.kit = null;
  }

  // Calls

  call(name, ...values) { return this.kit?.call(name, this.#list, ...values); }

  number(name, slot = Slot.list) { return this.kit?.number(this.#list, slot, name); }

  text(name, slot = Slot.list) { return this.kit?.text(this.#list, slot, name); }

  updated(slot) { return this.kit?.updated(this.#list, slot) ?? null; }

  get script() { return this.kit?.script(this.#list) ?? null; }

  /** Sets a number or a flag of the list; null removes it. */
  set(name, value) { this.call("set", Slot.list, name, value); }

  /** The offset of the content. */
  get offset() {
    return { x: this.number("contentOffset.x"), y: this.number("contentOffset.y") };
  }

  /**
   * Makes a call, notifies the app of the events, and requests a frame. If no frame is requested yet, the
   * list's time has stood still, and is first advanced to the present. Returns the result of the call.
   */
  perform(...call) {
    if (!this.kit) return undefined;
    // What was loaded is in the content when the loading ends.
    if (call[0] === "respond" || call[0] === "end") this.#view.layOut();
    if (!this.#frame) this.#advance(performance.now());
    const result = this.call(...call);
    this.#notify();
    this.wake();
    return result;
  }

  /** Reports where the browser has scrolled, by the number of a cause; requests a frame if that changes more. */
  report({ x, y }, cause) {
    const seconds = this.#frame ? 0 : Math.max(0, (performance.now() - this.#epoch) / 1000 - this.#now);
    this.#now += seconds;
    const changes = this.call("scrolled", x, y, cause, seconds) > 0 || this.#events.length > 0;
    this.#notify();
    if (changes) this.wake();
  }

  /** Passes a touch with its own time. */
  touch(phase, x, y, id, time) {
    this.#advance(time);
    this.perform("touch", phases.indexOf(phase), x, y, id, (time - this.#epoch) / 1000);
  }

  // Time

  /** Advances the list to a time of the page, if that is later, and performs due work. */
  #advance(time) {
    const seconds = (time - this.#epoch) / 1000 - this.#now;
    if (seconds <= 0) return;
    this.kit.advance(this.#list, seconds);
    this.#now += seconds;
    this.#notify();
  }

  /** Notifies the view of the events, when no call of the module is under way. */
  #notify() {
    while (this.#events.length > 0) this.#view.notify(...this.#events.shift());
  }

  /** Requests a frame; a hidden page has none. */
  wake() {
    if (!this.kit || this.#frame || document.hidden) return;
    // Cleared only if there is one, because a frame has little time.
    this.#timer &&= clearTimeout(this.#timer);
    this.#frame = requestAnimationFrame((time) => {
      this.#advance(time);
      this.#frame = 0;
      this.show();
    });
  }

  /** Cancels the frame and the timer until the next call. */
  sleep() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  /** Shows the present state of the list, and requests the next frame, or a timer, if there is a next change. */
  show() {
    if (!this.kit) return;
    // If rows have moved in this frame, the next change is read only when they rest.
    if (this.#view.show(this.kit.draw(this.#list, "draw_in_page"))) return this.wake();
    const next = this.kit.next(this.#list) ?? Infinity;
    if (next <= soon) return this.wake();
    clearTimeout(this.#timer);
    if (next === Infinity || document.hidden) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(1000 * (next - soon / 2), 2 ** 31 - 1));
  }
}
