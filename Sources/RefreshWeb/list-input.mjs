// Fingers, wheels and keys on a list. A gesture along the list's axis is the list's, another one is the
// browser's, or that of a list around or inside.

/** How far a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** The lists under each pointer that is down, from the inner one on. */
const touched = new Map();

/** The keys that scroll, each with the distance in lines and in pages. */
const keys = {
  ArrowUp: [-40, 0], ArrowDown: [40, 0], ArrowLeft: [-40, 0], ArrowRight: [40, 0],
  PageUp: [0, -1], PageDown: [0, 1], " ": [0, 1], Home: [-Infinity, 0], End: [Infinity, 0],
};

/** The elements that use keys themselves. */
const typing = "input, textarea, select, video, audio, [contenteditable]:not([contenteditable=false])";

/** The gestures on one element, which its scroller performs. */
export class ListInput {
  #host;
  #scroller;
  #finger = null;
  #swallowsClick = false;

  constructor(host, scroller) {
    this.#host = host;
    this.#scroller = scroller;
    const on = (type, handler, options) => host.addEventListener(type, handler.bind(this), options);
    on("pointerdown", this.#began);
    on("pointermove", this.#moved);
    on("pointerup", this.#ended);
    on("pointercancel", this.#cancelled);
    on("click", this.#clicked, { capture: true });
    on("dragstart", (event) => { if (this.#drags(event)) event.preventDefault(); });
    on("wheel", this.#wheel, { passive: false });
    on("keydown", this.#key);
  }

  /** Forgets the finger that is down. */
  reset() {
    if (this.#finger) this.#release();
  }

  #drags({ pointerType }) {
    return this.#scroller.isLive
      && (pointerType === "touch" || pointerType === "pen" || this.#host.drag === "mouse");
  }

  // Pointers

  #began(event) {
    if (event.isPrimary) this.#swallowsClick = false;
    if (event.button !== 0 || event.defaultPrevented || !this.#drags(event)) return;
    if (this.#finger) {
      if (!event.isPrimary) return;
      this.#cancelled({ pointerId: this.#finger.id, timeStamp: event.timeStamp });
    }
    const host = this.#host;
    const box = host.getBoundingClientRect();
    this.#finger = {
      id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false,
      left: box.left + host.clientLeft, top: box.top + host.clientTop,
    };
    const inputs = touched.get(event.pointerId) ?? [];
    touched.set(event.pointerId, [...inputs, this]);
    if (this.#scroller.isMoving) this.#swallowsClick = true;
    this.#touch("began", event);
  }

  #moved(event) {
    const finger = this.#finger;
    if (finger?.id !== event.pointerId) return;
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event]) {
      if (!finger.isDragging && !this.#mayMove(point)) return;
      this.#touch("moved", point);
    }
  }

  #ended(event) {
    if (this.#finger?.id !== event.pointerId) return;
    this.#touch("ended", event);
    this.#release();
  }

  #cancelled(event) {
    if (this.#finger?.id !== event.pointerId) return;
    this.#touch("cancelled", event);
    this.#release();
  }

  /** Takes or leaves a gesture that begins to be a drag; false where it is another's. */
  #mayMove(event) {
    const finger = this.#finger;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.hypot(dx, dy) < slop) return true;
    const inputs = touched.get(finger.id) ?? [];
    const others = inputs.filter((input) => input !== this && input.#scroller.canMove(-dx, -dy));
    if (!this.#scroller.isAlong(dx, dy) || (others.length > 0 && !this.#scroller.canMove(-dx, -dy))) {
      this.#cancelled({ ...coordinates(event), pointerId: finger.id });
      return false;
    }
    finger.isDragging = true;
    this.#swallowsClick = true;
    // Nested lists: the one that drags has the pointer for itself.
    for (const input of inputs) {
      if (input !== this) input.#cancelled({ ...coordinates(event), pointerId: finger.id });
    }
    try { this.#host.setPointerCapture(finger.id); } catch { /* The pointer is gone. */ }
    return true;
  }

  #touch(phase, { clientX = 0, clientY = 0, timeStamp }) {
    const { left, top, id } = this.#finger;
    this.#scroller.touch(phase, clientX - left, clientY - top, id, timeStamp);
  }

  #release() {
    const { id } = this.#finger;
    this.#finger = null;
    const rest = (touched.get(id) ?? []).filter((input) => input !== this);
    if (rest.length > 0) touched.set(id, rest);
    else touched.delete(id);
  }

  /** Swallows the click that ends a drag or has stopped a throw; keys make clicks without detail. */
  #clicked(event) {
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // Wheels

  #wheel(event) {
    if (!this.#scroller.isLive || event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
    let { deltaX: dx, deltaY: dy } = event;
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const { width, height } = this.#scroller.size;
    if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) [dx, dy] = [dx * 16, dy * 16];
    if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) [dx, dy] = [dx * width, dy * height];
    if (scrollsInside(event, this.#host, dx, dy)) return;
    if (this.#scroller.scrollBy(dx, dy)) event.preventDefault();
  }

  // Keys

  #key(event) {
    const found = keys[event.key];
    const target = event.composedPath()[0];
    if (!found || !this.#scroller.isLive || event.defaultPrevented || target.closest(typing)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === " " && target.closest("button, summary, [role=button]")) return;
    const isHorizontal = this.#host.direction === "horizontal";
    if (/^Arrow/.test(event.key) && isHorizontal !== /Left|Right/.test(event.key)) return;
    const { width, height } = this.#scroller.size;
    const sign = event.key === " " && event.shiftKey ? -1 : 1;
    const page = Math.max((isHorizontal ? width : height) - 40, 40);
    const way = sign * (found[0] + found[1] * page);
    const [dx, dy] = isHorizontal ? [way, 0] : [0, way];
    if (this.#scroller.scrollBy(dx, dy, !event.repeat)) event.preventDefault();
  }
}

/** What a touch needs of an event. */
function coordinates({ clientX, clientY, timeStamp }) {
  return { clientX, clientY, timeStamp };
}

/** Whether an element inside the list scrolls by a wheel itself. */
function scrollsInside(event, host, dx, dy) {
  for (const found of event.composedPath()) {
    if (found === host) return false;
    if (!(found instanceof Element)) continue;
    const axes = [
      [dy, found.scrollTop, found.scrollHeight - found.clientHeight, "overflowY"],
      [dx, found.scrollLeft, found.scrollWidth - found.clientWidth, "overflowX"],
    ];
    for (const [way, position, most, overflow] of axes) {
      const isInRange = way < 0 ? position > 0 : way > 0 && position < most;
      if (isInRange && /auto|scroll/.test(getComputedStyle(found)[overflow])) return true;
    }
  }
  return false;
}
