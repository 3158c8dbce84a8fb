// Scrolling a list: by calls, wheels, keys and touches, within the range of its content.

import { reducesMotion } from "./list-environment.mjs";
import { limited } from "./list-layout.mjs";
import { Slot } from "./refresh-kit.mjs";

/** Each axis: its sides and its length, the slots at its ends, and drags to them as touch-action has them. */
const axes = {
  x: { sides: ["left", "right"], length: "width", slots: [null, "trailer"], drags: ["pan-left", "pan-right"] },
  y: { sides: ["top", "bottom"], length: "height", slots: ["header", "footer"], drags: ["pan-up", "pan-down"] },
};

/** Scrolls the content of an element, which has a layout and a list in the module. */
export function makeScroller(host, layout, live) {
  /** Where an animated scroll will end; null without one. */
  let target = null;

  const number = (name) => live.number(Slot.list, name);

  /** The least and the greatest offset on an axis. */
  function range(axis) {
    const { sides, length } = axes[axis];
    const [before, after] = sides.map((side) => number(`adjustedContentInset.${side}`));
    return [-before, Math.max(-before, layout.content[length] + after - layout.size[length])];
  }

  /** Scrolls to an offset within the range; false where the content is there. */
  function move(to, animated) {
    const [x, y] = ["x", "y"].map((axis) => limited(to[axis], ...range(axis)));
    const { offset } = scroller;
    if (x === offset.x && y === offset.y) return false;
    const isAnimated = animated && !reducesMotion();
    target = isAnimated ? { x, y } : null;
    live.perform("scroll_to", x, y, isAnimated);
    return true;
  }

  const scroller = {
    move,

    /** Whether the list is in the module. */
    get isLive() { return live.kit !== null; },

    /** Whether the content moves on after a drag. */
    get isMoving() { return number("isDecelerating") === 1; },

    /** The axis along which the content scrolls. */
    get axis() { return host.direction === "horizontal" ? "x" : "y"; },

    get size() { return layout.size; },

    /** The offset of the content. */
    get offset() { return { x: number("contentOffset.x"), y: number("contentOffset.y") }; },

    /** Scrolls to a place, as `scrollTo` and `scrollBy` of an element; both arguments may be left out. */
    scroll([first, second], isRelative) {
      const { left, top, behavior } =
        typeof first === "number" ? { left: first, top: second } : first ?? {};
      const { x, y } = scroller.isLive ? scroller.offset : host.contentOffset;
      // A number that is not finite is 0, as everywhere.
      const place = (value, offset, inset) => value === undefined ? offset
        : (Number.isFinite(+value) ? +value : 0) + (isRelative ? offset : -inset);
      const to = { x: place(left, x, layout.padding.left), y: place(top, y, layout.padding.top) };
      if (scroller.isLive) move(to, behavior === "smooth");
      else layout.keep(to);
    },

    /** Forgets where an animated scroll was to end: the content rests, or a finger has stopped it. */
    stop() { target = null; },

    /** Whether a way is one along which the list is dragged. */
    isAlong(dx, dy) {
      const isHorizontal = scroller.axis === "x";
      return (!isHorizontal && host.trailer !== null) || isHorizontal === Math.abs(dx) > Math.abs(dy);
    },

    /** Whether the list moves where the content is to move on by that much, or has a component there. */
    canMove(way) {
      const { axis, offset } = scroller;
      const [least, most] = range(axis);
      return (way < 0 ? offset[axis] > least : offset[axis] < most)
        || Boolean(host[axes[axis].slots[way < 0 ? 0 : 1]]);
    },

    /** The drags that move nothing at an end and across the axis, as a value of touch-action; "" for no end. */
    get unusedDrags() {
      const { axis } = scroller;
      if (host.bounces || (axis === "y" && host.trailer)) return "";
      const [drag, ...others] = axes[axis].drags.filter((_, end) => !scroller.canMove(2 * end - 1));
      if (!drag) return "";
      return `${axis === "x" ? "pan-y" : "pan-x"} ${others.length > 0 ? `pan-${axis}` : drag} pinch-zoom`;
    },

    /** Scrolls by a wheel or a key; false where the content is at its end. */
    scrollBy(dx, dy, isAnimated) {
      const { offset } = scroller;
      if (isAnimated) return move({ x: (target ?? offset).x + dx, y: (target ?? offset).y + dy }, true);
      const [x, y] = [dx, dy].map((way) => limited(way, -1e9, 1e9));
      live.perform("wheel", x, y);
      const now = scroller.offset;
      return now.x !== offset.x || now.y !== offset.y;
    },

    /** Passes on a touch with its own time. */
    touch(phase, ...values) {
      if (!scroller.isLive) return;
      if (phase === "began") scroller.stop();
      // Nothing swings back where the user wants less motion.
      if (reducesMotion()) live.set("bounces", phase !== "ended" && host.bounces);
      live.touch(phase, ...values);
    },
  };
  return scroller;
}
