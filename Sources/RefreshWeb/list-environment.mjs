// What is around a list: its language, its fonts, and whether it can be seen.

const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user wants less motion. */
export const reducesMotion = () => motion.matches;

/**
 * Calls a handler with each change around a list, until a signal is aborted: of the language or direction of the
 * elements around (`place`), of whether the page is seen (`visibility`), and of the wish for less motion
 * (`motion`). Called anew for a list that was moved.
 */
export function observe(list, handlers, signal) {
  const observer = new MutationObserver(handlers.place);
  // Of what is in a shadow tree, the document has no records.
  for (let node = list; node; node = node.host) {
    node = node.getRootNode();
    observer.observe(node, { attributes: true, attributeFilter: ["lang", "dir"], subtree: true });
  }
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("visibilitychange", handlers.visibility, { signal });
  motion.addEventListener("change", handlers.motion, { signal });
}

/** The language of an element: its own, or that of the nearest element around it. */
export function languageOf(list) {
  for (let node = list; node; node = node.getRootNode().host) {
    const found = node.closest("[lang]");
    if (found) return found.getAttribute("lang") || navigator.language;
  }
  return navigator.language;
}

let context;

/** Measures texts in the font of an element; its style is read once, as it is computed anew where it is read. */
export function measuring(found) {
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(found);
  context ??= new OffscreenCanvas(1, 1).getContext("2d");
  return (text, size) => {
    context.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}
