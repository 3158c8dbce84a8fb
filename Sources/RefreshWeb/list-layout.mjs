// The position of the rows: the sizes of the browser's layout, the native scroll position, and the
// transform over it.
//
// At rest the native scroll position is that of the rows, so that the browser finds, focuses and shows
// them as in any element; during a motion only the transform changes.

const sides = ["top", "left", "bottom", "right"];

/**
 * The layout of an element; `safe` is an element that has the safe area as its `scroll-padding`, `layers` are behind
 * and in front of the rows.
 */
export function makeLayout(host, rows, safe, layers) {
  /** The native scroll position when it was read last. */
  let base = { x: 0, y: 0 };
  /** An offset that was set before there was a list in the module, and the native position after that. */
  let kept = null;

  return {
    /** The sizes of the element inside its border and of the rows, as `measure()` read them last. */
    size: [0, 0],
    content: [0, 0],
    /** The padding, and the insets of the safe area, in the order of the sides. */
    padding: [0, 0, 0, 0],
    safeArea: [0, 0, 0, 0],
    /** Whether the native scroll position is that of the rows. */
    isSettled: false,
    /** The shown offset: the point of the content at the element's corner. */
    offset: { x: 0, y: 0 },

    /** The native scroll position, by the members of `Element`, which the list's own members hide. */
    get position() {
      const get = (name) => Reflect.get(Element.prototype, name, host);
      return { x: get("scrollLeft"), y: get("scrollTop") };
    },

    set position({ x, y }) {
      Element.prototype.scroll.call(host, x, y);
    },

    /**
     * Reads all sizes; called after a layout, so that reading forces none. An element that is not displayed
     * keeps its sizes, and so its offset.
     */
    measure() {
      if (!host.checkVisibility()) return;
      const lengths = (found, name) =>
        sides.map((side) => Number.parseFloat(getComputedStyle(found)[`${name}-${side}`]) || 0);
      const { top, left, bottom, right } = host.getBoundingClientRect();
      const beyond = [top, left, innerHeight - bottom, innerWidth - right];
      this.size = [host.clientWidth, host.clientHeight];
      this.content = [rows.offsetWidth, rows.offsetHeight];
      this.padding = lengths(host, "padding");
      this.safeArea = lengths(safe, "scroll-padding").map((inset, i) => inset && Math.max(inset - beyond[i], 0));
    },

    // Before there is a list in the module

    /** Keeps an offset for the list that will be made; the browser scrolls there, as far as it can. */
    keep(offset) {
      this.measure();
      const [top, left] = this.padding;
      this.position = { x: offset.x + left, y: offset.y + top };
      kept = { offset, position: this.position };
    },

    /** The kept offset, or the native position; `start` along an axis that was not scrolled. */
    firstOffset(start) {
      const { padding: [top, left], position: { x, y } } = this;
      if (x === kept?.position.x && y === kept.position.y) return kept.offset;
      return { x: x > 0 ? x - left : start.x, y: y > 0 ? y - top : start.y };
    },

    // While there is one

    /** Returns the distance that the browser has scrolled by itself; null if it is less than a pixel. */
    takeOver() {
      const old = base;
      this.follow();
      const way = { x: base.x - old.x, y: base.y - old.y };
      return Math.hypot(way.x, way.y) >= 1 ? way : null;
    },

    /** Shows the rows at an offset; false if they are there already. */
    show({ x, y }) {
      const hasMoved = x !== this.offset.x || y !== this.offset.y;
      this.offset = { x, y };
      this.place();
      this.isSettled &&= !hasMoved;
      return hasMoved;
    },

    /** Moves the rows to their position. */
    place() {
      const { offset: { x, y }, padding: [top, left] } = this;
      rows.style.transform = `translate(${base.x - left - x}px, ${base.y - top - y}px)`;
    },

    /** Reads the native scroll position; layers and rows do not move on the screen. */
    follow() {
      base = this.position;
      for (const layer of layers) layer.style.transform = `translate(${base.x}px, ${base.y}px)`;
      this.place();
    },

    /**
     * Sets the native scroll position to that of the rows; nothing on the screen changes. A distance that the
     * browser has scrolled since its last event is left to the next event.
     */
    settle() {
      const { offset, padding: [top, left], position } = this;
      if (this.isSettled || position.x !== base.x || position.y !== base.y) return;
      this.isSettled = true;
      kept = null;
      this.position = { x: Math.round(offset.x + left), y: Math.round(offset.y + top) };
      this.follow();
    },
  };
}
