// Scrolling a list: by calls, wheels, keys and touches, within the range of its content.

import { reducesMotion } from "./list-environment.mjs";
import { limited } from "./list-layout.mjs";
import { Slot } from "./refresh-kit.mjs";

/** Each axis: its sides and its length, the slots at its ends, and drags to them as touch-action has them. */
const axes = {
  x: { sides: ["left", "right"], length: "width", slots: ["leader", "trailer"], drags: ["pan-left", "pan-right"] },
  y: { sides: ["top", "bottom"], length: "height", slots: ["header", "footer"], drags: ["pan-up", "pan-down"] },
};

/** Scrolls the content of an element, which has a layout and a list in the module. */
export function makeScroller(host, layout, live) {
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
    live.perform("scroll_to", x, y, animated && !reducesMotion());
    return true;
  }

  /** Whether there is content where it is to move on. */
  function hasMore(way, axis) {
    const [least, most] = range(axis);
    const offset = scroller.offset[axis];
    return way < 0 ? offset > least : offset < most;
  }

  /** Whether a list that scrolls vertically has a component at a side. */
  const hasSides = () => Boolean(host.trailer || host.leader);

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

    /** Whether a way is one along which the list is dragged. */
    isAlong(dx, dy) {
      const isHorizontal = scroller.axis === "x";
      return (!isHorizontal && hasSides()) || isHorizontal === Math.abs(dx) > Math.abs(dy);
    },

    /** Whether the list moves where the content is to move on by that much, or has a component there. */
    canMove(way) {
      const { axis } = scroller;
      return hasMore(way, axis) || Boolean(host[axes[axis].slots[way < 0 ? 0 : 1]]);
    },

    /** The drags that move nothing at an end and across the axis, as a value of touch-action; "" for no end. */
    get unusedDrags() {
      const { axis } = scroller;
      if (host.bounces || (axis === "y" && hasSides())) return "";
      const [drag, ...others] = axes[axis].drags.filter((_, end) => !scroller.canMove(2 * end - 1));
      if (!drag) return "";
      return `${axis === "x" ? "pan-y" : "pan-x"} ${others.length > 0 ? `pan-${axis}` : drag} pinch-zoom`;
    },

    /** Scrolls as a key does, by the name of a step; false where the content is at that end. */
    step(name, animated) {
      if (!hasMore(/Up|Left|home/.test(name) ? -1 : 1, scroller.axis)) return false;
      live.perform("scroll_by", name, animated && !reducesMotion());
      return true;
    },

    /** Scrolls by a wheel; false where the content is at its end. */
    scrollBy(dx, dy) {
      const { offset } = scroller;
      live.perform("wheel", dx, dy);
      const now = scroller.offset;
      return now.x !== offset.x || now.y !== offset.y;
    },

    /** Passes on a touch with its own time. */
    touch(phase, ...values) {
      if (!scroller.isLive) return;
      // Nothing swings back where the user wants less motion.
      if (reducesMotion()) live.set("bounces", phase !== "ended" && host.bounces);
      live.touch(phase, ...values);
    },
  };
  return scroller;
}
