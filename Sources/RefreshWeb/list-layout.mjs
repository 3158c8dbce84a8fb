// Where the rows are: the sizes that the browser's layout has, the native scroll position, and the
// transform over it.
//
// At rest the rows are where the native scroll position has them, so that the browser finds, focuses and
// shows them as everywhere; while something moves, only the transform changes.

const sides = ["top", "left", "bottom", "right"];

/** The number that a style begins with. */
const number = (text) => Number.parseFloat(text) || 0;

/** The layout of one element. */
export class ListLayout {
  /** The size of the element inside its border, and that of the rows. */
  size = { width: 0, height: 0 };
  content = { width: 0, height: 0 };
  padding = { top: 0, left: 0, bottom: 0, right: 0 };
  /** The point of the content at the element's corner that is shown. */
  offset = { x: 0, y: 0 };
  /** Whether the list scrolls horizontally, and its rows are read from right to left. */
  isBackwards = false;

  #base = { x: 0, y: 0 };
  #insets = [0, 0, 0, 0];
  /** An offset that was set before there was a list in the module, and the native position after that. */
  #kept = null;
  #host;
  #rows;
  #safe;
  #layers;

  /** `safe` is an element at the edges of the safe area, `layers` are behind and in front of the rows. */
  constructor(host, rows, safe, layers) {
    this.#host = host;
    this.#rows = rows;
    this.#safe = safe;
    this.#layers = layers;
  }

  /** The native scroll position: that of the element's class in front of the list's own members. */
  get position() {
    const get = (name) => Reflect.get(Element.prototype, name, this.#host);
    return { x: get("scrollLeft"), y: get("scrollTop") };
  }

  set position({ x, y }) {
    Reflect.set(Element.prototype, "scrollLeft", x, this.#host);
    Reflect.set(Element.prototype, "scrollTop", y, this.#host);
  }

  /**
   * Reads all sizes; called after a layout, so that reading forces none. An element that is not displayed
   * keeps those that it had, and so its offset.
   */
  measure() {
    const host = this.#host;
    if (host.getClientRects().length === 0) return;
    const [style, safe] = [getComputedStyle(host), getComputedStyle(this.#safe)];
    for (const side of sides) this.padding[side] = number(style[`padding-${side}`]);
    const box = host.getBoundingClientRect();
    const outside = { top: box.top, left: box.left, bottom: innerHeight - box.bottom, right: innerWidth - box.right };
    this.#insets = sides.map((side) => number(safe[side]) && Math.max(number(safe[side]) - outside[side], 0));
    const { top, left, bottom, right } = this.padding;
    const [width, height] = [host.clientWidth, host.clientHeight];
    this.size = { width, height };
    this.content = { width: this.#rows.offsetWidth, height: this.#rows.offsetHeight };
    // Across its axis a list never moves.
    if (host.direction === "horizontal") this.content.height = Math.floor(height - top - bottom);
    else this.content.width = Math.floor(width - left - right);
    this.#base = this.position;
  }

  /** Passes all sizes on to the module. */
  apply(live) {
    const { size, content, padding } = this;
    live.set("pixel", 1 / devicePixelRatio);
    live.call("set_size", size.width, size.height);
    live.call("set_content_inset", ...sides.map((side) => padding[side]));
    live.call("set_safe_area", ...this.#insets);
    live.call("set_content_size", content.width, content.height);
  }

  /** The offset at which reading starts: at the right end of rows that are read from there. */
  get start() {
    const { padding, content, size } = this;
    const [top, left, , right] = this.#insets;
    const x = 0 - padding.left - left;
    const atRight = content.width + padding.right + right - size.width;
    return { x: this.isBackwards ? Math.max(x, atRight) : x, y: 0 - padding.top - top };
  }

  // Before there is a list in the module

  /** Keeps an offset for the list that will be made; the browser scrolls there, as far as it can. */
  keep(offset) {
    this.measure();
    this.position = { x: offset.x + this.padding.left, y: offset.y + this.padding.top };
    this.#kept = { offset, position: this.position };
  }

  /** Scrolls a list that nothing has scrolled to where reading starts. */
  scrollToStart() {
    if (this.isBackwards && this.position.x === 0 && !this.#kept) {
      this.position = { x: this.#host.scrollWidth, y: 0 };
    }
  }

  /** The offset of a list that is made: the kept one, or the native position, which knows no safe area. */
  get firstOffset() {
    const { start, padding } = this;
    const { x, y } = this.position;
    const { offset, position } = this.#kept ?? {};
    if (x === position?.x && y === position.y) return offset;
    return { x: x > 0 || this.isBackwards ? x - padding.left : start.x, y: y > 0 ? y - padding.top : start.y };
  }

  // While there is one

  /** Takes over what the browser has scrolled by itself; null where that is less than a pixel. */
  takeOver() {
    const { x, y } = this.position;
    const way = { x: x - this.#base.x, y: y - this.#base.y };
    this.#base = { x, y };
    this.place();
    return Math.hypot(way.x, way.y) >= 1 ? way : null;
  }

  /** Moves the rows to their place. */
  place() {
    const { offset, padding } = this;
    const base = this.#base;
    this.#rows.style.transform =
      `translate(${base.x - padding.left - offset.x}px, ${base.y - padding.top - offset.y}px)`;
    if (this.#placed === base) return;
    this.#placed = base;
    for (const layer of this.#layers) layer.style.transform = `translate(${base.x}px, ${base.y}px)`;
  }

  #placed;

  /** The native scroll position of the rows where they are; null where the element has it. */
  get restingPosition() {
    const { padding: { top, left, bottom, right }, size, content, offset } = this;
    const limit = (position, length) => Math.round(Math.min(Math.max(position, 0), Math.max(length, 0)));
    const x = limit(offset.x + left, Math.floor(content.width + left + right - size.width));
    const y = limit(offset.y + top, Math.floor(content.height + top + bottom - size.height));
    return x === this.#base.x && y === this.#base.y ? null : { x, y };
  }

  /** Makes the place of the rows the native scroll position; nothing on the screen changes. */
  settle() {
    const position = this.restingPosition;
    if (!position) return;
    this.#kept = null;
    this.position = this.#base = position;
    this.place();
  }
}
