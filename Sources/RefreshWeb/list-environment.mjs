// What is around the lists of a page: its language, its fonts, and whether it can be seen.

const lists = new Set();

/** Notifies a list of changes: `environmentDidChange()` and `visibilityDidChange()`. */
export function observe(list) {
  lists.add(list);
}

/** Does not notify it any more. */
export function endObserving(list) {
  lists.delete(list);
}

new MutationObserver(() => {
  for (const list of lists) list.environmentDidChange();
}).observe(document, { attributes: true, attributeFilter: ["lang", "dir"], subtree: true });

document.addEventListener("visibilitychange", () => {
  for (const list of lists) list.visibilityDidChange();
});

const motion = matchMedia("(prefers-reduced-motion: reduce)");

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

/** How wide a text is in the font of a style, in another size. */
export function textWidth(text, { fontStyle, fontWeight, fontFamily }, size) {
  textContext ??= new OffscreenCanvas(1, 1).getContext("2d");
  textContext.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
  return textContext.measureText(text).width;
}
