// Fingers on a list. Inside the range they are the browser's; a finger that moves outward at an edge with a component
// is the list's until it is lifted.

import { isZoomed, knowsDirections, motion } from "./list-environment.mjs";

/** The distance that a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

const edges = ["top", "left", "bottom", "right"];

/** Passes the fingers that pull to the list of an element and its scroller. */
export function followTouches(host, scroller, live, layout, reports) {
  /**
   * The finger that is down: its number, the point and the time at which it went down, the corner of the list, its last
   * point, whether it may pull, and its owner: "kit", "browser", or null before it has moved.
   */
  let finger = null;
  let preventsMoves = false;

  function start(event) {
    if (!live.kit) return;
    // A second finger pinches, unless the list has the first one.
    if (finger && event.touches.length > 1) {
      finger.owner ??= "browser";
      return;
    }
    const path = event.composedPath();
    const { identifier: id, clientX: x, clientY: y } = event.changedTouches[0];
    const mayPull = !isZoomed() && !event.defaultPrevented && event.touches.length === 1
      && !scrolls(path.slice(0, path.indexOf(scroller.target)), layout.isHorizontal, host);
    const listening = new AbortController();
    finger = {
      id, x, y, last: { x, y }, time: event.timeStamp, corner: scroller.corner, mayPull, owner: null, listening,
      ends: knowsDirections ? edges.filter(canPull) : sides().filter(canPull),
    };
    // A row that is removed under a finger still has its events.
    for (const [type, handler] of [["touchmove", move], ["touchend", end], ["touchcancel", end]]) {
      path[0].addEventListener(type, handler, { passive: true, signal: listening.signal });
    }
    if (!mayPull) return;
    if (layout.isMoving || layout.showsLevel) begin(finger, finger.time);
    if (ends().some(canPull)) scroller.mark("touched", true);
  }

  function touchOf({ changedTouches }) {
    return [...changedTouches].find(({ identifier }) => identifier === finger?.id);
  }

  function pass(phase, { x, y }, time) {
    // With reduced motion nothing bounces back.
    if (motion.matches) live.set("bounces", phase !== "ended" && host.bounces);
    live.touch(phase, x - finger.corner.left, y - finger.corner.top, finger.id, time);
  }

  /** Gives the finger to the list, which has it from a point on. */
  function begin(point, time) {
    finger.owner = "kit";
    pass("began", point, time);
  }

  function move(event) {
    const touch = touchOf(event);
    if (!touch || !live.kit) return;
    const point = { x: touch.clientX, y: touch.clientY };
    const { x, y, last, mayPull } = finger;
    if (!finger.owner) {
      const [dx, dy] = [point.x - x, point.y - y];
      if (dx === 0 && dy === 0) return;
      const edge = edgePulled(dx, dy);
      // The browser has not begun to scroll by a finger that `touch-action` leaves to the list, or whose move can
      // still be prevented.
      const isFree = finger.ends.includes(edge) || event.cancelable;
      if (mayPull && isFree && event.touches.length === 1 && edge) begin(finger, finger.time);
      else finger.owner = "browser";
    } else if (finger.owner === "browser" && mayPull && reports.isDragging) {
      takeOver(point, edgePulled(point.x - last.x, point.y - last.y), event.timeStamp);
    }
    finger.last = point;
    if (finger.owner === "kit") pass("moved", point, event.timeStamp);
  }

  /** Takes a finger that has scrolled to an edge and moves on; the browser lets go of a list that does not scroll. */
  function takeOver({ x, y }, edge, time) {
    if (!edge || (edge === "left" || edge === "right") !== layout.isHorizontal) return;
    scroller.mark("held", true);
    reports.cancel();
    const [dx, dy] = { top: [0, -slop], bottom: [0, slop], left: [-slop, 0], right: [slop, 0] }[edge];
    begin({ x: x + dx, y: y + dy }, time);
  }

  function end(event) {
    const touch = touchOf(event);
    if (!touch) return;
    if (finger.owner === "kit") {
      pass(event.type === "touchend" ? "ended" : "cancelled", { x: touch.clientX, y: touch.clientY }, event.timeStamp);
    } else if (event.type === "touchend") reports.lift();
    else reports.cancel();
    forget();
  }

  function forget() {
    if (!finger) return;
    finger.listening.abort();
    finger = null;
    scroller.mark("touched", false);
    scroller.mark("held", false);
  }

  // Edges

  /** The edges along the axis, and those across it. */
  const ends = () => layout.isHorizontal ? ["left", "right"] : ["top", "bottom"];
  const sides = () => layout.isHorizontal ? ["top", "bottom"] : ["left", "right"];

  /** Whether the content is at an edge, and has a component to pull there. */
  const canPull = (edge) => layout.hasPull(edge) && layout.isAt(edge);

  /** The edge that a finger pulls by a move; null if there is none. */
  function edgePulled(dx, dy) {
    const isAcross = Math.abs(dx) > Math.abs(dy);
    const edge = isAcross ? (dx > 0 ? "left" : "right") : (dy > 0 ? "top" : "bottom");
    return canPull(edge) ? edge : null;
  }

  // A browser that knows no directions asks for each move whether it is the list's.

  const prevent = (event) => { if (finger?.owner === "kit" && event.cancelable) event.preventDefault(); };

  function setPrevention(prevents) {
    if (prevents === preventsMoves) return;
    preventsMoves = prevents;
    if (prevents) scroller.target.addEventListener("touchmove", prevent, { passive: false });
    else scroller.target.removeEventListener("touchmove", prevent);
  }

  return {
    /** Follows the fingers on the scroller until a signal is aborted. */
    listen(signal) {
      const { target } = scroller;
      target.addEventListener("touchstart", start, { passive: true, signal });
      signal.addEventListener("abort", () => target.removeEventListener("touchmove", prevent));
    },

    /** Whether a finger scrolls by the browser. */
    get isScrolling() { return finger?.owner === "browser"; },

    /** The value of `touch-action` that leaves to the list the fingers that it has. */
    touchAction() {
      const hasAll = layout.isMoving || layout.showsLevel;
      const pulled = ends().filter(canPull);
      setPrevention(!isZoomed() && (!knowsDirections && pulled.length > 0 || hasAll));
      const isPulledAcross = sides().some(canPull);
      if (isZoomed() || !hasAll && pulled.length === 0 && !isPulledAcross) return "auto";
      const [along, across] = layout.isHorizontal ? ["pan-x", "pan-y"] : ["pan-y", "pan-x"];
      const allowed = [hasAll ? "" : inward(pulled, along), isPulledAcross ? "" : across];
      return [...allowed, "pinch-zoom"].filter(Boolean).join(" ");
    },

    /** Cancels the pull of a finger, because the list has another size. */
    cancel() {
      if (finger?.owner !== "kit") return;
      pass("cancelled", finger.last, performance.now());
      forget();
    },

    forget,
  };
}

/** Whether one of some elements inside a list scrolls along an axis, or is a list along it. */
export function scrolls(path, isHorizontal, list) {
  return path.some((found) => {
    if (!(found instanceof Element) || found === list || found === document.scrollingElement) return false;
    const { overflowX, overflowY } = getComputedStyle(found);
    const [overflow, length, sight] = isHorizontal ? [overflowX, found.scrollWidth, found.clientWidth]
      : [overflowY, found.scrollHeight, found.clientHeight];
    return /auto|scroll/.test(overflow)
      && (length > sight || found.localName === "refresh-list" && (found.direction === "horizontal") === isHorizontal);
  });
}

/** The value of `touch-action` for the drags along the axis that are not outward at some ends; empty for none. */
function inward(ends, along) {
  if (ends.length === 0 || !knowsDirections) return along;
  // The direction in which the content scrolls: down, if the finger moves up.
  const directions = { top: "pan-down", bottom: "pan-up", left: "pan-right", right: "pan-left" };
  return ends.length > 1 ? "" : directions[ends[0]];
}
