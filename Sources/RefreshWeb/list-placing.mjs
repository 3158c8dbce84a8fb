// The boxes around the rows of an element, by its layout.

/** Places the boxes of a tree: `moved` and `follow`, which move with the rows, `pages`, and `layers`, which stay in sight. */
export function makePlacing(host, scroller, { moved, follow, pages, layers }, layout) {
  /** The style of the sight of a layer, and that of the layer, so that it is at the corner of what is seen. */
  function corner() {
    const { padding: [top, left, , right], isRightToLeft } = layout;
    if (scroller.isPage) {
      return [{ top: 0, left: `${scroller.corner.left}px`, right: "auto" }, { top: 0, left: 0, right: "auto" }];
    }
    // What is sticky at its own place never leaves it.
    return isRightToLeft
      ? [{ top: `${top}px`, right: `${right}px`, left: "auto" }, { top: `${-top}px`, right: `${-right}px`, left: "auto" }]
      : [{ top: `${top}px`, left: `${left}px`, right: "auto" }, { top: `${-top}px`, left: `${-left}px`, right: "auto" }];
  }

  return {
    /** Makes room for the blocks and the safe area around the rows. */
    placeRows() {
      const lengths = [...layout.safeArea];
      lengths[layout.isHorizontal ? 1 : 0] += layout.blocks[0];
      lengths[layout.isHorizontal ? 3 : 2] += layout.blocks[1];
      const [top, left, bottom, right] = lengths;
      moved.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
      follow.style.translate = `${left}px ${top - layout.front}px`;
    },

    /** Divides the content into pages of the element's length, as the kit does; the last one may be shorter. */
    placePages() {
      const { isHorizontal, isRightToLeft } = layout;
      const index = isHorizontal ? 0 : 1;
      const [length, total] = [layout.size[index], layout.content[index]];
      const count = host.paging && length > 0 ? Math.ceil(total / length) : 0;
      while (pages.childElementCount > count) pages.lastElementChild.remove();
      while (pages.childElementCount < count) pages.append(document.createElement("div"));
      const [side, size] = isHorizontal ? [isRightToLeft ? "right" : "left", "width"] : ["top", "height"];
      [...pages.children].forEach((page, i) => {
        const end = Math.min((i + 1) * length, total);
        page.className = end < (i + 1) * length ? "last" : "";
        Object.assign(page.style, { inset: 0, [side]: `${i * length}px`, [size]: `${end - i * length}px` });
      });
    },

    /** Puts the layers at the corner of what is seen. */
    placeLayers() {
      const [sight, own] = corner();
      const [width, height] = layout.size.map((length) => `${length}px`);
      for (const layer of layers) {
        Object.assign(layer.parentNode.style, sight);
        Object.assign(layer.style, own, { width, height });
      }
    },
  };
}
