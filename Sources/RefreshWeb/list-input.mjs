// Fingers and keys on a list. A gesture along the list's axis is the list's; another one is the
// browser's, or that of a list around it or inside.

import { isZoomed, motion } from "./list-environment.mjs";

/** The distance that a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** The functions that nested lists call of each other, by their elements. */
const inputs = new WeakMap();

/** Passes the gestures on an element to its list; returns a function that forgets the finger that is down. */
export function followInput(host, live) {
  /**
   * The pointer that is down: its number, the point at which it went down, the corner of the list, the other lists
   * under it, and whether it drags.
   */
  let finger = null;
  let swallowsClick = false;
  /** The list's use for the drag of a pointer, as a number: 0 if the pointer is not this list's. */
  const use = (id, dx, dy) => finger?.id === id ? live.call("drag_use", -dx, -dy) : 0;
  inputs.set(host, { leave, use });

  const on = (type, handler, options) =>
    host.addEventListener(type, (event) => { if (live.kit) handler(event); }, options);

  const drags = ({ pointerType }) => pointerType === "mouse" ? host.drag === "mouse" : !isZoomed();

  /** The corner of the list in the window, inside its border. */
  function corner() {
    const { left, top } = host.getBoundingClientRect();
    return { left: left + host.clientLeft, top: top + host.clientTop };
  }

  // Pointers

  function touch(phase, { clientX = 0, clientY = 0, timeStamp }) {
    // With reduced motion nothing bounces back.
    if (motion.matches) live.set("bounces", phase !== "ended" && host.bounces);
    live.touch(phase, clientX - finger.left, clientY - finger.top, finger.id, timeStamp);
  }

  function leave(event) {
    if (finger?.id !== event.pointerId) return;
    touch(event.type === "pointerup" ? "ended" : "cancelled", event);
    finger = null;
  }

  /** Accepts or leaves a gesture that has become a drag; false if the list has no use for it. */
  function mayMove(event) {
    const { id, x, y, others } = finger;
    const way = [id, event.clientX - x, event.clientY - y];
    if (Math.hypot(way[1], way[2]) < slop) return true;
    const own = use(...way);
    if (own === 0 || others.some((other) => other.use(...way) > own)) {
      leave(event);
      return false;
    }
    finger.isDragging = swallowsClick = true;
    // The list that drags is the only one that has the pointer.
    for (const other of others) other.leave(event);
    try { host.setPointerCapture(id); } catch { /* The pointer is gone. */ }
    return true;
  }

  on("pointerdown", (event) => {
    const { pointerId: id, clientX: x, clientY: y, isPrimary, timeStamp } = event;
    if (isPrimary) swallowsClick = false;
    if (event.button !== 0 || event.defaultPrevented || !drags(event) || (finger && !isPrimary)) return;
    if (finger) leave({ pointerId: finger.id, timeStamp });
    const others = event.composedPath().filter((found) => found !== host && inputs.has(found))
      .map((found) => inputs.get(found));
    finger = { id, x, y, ...corner(), others };
    swallowsClick ||= live.number("isDecelerating") === 1;
    touch("began", event);
  });

  on("pointermove", (event) => {
    if (finger?.id !== event.pointerId) return;
    // A mouse that was released outside the page has no button down when it returns.
    if (event.buttons === 0) return leave(event);
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event]) {
      if (!finger.isDragging && !mayMove(point)) return;
      touch("moved", point);
    }
  });

  on("pointerup", leave);
  on("pointercancel", leave);
  // A row loses its pointer to the list that drags.
  on("lostpointercapture", (event) => { if (event.composedPath()[0] === host) leave(event); });

  on("click", (event) => {
    // A click that ends a drag or has stopped a fling; clicks by keys have no detail.
    if (swallowsClick && event.detail > 0) {
      swallowsClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.composedPath()[0].closest(".component")) {
      const { left, top } = corner();
      live.perform("tap", event.clientX - left, event.clientY - top);
    }
  }, { capture: true });

  // Keys

  on("keydown", (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const target = event.composedPath()[0];
    if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
    // Elements that use keys themselves.
    if (target.isContentEditable || target.closest("input, textarea, select, video, audio")) return;
    if (key === " " && target.closest("button, summary, [role=button]")) return;
    if (live.perform("press_key", key, shiftKey, !event.repeat && !motion.matches) > 0) event.preventDefault();
  });

  return () => { finger = null; };
}
