// Rows that come in front of the visible ones where the browser does not keep those in their place: in a browser
// without scroll anchoring, at the top, where an auto header has loaded, and while a transform shows the rows or the
// list has another size.

/** Whether the browser anchors. */
const anchors = CSS.supports("overflow-anchor", "auto");

/** Notes the first visible row of an element, and how far it is from the beginning of the rows. */
export function makeAnchor(host, rows, layout) {
  let row = null;
  let place = 0;

  const start = (found) => {
    const [box, all] = [found, rows].map((element) => element.getBoundingClientRect());
    if (!layout.isHorizontal) return box.top - all.top;
    return layout.isRightToLeft ? all.right - box.right : box.left - all.left;
  };

  /** The row at the beginning of what is seen: the deepest element of the app there that does not stick. */
  function first() {
    const [seen, all] = [host, rows].map((element) => element.getBoundingClientRect());
    const box = { ...seen.toJSON(), top: Math.max(seen.top, 0) };
    const isFromRight = layout.isHorizontal && layout.isRightToLeft;
    const side = isFromRight ? Math.min(box.right, all.right) - 2 : Math.max(box.left, all.left) + 2;
    const [x, y] = layout.isHorizontal ? [side, (box.top + box.bottom) / 2]
      : [(box.left + box.right) / 2, Math.max(box.top, all.top) + 2];
    return host.getRootNode().elementsFromPoint(x, y).find((found) => found !== host && host.contains(found)
      && !sticks(found)) ?? null;
  }

  function sticks(found) {
    for (let node = found; node && node !== host; node = node.parentElement) {
      if (getComputedStyle(node).position === "sticky") return true;
    }
    return false;
  }

  return {
    /** Notes the first visible row, after a layout. */
    note() {
      row = layout.isDisplayed ? first() : null;
      if (row) place = start(row);
    },

    /** The distance by which rows in front of it have grown since; 0 if the browser has to answer for that. */
    growth(hasOtherSize) {
      const isOwn = !anchors && !layout.isAt(layout.isHorizontal ? "left" : "top") || layout.isShifted || hasOtherSize
        || layout.isAtAutoHeader;
      if (!isOwn || !row?.isConnected || getComputedStyle(host).overflowAnchor === "none") return 0;
      const distance = start(row) - place;
      return Math.abs(distance) < 1 ? 0 : distance;
    },
  };
}
