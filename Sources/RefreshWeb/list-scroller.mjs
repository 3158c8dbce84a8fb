// Scrolling a list: by calls, keys and touches.

import { reducesMotion } from "./list-environment.mjs";
import { Slot } from "./refresh-kit.mjs";

/** The drags back and on along each axis, as touch-action has them. */
const drags = { x: ["pan-left", "pan-right"], y: ["pan-up", "pan-down"] };

/** Scrolls the content of an element, which has a layout and a list in the module. */
export function makeScroller(host, layout, live) {
  const number = (name) => live.number(Slot.list, name);

  /** Whether a list that scrolls vertically has a component at a side. */
  const hasSides = () => Boolean(host.trailer || host.leader);

  /** Whether there is content, or a component, where the content is to move on along an axis. */
  const canMove = (axis, way) => live.call("can_move", axis === "x" ? way : 0, axis === "y" ? way : 0) > 0;

  const scroller = {
    /** Whether the list is in the module. */
    get isLive() { return live.kit !== null; },

    /** Whether the content moves on after a drag. */
    get isMoving() { return number("isDecelerating") === 1; },

    /** The axis along which the content scrolls. */
    get axis() { return host.direction === "horizontal" ? "x" : "y"; },

    get size() { return layout.size; },

    /** The offset of the content. */
    get offset() { return { x: number("contentOffset.x"), y: number("contentOffset.y") }; },

    /** Scrolls to an offset, within the range of the content. */
    move({ x, y }, animated) { live.perform("scroll_within", x, y, animated && !reducesMotion()); },

    /** Scrolls to a place, as `scrollTo` and `scrollBy` of an element; both arguments may be left out. */
    scroll([first, second], isRelative) {
      const { left, top, behavior } =
        typeof first === "number" ? { left: first, top: second } : first ?? {};
      const { x, y } = scroller.isLive ? scroller.offset : host.contentOffset;
      // A number that is not finite is 0, as everywhere.
      const place = (value, offset, inset) => value === undefined ? offset
        : (Number.isFinite(+value) ? +value : 0) + (isRelative ? offset : -inset);
      const to = { x: place(left, x, layout.padding.left), y: place(top, y, layout.padding.top) };
      if (scroller.isLive) scroller.move(to, behavior === "smooth");
      else layout.keep(to);
    },

    /** Whether a way is one along which the list is dragged. */
    isAlong(dx, dy) {
      const isHorizontal = scroller.axis === "x";
      return (!isHorizontal && hasSides()) || isHorizontal === Math.abs(dx) > Math.abs(dy);
    },

    /** Whether a drag is along the list, and moves something. */
    hasUse(dx, dy) {
      const [axis, way] = Math.abs(dx) > Math.abs(dy) ? ["x", -dx] : ["y", -dy];
      return scroller.isAlong(dx, dy) && canMove(axis, way);
    },

    /** The drags that move nothing at an end and across the axis, as a value of touch-action; "" for no end. */
    get unusedDrags() {
      const { axis } = scroller;
      if (host.bounces || (axis === "y" && hasSides())) return "";
      const [drag, ...others] = drags[axis].filter((_, end) => !canMove(axis, 2 * end - 1));
      if (!drag) return "";
      return `${axis === "x" ? "pan-y" : "pan-x"} ${others.length > 0 ? `pan-${axis}` : drag} pinch-zoom`;
    },

    /** Scrolls as a key does, by the name of a step; false where the content is at that end. */
    step(name, animated) { return live.perform("scroll_by", name, animated && !reducesMotion()) > 0; },

    /** Scrolls by a wheel; false where nothing moves. */
    turn(dx, dy) { return live.perform("wheel", dx, dy) > 0; },

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
