// Where the rows are: the sizes that the browser's layout has, the native scroll position, and the
// transform over it.
//
// At rest the rows are where the native scroll position has them, so that the browser finds, focuses and
// shows them as everywhere; while something moves, only the transform changes.

const sides = ["top", "left", "bottom", "right"];

/** The number that a style begins with. */
const number = (text) => Number.parseFloat(text) || 0;

/** Limits a number to a range. */
export const limited = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * The layout of an element: `safe` is an element at the edges of the safe area, `layers` are behind and in
 * front of the rows.
 */
export function makeLayout(host, rows, safe, layers) {
  let base = { x: 0, y: 0 };
  /** The position that the layers are at. */
  let placed;
  let insets = [0, 0, 0, 0];
  /** An offset that was set before there was a list in the module, and the native position after that. */
  let kept = null;

  const layout = {
    /** The size of the element inside its border, and that of the rows. */
    size: { width: 0, height: 0 },
    content: { width: 0, height: 0 },
    padding: { top: 0, left: 0, bottom: 0, right: 0 },
    /** The point of the content at the element's corner that is shown. */
    offset: { x: 0, y: 0 },
    /** Whether the list scrolls horizontally, and its rows are read from right to left. */
    isBackwards: false,

    /** The native scroll position: that of the element's class in front of the list's own members. */
    get position() {
      const get = (name) => Reflect.get(Element.prototype, name, host);
      return { x: get("scrollLeft"), y: get("scrollTop") };
    },

    set position({ x, y }) {
      Reflect.set(Element.prototype, "scrollLeft", x, host);
      Reflect.set(Element.prototype, "scrollTop", y, host);
    },

    /**
     * Reads all sizes; called after a layout, so that reading forces none. An element that is not displayed
     * keeps those that it had, and so its offset.
     */
    measure() {
      if (host.getClientRects().length === 0) return;
      const { padding } = layout;
      const [style, safeStyle] = [getComputedStyle(host), getComputedStyle(safe)];
      const box = host.getBoundingClientRect();
      const outside = [box.top, box.left, innerHeight - box.bottom, innerWidth - box.right];
      sides.forEach((side, i) => {
        padding[side] = number(style[`padding-${side}`]);
        const inset = number(safeStyle[side]);
        insets[i] = inset && Math.max(inset - outside[i], 0);
      });
      const [width, height] = [host.clientWidth, host.clientHeight];
      layout.size = { width, height };
      layout.content = { width: rows.offsetWidth, height: rows.offsetHeight };
      // Across its axis a list never moves.
      if (host.direction === "horizontal") {
        layout.content.height = Math.floor(height - padding.top - padding.bottom);
      } else {
        layout.content.width = Math.floor(width - padding.left - padding.right);
      }
      base = layout.position;
    },

    /** Passes all sizes on to the module. */
    apply(live) {
      const { size, content, padding } = layout;
      live.set("pixel", 1 / devicePixelRatio);
      live.call("set_size", size.width, size.height);
      live.call("set_content_inset", ...sides.map((side) => padding[side]));
      live.call("set_safe_area", ...insets);
      live.call("set_content_size", content.width, content.height);
    },

    /** The offset at which reading starts: at the right end of rows that are read from there. */
    get start() {
      const { padding, content, size } = layout;
      const [top, left, , right] = insets;
      const x = 0 - padding.left - left;
      const atRight = content.width + padding.right + right - size.width;
      return { x: layout.isBackwards ? Math.max(x, atRight) : x, y: 0 - padding.top - top };
    },

    // Before there is a list in the module

    /** Keeps an offset for the list that will be made; the browser scrolls there, as far as it can. */
    keep(offset) {
      layout.measure();
      const { left, top } = layout.padding;
      layout.position = { x: offset.x + left, y: offset.y + top };
      kept = { offset, position: layout.position };
    },

    /** Scrolls a list that nothing has scrolled to where reading starts. */
    scrollToStart() {
      if (layout.isBackwards && layout.position.x === 0 && !kept) {
        layout.position = { x: host.scrollWidth, y: 0 };
      }
    },

    /** The offset of a list that is made: the kept one, or the native position, which knows no safe area. */
    get firstOffset() {
      const { start, padding, position: { x, y } } = layout;
      if (x === kept?.position.x && y === kept.position.y) return kept.offset;
      return {
        x: x > 0 || layout.isBackwards ? x - padding.left : start.x, y: y > 0 ? y - padding.top : start.y,
      };
    },

    // While there is one

    /** Takes over what the browser has scrolled by itself; null where that is less than a pixel. */
    takeOver() {
      const old = base;
      base = layout.position;
      layout.place();
      const way = { x: base.x - old.x, y: base.y - old.y };
      return Math.hypot(way.x, way.y) >= 1 ? way : null;
    },

    /** Moves the rows to their place. */
    place() {
      const { offset, padding } = layout;
      rows.style.transform =
        `translate(${base.x - padding.left - offset.x}px, ${base.y - padding.top - offset.y}px)`;
      if (placed === base) return;
      placed = base;
      for (const layer of layers) layer.style.transform = `translate(${base.x}px, ${base.y}px)`;
    },

    /** The native scroll position of the rows where they are; null where the element has it. */
    get restingPosition() {
      const { padding: { top, left, bottom, right }, size, content, offset } = layout;
      const limit = (position, length) => Math.round(limited(position, 0, Math.max(Math.floor(length), 0)));
      const x = limit(offset.x + left, content.width + left + right - size.width);
      const y = limit(offset.y + top, content.height + top + bottom - size.height);
      return x === base.x && y === base.y ? null : { x, y };
    },

    /**
     * Makes the place of the rows the native scroll position; nothing on the screen changes. What the browser
     * has scrolled since its last event is left to the next one.
     */
    settle() {
      const { position: { x, y }, restingPosition: position } = layout;
      if (!position || x !== base.x || y !== base.y) return;
      kept = null;
      layout.position = base = position;
      layout.place();
    },
  };
  return layout;
}
