// What is around the lists of a page: its language, its fonts, and whether it can be seen.

const lists = new Set();

const changes = new MutationObserver(() => {
  for (const list of lists) list.environmentDidChange();
});

/**
 * Notifies a list of changes around it, by `environmentDidChange()`, `visibilityDidChange()` and
 * `motionDidChange()`; called anew for a list that was moved.
 */
export function observe(list) {
  lists.add(list);
  // Of what is in a shadow tree, the document has no records.
  for (let node = list; node; node = node.host) {
    node = node.getRootNode();
    changes.observe(node, { attributes: true, attributeFilter: ["lang", "dir"], subtree: true });
  }
}

/** Does not notify it any more. */
export function endObserving(list) {
  lists.delete(list);
}

document.addEventListener("visibilitychange", () => {
  for (const list of lists) list.visibilityDidChange();
});

const motion = matchMedia("(prefers-reduced-motion: reduce)");

motion.addEventListener("change", () => {
  for (const list of lists) list.motionDidChange();
});

/** Whether the user wants less motion. */
export function reducesMotion() {
  return motion.matches;
}

/** The language of an element: its own, or that of the nearest element around it. */
export function languageOf(list) {
  for (let node = list; node; node = node.getRootNode().host) {
    const found = node.closest("[lang]");
    if (found) return found.getAttribute("lang") || navigator.language;
  }
  return navigator.language;
}

let textContext;

/** The font of an element, in each size: read once, as a style is computed anew where it is read. */
export function fontOf(found) {
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(found);
  return (size) => `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
}

/** How wide a text is in a font of a size. */
export function textWidth(text, font, size) {
  textContext ??= new OffscreenCanvas(1, 1).getContext("2d");
  textContext.font = font(size);
  return textContext.measureText(text).width;
}
