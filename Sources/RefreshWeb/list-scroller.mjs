// Scrolling a list: by calls, wheels, keys and touches, within the range of its content.

import { reducesMotion } from "./list-environment.mjs";

/** How the content of one element is scrolled. */
export class ListScroller {
  #host;
  #layout;
  #live;
  /** Where an animated scroll will end; null without one. */
  #target = null;

  /** `live()` is the list in the module, null while there is none. */
  constructor(host, layout, live) {
    this.#host = host;
    this.#layout = layout;
    this.#live = live;
  }

  /** Whether the list is in the module. */
  get isLive() { return this.#live() !== null; }

  /** Whether the content moves on after a drag. */
  get isMoving() { return this.#live().flag("isDecelerating"); }

  get size() { return this.#layout.size; }

  get #isHorizontal() { return this.#host.direction === "horizontal"; }

  /** The range of each axis, and the offset. */
  get #range() { return this.#layout.range(this.#live()); }

  /** Scrolls to a place, as `scrollTo` and `scrollBy` of an element; both arguments may be left out. */
  scroll([first, second], isRelative) {
    const options = typeof first === "number" ? { left: first, top: second } : first ?? {};
    const { left, top, behavior } = options;
    const { x, y } = this.#range.offset;
    const { padding } = this.#layout;
    const place = (value, offset, inset) =>
      value === undefined ? offset : isRelative ? offset + value : value - inset;
    this.#move(place(left, x, padding.left), place(top, y, padding.top), behavior === "smooth");
  }

  /** Forgets where an animated scroll was to end: the content rests, or a finger has stopped it. */
  stop() { this.#target = null; }

  /** Whether a way is one along which the list is dragged. */
  isAlong(dx, dy) {
    if (this.#host.trailer !== null && !this.#isHorizontal) return true;
    return this.#isHorizontal === Math.abs(dx) > Math.abs(dy);
  }

  /** Whether the list moves where the content is to move on by that much, or has a component there. */
  canMove(dx, dy) {
    const range = this.#range;
    const [way, offset, [least, most]] = this.#isHorizontal
      ? [dx, range.offset.x, range.x] : [dy, range.offset.y, range.y];
    if (way < 0) return offset > least || (!this.#isHorizontal && this.#host.header !== null);
    return offset < most || (this.#isHorizontal ? this.#host.trailer : this.#host.footer) !== null;
  }

  /** Scrolls by a wheel or a key; false where the content is at its end. */
  scrollBy(dx, dy, isAnimated) {
    const old = this.#range.offset;
    if (isAnimated) {
      const from = this.#target ?? old;
      return this.#move(from.x + dx, from.y + dy, true);
    }
    const finite = (way) => Math.min(Math.max(way, -1e9), 1e9);
    const live = this.#live();
    live.perform(() => live.call("wheel", finite(dx), finite(dy)));
    if (!this.isLive) return true;
    const { x, y } = this.#range.offset;
    return x !== old.x || y !== old.y;
  }

  /** Passes on a touch with its own time. */
  touch(phase, ...values) {
    const live = this.#live();
    if (!live) return;
    if (phase === "began") this.stop();
    // Nothing swings back where the user wants less motion.
    if (reducesMotion()) live.set("bounces", phase !== "ended" && this.#host.bounces);
    live.touch(phase, ...values);
  }

  /** Scrolls to an offset within the range; false where the content is there. */
  #move(toX, toY, animated) {
    const range = this.#range;
    const clamp = (value, [least, most]) => Math.min(Math.max(value, least), most);
    const [x, y] = [clamp(toX, range.x), clamp(toY, range.y)];
    if (x === range.offset.x && y === range.offset.y) return false;
    const isAnimated = animated && !reducesMotion();
    this.#target = isAnimated ? { x, y } : null;
    const live = this.#live();
    live.perform(() => live.call("scroll_to", x, y, isAnimated));
    return true;
  }
}
