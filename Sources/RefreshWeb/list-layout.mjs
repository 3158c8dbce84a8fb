// Where the rows are: the sizes that the browser's layout has, the native scroll position, and the
// transform over it.
//
// At rest the rows are where the native scroll position has them, so that the browser finds, focuses and
// shows them as everywhere; while something moves, only the transform changes.

const native = (name) => Object.getOwnPropertyDescriptor(Element.prototype, name);
const [nativeLeft, nativeTop] = [native("scrollLeft"), native("scrollTop")];

const sides = ["top", "left", "bottom", "right"];

/** The layout of one element. */
export class ListLayout {
  /** The size of the element inside its border, and that of the rows. */
  size = { width: 0, height: 0 };
  content = { width: 0, height: 0 };
  padding = { top: 0, left: 0, bottom: 0, right: 0 };
  /** The point of the content at the element's corner that is shown. */
  offset = { x: 0, y: 0 };

  #base = { x: 0, y: 0 };
  #insets = [0, 0, 0, 0];
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

  /** The native scroll position. */
  get position() {
    return { x: nativeLeft.get.call(this.#host), y: nativeTop.get.call(this.#host) };
  }

  set position({ x, y }) {
    nativeLeft.set.call(this.#host, x);
    nativeTop.set.call(this.#host, y);
  }

  /**
   * Reads all sizes; called after a layout, so that reading forces none. An element that is not displayed
   * keeps those that it had, and so its offset.
   */
  measure() {
    if (this.#host.getClientRects().length === 0) return;
    const style = getComputedStyle(this.#host);
    const number = (text) => Number.parseFloat(text) || 0;
    for (const side of sides) this.padding[side] = number(style.getPropertyValue(`padding-${side}`));
    this.#insets = this.#safeAreaInsets(number);
    const { clientWidth: width, clientHeight: height, direction } = this.#host;
    const { top, left, bottom, right } = this.padding;
    this.size = { width, height };
    this.content = { width: this.#rows.offsetWidth, height: this.#rows.offsetHeight };
    // Across its axis a list never moves.
    if (direction === "horizontal") this.content.height = Math.floor(height - top - bottom);
    else this.content.width = Math.floor(width - left - right);
    this.#base = this.position;
  }

  /** How far the element is outside the safe area of the screen. */
  #safeAreaInsets(number) {
    const style = getComputedStyle(this.#safe);
    const safe = Object.fromEntries(sides.map((side) => [side, number(style[side])]));
    if (sides.every((side) => safe[side] === 0)) return [0, 0, 0, 0];
    const box = this.#host.getBoundingClientRect();
    return [
      safe.top - box.top, safe.left - box.left, safe.bottom - (innerHeight - box.bottom),
      safe.right - (innerWidth - box.right),
    ].map((inset) => Math.max(inset, 0));
  }

  /** Passes all sizes on to the module. */
  apply(live) {
    const { top, left, bottom, right } = this.padding;
    live.set("pixel", 1 / devicePixelRatio);
    live.call("set_size", this.size.width, this.size.height);
    live.call("set_content_inset", top, left, bottom, right);
    live.call("set_safe_area", ...this.#insets);
    live.call("set_content_size", this.content.width, this.content.height);
  }

  /** The offset at the start of the content. */
  get start() {
    const [top, left] = this.#insets;
    return { x: 0 - this.padding.left - left, y: 0 - this.padding.top - top };
  }

  /** The offset at the native scroll position, which knows no safe area. */
  get nativeOffset() {
    const { start, padding } = this;
    return {
      x: this.#base.x > 0 ? this.#base.x - padding.left : start.x,
      y: this.#base.y > 0 ? this.#base.y - padding.top : start.y,
    };
  }

  /** Takes over what the browser has scrolled by itself; null where that is less than a pixel. */
  takeOver() {
    const { x, y } = this.position;
    const way = { x: x - this.#base.x, y: y - this.#base.y };
    this.#base = { x, y };
    this.place();
    return Math.abs(way.x) >= 1 || Math.abs(way.y) >= 1 ? way : null;
  }

  /** Moves the rows to their place. */
  place() {
    const base = this.#base;
    const x = base.x - this.padding.left - this.offset.x;
    const y = base.y - this.padding.top - this.offset.y;
    this.#rows.style.transform = `translate(${x}px, ${y}px)`;
    if (this.#placed === base) return;
    this.#placed = base;
    for (const layer of this.#layers) layer.style.transform = `translate(${base.x}px, ${base.y}px)`;
  }

  #placed;

  /** The native scroll position of the rows where they are; null where the element has it. */
  get restingPosition() {
    const limit = (position, length) => Math.round(Math.min(Math.max(position, 0), Math.max(length, 0)));
    const { padding: { top, left, bottom, right }, size, content, offset } = this;
    const x = limit(offset.x + left, Math.floor(content.width + left + right - size.width));
    const y = limit(offset.y + top, Math.floor(content.height + top + bottom - size.height));
    return x === this.#base.x && y === this.#base.y ? null : { x, y };
  }

  /** Makes the place of the rows the native scroll position; nothing on the screen changes. */
  settle() {
    const position = this.restingPosition;
    if (!position) return;
    this.position = position;
    this.#base = position;
    this.place();
  }

  /** Where the content of a list is, and may be. */
  range(live) {
    const number = (name) => live.number(0, name);
    const limits = (before, after, content, size) => {
      const least = -number(`adjustedContentInset.${before}`);
      return [least, Math.max(least, content + number(`adjustedContentInset.${after}`) - size)];
    };
    return {
      offset: { x: number("contentOffset.x"), y: number("contentOffset.y") },
      x: limits("left", "right", this.content.width, this.size.width),
      y: limits("top", "bottom", this.content.height, this.size.height),
    };
  }
}
