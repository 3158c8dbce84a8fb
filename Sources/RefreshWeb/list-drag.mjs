// The drag of a mouse on a list of drag="mouse". It is the kit's, inside the range too; one along the axis of another
// list under the pointer is left to that list.

import { motion } from "./list-environment.mjs";

/** The distance that a mouse moves before it drags, in points: the kit's own slop. */
const slop = 10;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host([drag="mouse"]) { user-select: none; -webkit-user-select: none; cursor: grab; }
`);

/** The functions that nested lists call of each other, by their elements. */
const drags = new WeakMap();

/** Passes the drags of a mouse over an element to its list. */
export function followDrags(host, scroller, live, layout) {
  host.shadowRoot.adoptedStyleSheets.push(sheet);
  /** The pointer that is down: its number, the point at which it went down, the corner of the list, the other lists. */
  let pointer = null;
  let swallowsClick = false;
  drags.set(host, { leave, use: (id, dx, dy) => pointer?.id === id ? use(dx, dy) : 0 });

  const on = (type, handler, options) =>
    host.addEventListener(type, (event) => { if (live.kit) handler(event); }, options);

  /** The list's use for a drag: none, along the axis, or one that moves something. */
  function use(dx, dy) {
    const isX = Math.abs(dx) > Math.abs(dy);
    const edge = isX ? (dx > 0 ? "left" : "right") : (dy > 0 ? "top" : "bottom");
    const isAlong = isX === layout.isHorizontal;
    if (layout.hasPull(edge) || isAlong && !layout.isAt(edge)) return 2;
    return isAlong ? 1 : 0;
  }

  function pass(phase, { clientX = 0, clientY = 0, timeStamp }) {
    // With reduced motion nothing bounces back.
    if (motion.matches) live.set("bounces", phase !== "ended" && host.bounces);
    live.touch(phase, clientX - pointer.left, clientY - pointer.top, pointer.id, timeStamp);
  }

  function leave(event) {
    if (pointer?.id !== event.pointerId) return;
    pass(event.type === "pointerup" ? "ended" : "cancelled", event);
    pointer = null;
  }

  /** Accepts or leaves a press that has become a drag; false if the list has no use for it. */
  function mayMove(event) {
    const { id, x, y, others } = pointer;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (Math.hypot(dx, dy) < slop) return true;
    const own = use(dx, dy);
    if (own === 0 || others.some((other) => other.use(id, dx, dy) > own)) {
      leave(event);
      return false;
    }
    pointer.isDragging = swallowsClick = true;
    // The list that drags is the only one that has the pointer.
    for (const other of others) other.leave(event);
    try { host.setPointerCapture(id); } catch { /* The pointer is gone. */ }
    return true;
  }

  on("pointerdown", (event) => {
    const { pointerId: id, pointerType, clientX: x, clientY: y } = event;
    swallowsClick = false;
    if (pointerType !== "mouse" || host.drag !== "mouse" || event.button !== 0 || event.defaultPrevented) return;
    if (pointer) leave({ pointerId: pointer.id, timeStamp: event.timeStamp });
    const others = event.composedPath().filter((found) => found !== host && drags.has(found))
      .map((found) => drags.get(found));
    pointer = { id, x, y, ...scroller.corner, others };
    swallowsClick = layout.isMoving;
    pass("began", event);
  });

  on("pointermove", (event) => {
    if (pointer?.id !== event.pointerId) return;
    // A mouse that was released outside the page has no button down when it returns.
    if (event.buttons === 0) return leave(event);
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event]) {
      if (!pointer.isDragging && !mayMove(point)) return;
      pass("moved", point);
    }
  });

  on("pointerup", leave);
  on("pointercancel", leave);
  // A row loses its pointer to the list that drags.
  on("lostpointercapture", (event) => { if (event.composedPath()[0] === host) leave(event); });
  on("dragstart", (event) => { if (host.drag === "mouse") event.preventDefault(); });

  // A click that ends a drag or has stopped a throw; clicks by keys have no detail.
  on("click", (event) => {
    if (!swallowsClick || event.detail === 0) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
