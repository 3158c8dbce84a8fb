// The position of the rows. The browser scrolls them inside their range; a transform shows what is beyond it, and
// openings and closings.

import { makePlacing } from "./list-placing.mjs";

const sides = ["top", "left", "bottom", "right"];

/** The edges, with the bits of the module's flags. */
const edges = { top: 1, left: 2, bottom: 4, right: 8 };
const [moving, level, late] = [16, 32, 64];

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * Makes the layout of an element and its scroller. Its tree has `moved`, the box that a transform moves, with `rows`; and
 * `safe`, an element that has the safe area as its `scroll-padding`.
 */
export function makeLayout(host, scroller, tree) {
  const { moved, rows, safe } = tree;
  /** The native position along the axis, as it was read or written last; from right to left it is negative. */
  let base = 0;
  /** The native position that was written, until the browser has scrolled away from it; null then. */
  let written = null;
  /** The offset that belongs to it. */
  let known = { x: 0, y: 0 };
  /** An offset that was set before there was a list in the module, and the native position after that. */
  let kept = null;
  let flags = 0;
  let rowsSize = [0, 0];
  /** Whether the sizes were measured since the list was shown, and whether its axis or direction has changed. */
  let isMeasured = false;
  let isTurned = false;
  /** Whether the list was shown before. */
  let isLive = false;
  /** Whether the element was not displayed when it was measured last: the browser forgets its position then. */
  let wasHidden = false;
  /** The transform, in points. */
  let shift = { x: 0, y: 0 };

  const layout = {
    /** The sizes of the element inside its border and of the rows, as `measure()` read them last. */
    size: [0, 0],
    content: [0, 0],
    /** The padding, and the insets of the safe area, in the order of the sides. */
    padding: [0, 0, 0, 0],
    safeArea: [0, 0, 0, 0],
    /** The length of the page in front of the rows; 0 if the element scrolls. */
    front: 0,
    /** The lengths of the blocks before and behind the rows, along the axis. */
    blocks: [0, 0],
    isHorizontal: false,
    isRightToLeft: false,
    /** The offset that is shown: the point of the content at the element's corner. */
    offset: { x: 0, y: 0 },

    /** Whether a finger that the list has, or the list itself, moves the content. */
    get isMoving() { return (flags & moving) !== 0; },

    /** Whether a second level is in sight. */
    get showsLevel() { return (flags & level) !== 0; },

    /** Whether a component waits for a layout of the page. */
    get isAwaited() { return (flags & late) !== 0; },

    /** Whether there is a component to pull at an edge. */
    hasPull: (edge) => (flags & edges[edge]) !== 0 && !(edge === "bottom" && scroller.lengthBehind >= 1),

    /** Whether the content is at an edge; a list is always at the edges across its axis. */
    isAt(edge) {
      if ((edge === "left" || edge === "right") !== this.isHorizontal) return true;
      return edge === "top" || edge === "left" ? place(base) < 1 : most() - place(base) < 1;
    },

    /** The ends at which the content is, as a text that can be compared. */
    get ends() { return `${place(base) < 1} ${most() - place(base) < 1}`; },

    /** Whether an auto header is in sight at the beginning, where it loads the rows in front. */
    get isAtAutoHeader() {
      return !this.isHorizontal && host.header?.name.startsWith("auto") === true && place(base) < this.blocks[0];
    },

    /** Whether the rows are not where the browser has them. */
    get isShifted() { return shift.x !== 0 || shift.y !== 0; },

    /**
     * Reads all sizes; called after a layout, so that reading forces none. An element that is not displayed keeps its
     * sizes, and so its offset.
     */
    measure() {
      const { isHorizontal, isRightToLeft } = this;
      this.isHorizontal = host.direction === "horizontal";
      this.isRightToLeft = host.matches(":dir(rtl)");
      isTurned ||= isHorizontal !== this.isHorizontal || isHorizontal && isRightToLeft !== this.isRightToLeft;
      isMeasured = true;
      if (!host.checkVisibility()) {
        wasHidden = true;
        return;
      }
      const lengths = (found, name) => {
        const style = getComputedStyle(found);
        return sides.map((side) => Number.parseFloat(style[`${name}-${side}`]) || 0);
      };
      const { top, left, bottom, right } = host.getBoundingClientRect();
      const beyond = [top, left, innerHeight - bottom, innerWidth - right];
      this.size = scroller.size;
      rowsSize = [rows.offsetWidth, rows.offsetHeight];
      this.content = [...rowsSize];
      this.padding = lengths(host, "padding");
      this.safeArea = lengths(safe, "scroll-padding").map((inset, i) => inset && Math.max(inset - beyond[i], 0));
      if (scroller.isPage) measurePage();
      placing.placeLayers();
      placing.placeRows();
      placing.placePages();
      // Something else may have scrolled it since.
      if (wasHidden && isLive && read() === 0) write(known);
      wasHidden = false;
    },

    /** Whether the element is displayed, as `measure()` found it last. */
    get isDisplayed() { return !wasHidden; },

    /** Whether the rows have another size than when they were measured. */
    get isOld() { return rows.offsetWidth !== rowsSize[0] || rows.offsetHeight !== rowsSize[1]; },

    // Before there is a list in the module

    /** Keeps an offset for the list that will be made; the browser scrolls there, as far as it can. */
    keep(offset) {
      this.measure();
      scroller.element.scrollTo({
        left: offset.x + this.padding[1], top: offset.y + this.padding[0], behavior: "instant",
      });
      kept = { offset, position: read() };
    },

    /** The kept offset, or that of the native position. */
    firstOffset() {
      const position = read();
      if (kept && position === kept.position) return kept.offset;
      return withAlong(rest(), offsetAt(place(position)));
    },

    // While there is one

    /** The offset to which the browser has scrolled; null if that is where it was last. */
    scrolled() {
      const position = read();
      // The event of what was written, which the browser may have rounded.
      if (Math.abs(position - (written ?? base)) < (written === null ? 1e-3 : 1 / devicePixelRatio)) return null;
      const distance = place(position) - place(base);
      const isBeyond = inRange(known) !== along(known);
      base = position;
      written = null;
      // An offset that the browser cannot show yet moves as far as the rows; the next frame writes it.
      isMeasured ||= isBeyond;
      known = withAlong(known, isBeyond ? along(known) + distance : offsetAt(place(position)));
      // What the browser has moved is seen already, and is no reason for another frame.
      const { x, y } = withAlong(rest(), inRange(known));
      this.offset = { x: x - shift.x, y: y - shift.y };
      return known;
    },

    /**
     * The distance by which the browser has moved the rows in a layout, because others in front of them have changed;
     * 0 if it has only clamped its position.
     */
    growthInFront() {
      const position = read();
      const distance = isReversed() ? base - position : position - base;
      base = position;
      const isClamped = distance < 0 && (isReversed() ? place(position) : most() - position) < 1;
      return isTurned || isClamped || Math.abs(distance) < 1 ? 0 : distance;
    },

    /**
     * Shows the content as the module lists it, and returns whether it has moved. `mayExchange` is false while a finger
     * or its momentum moves the rows: their blocks stay.
     */
    show({ frame, own: [before, behind, x, y, found] }, mayExchange) {
      isLive = true;
      flags = found;
      const exchanges = mayExchange && (before !== this.blocks[0] || behind !== this.blocks[1]);
      if (exchanges) {
        this.blocks = [before, behind];
        placing.placeRows();
      }
      const isElsewhere = isMeasured && Math.abs(native({ x, y }) - base) >= 1;
      if (exchanges || isElsewhere || x !== known.x || y !== known.y) write({ x, y });
      isMeasured = isTurned = false;
      // The subtraction avoids -0.
      const shown = { x: 0 - frame[0], y: 0 - frame[1] };
      const hasMoved = shown.x !== this.offset.x || shown.y !== this.offset.y;
      this.offset = shown;
      const old = shift;
      const inside = withAlong(rest(), inRange({ x, y }));
      shift = { x: inside.x - shown.x, y: inside.y - shown.y };
      if (old.x !== shift.x || old.y !== shift.y) {
        moved.style.transform = this.isShifted ? `translate(${shift.x}px, ${shift.y}px)` : "";
      }
      return hasMoved;
    },

    /** The offset that is shown now, also before the event of a scroll. */
    get present() {
      const position = read();
      const isKnown = wasHidden || Math.abs(position - base) < 1 / devicePixelRatio;
      const { x, y } = withAlong(rest(), isKnown ? inRange(known) : offsetAt(place(position)));
      return { x: x - shift.x, y: y - shift.y };
    },
  };

  // Along the axis

  const along = ({ x, y }) => layout.isHorizontal ? x : y;

  /** A point with another coordinate along the axis. */
  const withAlong = ({ x, y }, value) => layout.isHorizontal ? { x: value, y } : { x, y: value };

  const inset = (side) => layout.padding[side] + layout.safeArea[side];

  /** The lengths before and behind the rows. */
  const start = () => inset(layout.isHorizontal ? 1 : 0) + layout.blocks[0];
  const end = () => inset(layout.isHorizontal ? 3 : 2) + layout.blocks[1];

  /** The offset at the end of the native range, and the native position there. */
  const last = () => {
    const index = layout.isHorizontal ? 0 : 1;
    return Math.max(0 - start(), layout.content[index] + end() - layout.size[index]);
  };
  const most = () => last() + start();

  /** The coordinate of an offset along the axis, in the native range. */
  const inRange = (offset) => clamp(along(offset), 0 - start(), last());

  /** The offset of content that is at its start. */
  const rest = () => ({ x: 0 - inset(1), y: 0 - inset(0) });

  const isReversed = () => layout.isHorizontal && layout.isRightToLeft;

  /** The native position; a page scrolls further than the element. */
  function read() {
    const { scrollLeft, scrollTop } = scroller.element;
    if (layout.isHorizontal) return scrollLeft;
    return scroller.isPage ? Math.min(scrollTop, most()) : scrollTop;
  }

  /** The distance of a native position from the top or the left. */
  const place = (position) => isReversed() ? position + most() : position;

  /** The offset at a distance from the top or the left, which the browser may have rounded at the ends. */
  function offsetAt(distance) {
    if (distance < 1) return 0 - start();
    return most() - distance < 1 ? last() : distance - start();
  }

  /** The native position of an offset, in the range of the browser. */
  const native = (offset) => inRange(offset) + start() - (isReversed() ? most() : 0);

  /** Scrolls to an offset, as far as the browser can. */
  function write(offset) {
    known = offset;
    kept = null;
    scroller.element.scrollTo({ [layout.isHorizontal ? "left" : "top"]: native(offset), behavior: "instant" });
    base = written = read();
  }

  /** What is in front of the rows of a page, and the element's end, belong to the content. */
  function measurePage() {
    const [top, , bottom] = layout.padding;
    layout.front = scroller.distance + top;
    layout.content[1] += layout.front + bottom;
    for (const insets of [layout.padding, layout.safeArea]) insets[0] = insets[2] = 0;
  }

  const placing = makePlacing(host, scroller, tree, layout);
  return layout;
}
