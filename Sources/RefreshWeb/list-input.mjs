// Fingers, wheels and keys on a list. A gesture along the list's axis is the list's, another one is the
// browser's, or that of a list around or inside.

/** How far a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** The lists under each pointer that is down, from the inner one on. */
const touched = new Map();

/** The steps of the keys that scroll, by axis. */
const steps = {
  y: {
    ArrowUp: "lineUp", ArrowDown: "lineDown", PageUp: "pageUp", PageDown: "pageDown", Home: "home", End: "end",
  },
  x: {
    ArrowLeft: "lineLeft", ArrowRight: "lineRight", PageUp: "pageLeft", PageDown: "pageRight",
    Home: "homeLeft", End: "endRight",
  },
};

/** The keys that are each other's where rows begin at the right. */
const mirrored = { PageUp: "PageDown", PageDown: "PageUp", Home: "End", End: "Home" };

/** The elements that use keys themselves. */
const typing = "input, textarea, select, video, audio, [contenteditable]:not([contenteditable=false])";

/** Has a scroller perform the gestures on an element; returns what forgets the finger that is down. */
export function followInput(host, scroller) {
  /** The pointer that is down: its number, where it went down, where the list is, whether it drags. */
  let finger = null;
  let swallowsClick = false;
  const input = { scroller, leave };

  const on = (type, handler, options) =>
    host.addEventListener(type, (event) => { if (scroller.isLive) handler(event); }, options);

  const drags = ({ pointerType }) =>
    pointerType === "touch" || pointerType === "pen" || host.drag === "mouse";

  // Pointers

  const touch = (phase, { clientX = 0, clientY = 0, timeStamp }) =>
    scroller.touch(phase, clientX - finger.left, clientY - finger.top, finger.id, timeStamp);

  function forget() {
    if (!finger) return;
    const rest = touched.get(finger.id).filter((other) => other !== input);
    if (rest.length > 0) touched.set(finger.id, rest);
    else touched.delete(finger.id);
    finger = null;
  }

  function leave(event) {
    if (finger?.id !== event.pointerId) return;
    touch(event.type === "pointerup" ? "ended" : "cancelled", event);
    forget();
  }

  /** Takes or leaves a gesture that begins to be a drag; false where it is another's. */
  function mayMove(event) {
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.hypot(dx, dy) < slop) return true;
    const others = touched.get(finger.id).filter((other) => other !== input);
    const wants = (list) => list.scroller.hasUse(dx, dy);
    if (!scroller.isAlong(dx, dy) || (!wants(input) && others.some(wants))) {
      leave(event);
      return false;
    }
    finger.isDragging = swallowsClick = true;
    // The list that drags has the pointer for itself.
    for (const other of others) other.leave(event);
    try { host.setPointerCapture(finger.id); } catch { /* The pointer is gone. */ }
    return true;
  }

  on("pointerdown", (event) => {
    const { pointerId: id, clientX: x, clientY: y, isPrimary, timeStamp } = event;
    if (isPrimary) swallowsClick = false;
    if (event.button !== 0 || event.defaultPrevented || !drags(event) || (finger && !isPrimary)) return;
    if (finger) leave({ pointerId: finger.id, timeStamp });
    const { left, top } = host.getBoundingClientRect();
    finger = { id, x, y, left: left + host.clientLeft, top: top + host.clientTop, isDragging: false };
    touched.set(id, [...touched.get(id) ?? [], input]);
    swallowsClick ||= scroller.isMoving;
    touch("began", event);
  });

  on("pointermove", (event) => {
    if (finger?.id !== event.pointerId) return;
    // A mouse that was released outside the page has no button down when it is back.
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
  on("dragstart", (event) => { if (drags(event)) event.preventDefault(); });

  // The click that ends a drag or has stopped a throw; keys make clicks without detail.
  on("click", (event) => {
    if (!swallowsClick || event.detail === 0) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  // Wheels and keys

  on("wheel", (event) => {
    if (event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
    const { width, height } = scroller.size;
    const [x, y] = [[1, 1], [16, 16], [width, height]][event.deltaMode];
    let [dx, dy] = [event.deltaX * x, event.deltaY * y];
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(host));
    if (inside.some((found) => found instanceof Element && scrolls(found, dx, dy))) return;
    if (scroller.turn(dx, dy)) event.preventDefault();
  }, { passive: false });

  on("keydown", (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const target = event.composedPath()[0];
    const isSpace = key === " ";
    if (event.defaultPrevented || ctrlKey || altKey || metaKey || target.closest(typing)) return;
    if (isSpace && target.closest("button, summary, [role=button]")) return;
    const { axis } = scroller;
    let name = isSpace ? `Page${shiftKey ? "Up" : "Down"}` : key;
    if (axis === "x" && host.matches(":dir(rtl)")) name = mirrored[name] ?? name;
    const step = steps[axis][name];
    if (step && scroller.step(step, !event.repeat)) event.preventDefault();
  });

  return forget;
}

/** Whether an element inside the list scrolls by a wheel itself. */
function scrolls(found, dx, dy) {
  const { overflowX, overflowY } = getComputedStyle(found);
  const can = (way, position, length, overflow) =>
    /auto|scroll/.test(overflow) && (way < 0 ? position > 0 : way > 0 && position < length);
  return can(dy, found.scrollTop, found.scrollHeight - found.clientHeight, overflowY)
    || can(dx, found.scrollLeft, found.scrollWidth - found.clientWidth, overflowX);
}
