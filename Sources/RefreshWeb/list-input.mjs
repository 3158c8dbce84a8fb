// Fingers, wheels and keys on a list. A gesture along the list's axis is the list's, another one is the
// browser's, or that of a list around or inside.

/** How far a finger moves before it drags, in points: the kit's own slop. */
const slop = 10;

/** The lists under each pointer that is down, from the inner one on. */
const touched = new Map();

/** The keys that scroll, with the way in points; 1 is a page. */
const keys = {
  ArrowUp: -40, ArrowDown: 40, ArrowLeft: -40, ArrowRight: 40, PageUp: -1, PageDown: 1, " ": 1,
  Home: -Infinity, End: Infinity,
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
    const on = (type, handler, options) =>
      host.addEventListener(type, (event) => { if (scroller.isLive) handler(event); }, options);
    on("pointerdown", (event) => this.#began(event));
    on("pointermove", (event) => this.#moved(event));
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
      on(type, (event) => {
        // A row loses its pointer to the list that drags.
        if (event.type !== "lostpointercapture" || event.composedPath()[0] === host) this.#left(event);
      });
    }
    on("click", (event) => this.#clicked(event), { capture: true });
    on("dragstart", (event) => { if (this.#drags(event)) event.preventDefault(); });
    on("wheel", (event) => this.#wheel(event), { passive: false });
    on("keydown", (event) => this.#key(event));
  }

  /** Forgets the finger that is down. */
  reset() {
    if (!this.#finger) return;
    const { id } = this.#finger;
    this.#finger = null;
    const rest = touched.get(id).filter((input) => input !== this);
    if (rest.length > 0) touched.set(id, rest);
    else touched.delete(id);
  }

  #drags({ pointerType }) {
    return pointerType === "touch" || pointerType === "pen" || this.#host.drag === "mouse";
  }

  // Pointers

  #began(event) {
    if (event.isPrimary) this.#swallowsClick = false;
    if (event.button !== 0 || event.defaultPrevented || !this.#drags(event)) return;
    if (this.#finger) {
      if (!event.isPrimary) return;
      this.#left({ pointerId: this.#finger.id, timeStamp: event.timeStamp });
    }
    const { pointerId: id, clientX: x, clientY: y } = event;
    const { left, top } = this.#host.getBoundingClientRect();
    this.#finger = {
      id, x, y, left: left + this.#host.clientLeft, top: top + this.#host.clientTop, isDragging: false,
    };
    touched.set(id, [...touched.get(id) ?? [], this]);
    this.#swallowsClick ||= this.scroller.isMoving;
    this.#touch("began", event);
  }

  #moved(event) {
    if (this.#finger?.id !== event.pointerId) return;
    // A mouse that was released outside the page has no button down when it is back.
    if (event.buttons === 0) return this.#left(event);
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event]) {
      if (!this.#finger.isDragging && !this.#mayMove(point)) return;
      this.#touch("moved", point);
    }
  }

  #left(event) {
    if (this.#finger?.id !== event.pointerId) return;
    this.#touch(event.type === "pointerup" ? "ended" : "cancelled", event);
    this.reset();
  }

  /** Takes or leaves a gesture that begins to be a drag; false where it is another's. */
  #mayMove(event) {
    const { id, x, y } = this.#finger;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (Math.hypot(dx, dy) < slop) return true;
    const others = touched.get(id).filter((input) => input !== this);
    const wants = ({ scroller }) => scroller.isAlong(dx, dy) && scroller.canMove(scroller.axis === "x" ? -dx : -dy);
    if (!this.scroller.isAlong(dx, dy) || (!wants(this) && others.some(wants))) {
      this.#left(event);
      return false;
    }
    this.#finger.isDragging = this.#swallowsClick = true;
    // The list that drags has the pointer for itself.
    for (const other of others) other.#left(event);
    try { this.#host.setPointerCapture(id); } catch { /* The pointer is gone. */ }
    return true;
  }

  #touch(phase, { clientX = 0, clientY = 0, timeStamp }) {
    const { left, top, id } = this.#finger;
    this.scroller.touch(phase, clientX - left, clientY - top, id, timeStamp);
  }

  /** Swallows the click that ends a drag or has stopped a throw; keys make clicks without detail. */
  #clicked(event) {
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // Wheels and keys

  #wheel(event) {
    if (event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
    const { size: { width, height } } = this.scroller;
    const [x, y] = [[1, 1], [16, 16], [width, height]][event.deltaMode];
    let [dx, dy] = [event.deltaX * x, event.deltaY * y];
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const inside = event.composedPath();
    const path = inside.slice(0, inside.indexOf(this.#host));
    if (path.some((found) => found instanceof Element && scrolls(found, dx, dy))) return;
    if (this.scroller.scrollBy(dx, dy)) event.preventDefault();
  }

  #key(event) {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const target = event.composedPath()[0];
    if (!keys[key] || event.defaultPrevented || ctrlKey || altKey || metaKey || target.closest(typing)) return;
    if (key === " " && target.closest("button, summary, [role=button]")) return;
    const isArrow = key.startsWith("Arrow");
    const isHorizontal = this.scroller.axis === "x";
    if (isArrow && isHorizontal !== /Left|Right/.test(key)) return;
    const { width, height } = this.scroller.size;
    const page = Math.max((isHorizontal ? width : height) - 40, 40);
    let way = Math.abs(keys[key]) === 1 ? keys[key] * page : keys[key];
    if (key === " " && shiftKey) way = -way;
    // Rows that are read from right to left begin at the right.
    if (isHorizontal && !isArrow && this.#host.matches(":dir(rtl)")) way = -way;
    const [dx, dy] = isHorizontal ? [way, 0] : [0, way];
    if (this.scroller.scrollBy(dx, dy, !event.repeat)) event.preventDefault();
  }
}

/** Whether an element inside the list scrolls by a wheel itself. */
function scrolls(found, dx, dy) {
  const { overflowX, overflowY } = getComputedStyle(found);
  const can = (way, position, length, overflow) =>
    /auto|scroll/.test(overflow) && (way < 0 ? position > 0 : way > 0 && position < length);
  return can(dy, found.scrollTop, found.scrollHeight - found.clientHeight, overflowY)
    || can(dx, found.scrollLeft, found.scrollWidth - found.clientWidth, overflowX);
}
