// Fingers, wheels and keys on a list. A gesture along the list's axis is the list's, another one is the
// browser's, or that of a list around or inside.

import { reducesMotion } from "./list-environment.mjs";
import { Slot } from "./refresh-kit.mjs";

/** How far a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** What a drag is for a list, as `refresh_drag_use` has it: another's, without a use, or with one. */
const [across, useless, useful] = [0, 1, 2];

/** The lists under each pointer that is down, from the inner one on. */
const touched = new Map();

/** The elements that use keys themselves. */
const typing = "input, textarea, select, video, audio, [contenteditable]:not([contenteditable=false])";

/** Passes the gestures on an element on to its list; returns what forgets the finger that is down. */
export function followInput(host, live) {
  /** The pointer that is down: its number, where it went down, where the list is, whether it drags. */
  let finger = null;
  let swallowsClick = false;
  const input = { leave, use: (dx, dy) => live.call("drag_use", -dx, -dy) };

  const on = (type, handler, options) =>
    host.addEventListener(type, (event) => { if (live.kit) handler(event); }, options);

  const drags = ({ pointerType }) =>
    pointerType === "touch" || pointerType === "pen" || host.drag === "mouse";

  /** Where the list is in the window, inside its border. */
  function corner() {
    const { left, top } = host.getBoundingClientRect();
    return { left: left + host.clientLeft, top: top + host.clientTop };
  }

  // Pointers

  function touch(phase, { clientX = 0, clientY = 0, timeStamp }) {
    // Nothing swings back where the user wants less motion.
    if (reducesMotion()) live.set("bounces", phase !== "ended" && host.bounces);
    live.touch(phase, clientX - finger.left, clientY - finger.top, finger.id, timeStamp);
  }

  function forget() {
    if (!finger) return;
    touched.get(finger.id).delete(input);
    if (touched.get(finger.id).size === 0) touched.delete(finger.id);
    finger = null;
  }

  function leave(event) {
    if (finger?.id !== event.pointerId) return;
    if (live.kit) touch(event.type === "pointerup" ? "ended" : "cancelled", event);
    forget();
  }

  /** Takes or leaves a gesture that begins to be a drag; false where it is another's. */
  function mayMove(event) {
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.hypot(dx, dy) < slop) return true;
    const others = [...touched.get(finger.id)].filter((other) => other !== input);
    const use = input.use(dx, dy);
    if (use === across || (use === useless && others.some((other) => other.use(dx, dy) === useful))) {
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
    finger = { id, x, y, ...corner(), isDragging: false };
    if (!touched.has(id)) touched.set(id, new Set());
    touched.get(id).add(input);
    swallowsClick ||= live.number(Slot.list, "isDecelerating") === 1;
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

  // A tap on a component's title.
  on("click", (event) => {
    const { left, top } = corner();
    const isInComponent = event.composedPath()[0].closest(".component");
    if (isInComponent) live.perform("tap", event.clientX - left, event.clientY - top);
  });

  // Wheels and keys

  on("wheel", (event) => {
    if (event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
    const [x, y] = [[1, 1], [16, 16], [host.clientWidth, host.clientHeight]][event.deltaMode];
    let [dx, dy] = [event.deltaX * x, event.deltaY * y];
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(host));
    if (inside.some((found) => found instanceof Element && scrolls(found, dx, dy))) return;
    if (live.perform("wheel", dx, dy) > 0) event.preventDefault();
  }, { passive: false });

  on("keydown", (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const target = event.composedPath()[0];
    if (event.defaultPrevented || ctrlKey || altKey || metaKey || target.closest(typing)) return;
    if (key === " " && target.closest("button, summary, [role=button]")) return;
    if (live.perform("press_key", key, shiftKey, !event.repeat && !reducesMotion()) > 0) event.preventDefault();
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
