// Scrolling a list: by calls, wheels, keys and touches, within the range of its content.

import { reducesMotion } from "./list-environment.mjs";
import { Slot } from "./refresh-kit.mjs";

/** Each axis: its sides and its length, the slots at its ends, and drags to them as touch-action has them. */
const axes = {
  x: { sides: ["left", "right"], length: "width", slots: [null, "trailer"], drags: ["pan-left", "pan-right"] },
  y: { sides: ["top", "bottom"], length: "height", slots: ["header", "footer"], drags: ["pan-up", "pan-down"] },
};

/** How the content of one element is scrolled. */
export class ListScroller {
  #host;
  #layout;
  #live;
  /** Where an animated scroll will end; null without one. */
  #target = null;

  constructor(host, layout, live) {
    this.#host = host;
    this.#layout = layout;
    this.#live = live;
  }

  /** Whether the list is in the module. */
  get isLive() { return this.#live.kit !== null; }

  /** Whether the content moves on after a drag. */
  get isMoving() { return this.#number("isDecelerating") === 1; }

  /** The axis along which the content scrolls. */
  get axis() { return this.#host.direction === "horizontal" ? "x" : "y"; }

  get size() { return this.#layout.size; }

  /** The offset of the content. */
  get offset() {
    return { x: this.#number("contentOffset.x"), y: this.#number("contentOffset.y") };
  }

  #number(name) { return this.#live.number(Slot.list, name); }

  /** The least and the greatest offset on an axis. */
  #range(axis) {
    const { sides, length } = axes[axis];
    const [before, after] = sides.map((side) => this.#number(`adjustedContentInset.${side}`));
    return [-before, Math.max(-before, this.#layout.content[length] + after - this.size[length])];
  }

  /** Scrolls to a place, as `scrollTo` and `scrollBy` of an element; both arguments may be left out. */
  scroll([first, second], isRelative) {
    const { left, top, behavior } = typeof first === "number" ? { left: first, top: second } : first ?? {};
    const { x, y } = this.isLive ? this.offset : this.#host.contentOffset;
    const { padding } = this.#layout;
    const place = (value, offset, inset) =>
      value === undefined ? offset : isRelative ? offset + value : value - inset;
    const to = { x: place(left, x, padding.left), y: place(top, y, padding.top) };
    if (this.isLive) this.#move(to, behavior === "smooth");
    else this.#layout.keep(to);
  }

  /** Forgets where an animated scroll was to end: the content rests, or a finger has stopped it. */
  stop() { this.#target = null; }

  /** Whether a way is one along which the list is dragged. */
  isAlong(dx, dy) {
    return (this.axis === "y" && this.#host.trailer !== null)
      || (this.axis === "x") === Math.abs(dx) > Math.abs(dy);
  }

  /** Whether the list moves where the content is to move on by that much, or has a component there. */
  canMove(way) {
    const { axis } = this;
    const offset = this.offset[axis];
    const [least, most] = this.#range(axis);
    const end = way < 0 ? 0 : 1;
    return (way < 0 ? offset > least : offset < most) || Boolean(this.#host[axes[axis].slots[end]]);
  }

  /** The drags that move nothing at an end and across the axis, as a value of touch-action; "" for no end. */
  get unusedDrags() {
    const { axis } = this;
    if (this.#host.bounces || (axis === "y" && this.#host.trailer)) return "";
    const [drag, ...others] = axes[axis].drags.filter((_, end) => !this.canMove(2 * end - 1));
    if (!drag) return "";
    return `${axis === "x" ? "pan-y" : "pan-x"} ${others.length > 0 ? `pan-${axis}` : drag} pinch-zoom`;
  }

  /** Scrolls by a wheel or a key; false where the content is at its end. */
  scrollBy(dx, dy, isAnimated) {
    const old = this.offset;
    if (isAnimated) {
      const from = this.#target ?? old;
      return this.#move({ x: from.x + dx, y: from.y + dy }, true);
    }
    const finite = (way) => Math.min(Math.max(way, -1e9), 1e9);
    this.#live.perform("wheel", finite(dx), finite(dy));
    const { x, y } = this.offset;
    return x !== old.x || y !== old.y;
  }

  /** Passes on a touch with its own time. */
  touch(phase, ...values) {
    if (!this.isLive) return;
    if (phase === "began") this.stop();
    // Nothing swings back where the user wants less motion.
    if (reducesMotion()) this.#live.set("bounces", phase !== "ended" && this.#host.bounces);
    this.#live.touch(phase, ...values);
  }

  /** Scrolls to an offset within the range; false where the content is there. */
  #move(to, animated) {
    const clamped = (axis) => {
      const [least, most] = this.#range(axis);
      return Math.min(Math.max(to[axis], least), most);
    };
    const [old, x, y] = [this.offset, clamped("x"), clamped("y")];
    if (x === old.x && y === old.y) return false;
    const isAnimated = animated && !reducesMotion();
    this.#target = isAnimated ? { x, y } : null;
    this.#live.perform("scroll_to", x, y, isAnimated);
    return true;
  }
}
