// Fingers, wheels and keys on a list. A gesture along the list's axis is the list's, another one is the
// browser's, or that of a list around or inside.

/** How far a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** The lists under each pointer that is down, from the inner one on. */
const touched = new Map();

/** The keys that scroll, each with the way in points for a page of a length. */
const keys = {
  ArrowUp: () => -40, ArrowDown: () => 40, ArrowLeft: () => -40, ArrowRight: () => 40,
  PageUp: (page) => -page, PageDown: (page) => page, " ": (page) => page,
  Home: () => -Infinity, End: () => Infinity,
};

/** The elements that use keys themselves. */
const typing = "input, textarea, select, video, audio, [contenteditable]:not([contenteditable=false])";

/** The gestures on one element, which its scroller performs. */
export class ListInput {
  scroller;
  #host;
  #finger = null;
  #swallowsClick = false;

  constructor(host, scroller) {
    this.#host = host;
    this.scroller = scroller;
    const on = (type, handler, options) => host.addEventListener(type, handler.bind(this), options);
    on("pointerdown", this.#began);
    on("pointermove", this.#moved);
    on("pointerup", this.#left);
    on("pointercancel", this.#left);
    on("lostpointercapture", (event) => {
      // A row loses its pointer to the list that drags.
      if (event.composedPath()[0] === host) this.#left(event);
    });
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
    return this.scroller.isLive
      && (pointerType === "touch" || pointerType === "pen" || this.#host.drag === "mouse");
  }

  // Pointers

  #began(event) {
    if (event.isPrimary) this.#swallowsClick = false;
    if (event.button !== 0 || event.defaultPrevented || !this.#drags(event)) return;
    if (this.#finger) {
      if (!event.isPrimary) return;
      this.#left({ pointerId: this.#finger.id, timeStamp: event.timeStamp });
    }
    const host = this.#host;
    const box = host.getBoundingClientRect();
    this.#finger = {
      id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false,
      left: box.left + host.clientLeft, top: box.top + host.clientTop,
    };
    touched.set(event.pointerId, [...touched.get(event.pointerId) ?? [], this]);
    if (this.scroller.isMoving) this.#swallowsClick = true;
    this.#touch("began", event);
  }

  #moved(event) {
    const finger = this.#finger;
    if (finger?.id !== event.pointerId) return;
    // A mouse that was released outside the page has no button down when it is back.
    if (event.buttons === 0) return this.#left(event);
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event]) {
      if (!finger.isDragging && !this.#mayMove(point)) return;
      this.#touch("moved", point);
    }
  }

  #left(event) {
    if (this.#finger?.id !== event.pointerId) return;
    this.#touch(event.type === "pointerup" ? "ended" : "cancelled", event);
    this.#release();
  }

  /** Takes or leaves a gesture that begins to be a drag; false where it is another's. */
  #mayMove(event) {
    const finger = this.#finger;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.hypot(dx, dy) < slop) return true;
    const others = touched.get(finger.id).filter((input) => input !== this);
    const wants = ({ scroller }) => scroller.isAlong(dx, dy) && scroller.canMove(-dx, -dy);
    if (!this.scroller.isAlong(dx, dy) || (!wants(this) && others.some(wants))) {
      this.#left(event);
      return false;
    }
    finger.isDragging = true;
    this.#swallowsClick = true;
    // The list that drags has the pointer for itself.
    for (const other of others) other.#left(event);
    try { this.#host.setPointerCapture(finger.id); } catch { /* The pointer is gone. */ }
    return true;
  }

  #touch(phase, { clientX = 0, clientY = 0, timeStamp }) {
    const { left, top, id } = this.#finger;
    this.scroller.touch(phase, clientX - left, clientY - top, id, timeStamp);
  }

  #release() {
    const { id } = this.#finger;
    this.#finger = null;
    const rest = touched.get(id).filter((input) => input !== this);
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
    if (!this.scroller.isLive || event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
    let { deltaX: dx, deltaY: dy } = event;
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const { width, height } = this.scroller.size;
    if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) [dx, dy] = [dx * 16, dy * 16];
    if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) [dx, dy] = [dx * width, dy * height];
    if (scrollsInside(event, this.#host, dx, dy)) return;
    if (this.scroller.scrollBy(dx, dy)) event.preventDefault();
  }

  // Keys

  #key(event) {
    const { key, shiftKey } = event;
    const target = event.composedPath()[0];
    if (!keys[key] || !this.scroller.isLive || event.defaultPrevented || target.closest(typing)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === " " && target.closest("button, summary, [role=button]")) return;
    const isHorizontal = this.#host.direction === "horizontal";
    if (key.startsWith("Arrow") && isHorizontal !== /Left|Right/.test(key)) return;
    const { width, height } = this.scroller.size;
    const page = Math.max((isHorizontal ? width : height) - 40, 40);
    // Rows that are read from right to left begin at the right.
    const isBackwards = isHorizontal && !key.startsWith("Arrow") && this.#host.matches(":dir(rtl)");
    const way = keys[key](page) * (key === " " && shiftKey ? -1 : 1) * (isBackwards ? -1 : 1);
    const [dx, dy] = isHorizontal ? [way, 0] : [0, way];
    if (this.scroller.scrollBy(dx, dy, !event.repeat)) event.preventDefault();
  }
}

/** Whether an element inside the list scrolls by a wheel itself. */
function scrollsInside(event, host, dx, dy) {
  for (const found of event.composedPath()) {
    if (found === host) break;
    if (!(found instanceof Element)) continue;
    const style = getComputedStyle(found);
    const scrolls = (way, position, length, overflow) =>
      /auto|scroll/.test(overflow) && (way < 0 ? position > 0 : way > 0 && position < length);
    if (scrolls(dy, found.scrollTop, found.scrollHeight - found.clientHeight, style.overflowY)
      || scrolls(dx, found.scrollLeft, found.scrollWidth - found.clientWidth, style.overflowX)) return true;
  }
  return false;
}
