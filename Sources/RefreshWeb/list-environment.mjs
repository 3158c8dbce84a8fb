// What is around a list: its language, its fonts, whether it can be seen, and how it is moved.

/** Matches where the user wants less motion. */
export const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the browser knows drags in one direction, such as `pan-up`, beside those along an axis. */
export const knowsDirections = CSS.supports("touch-action", "pan-up");

/** Whether the page is zoomed in: its fingers move the page then. */
export const isZoomed = () => visualViewport.scale > 1;

/** Matches where there may be a mouse or a trackpad: everywhere but on a phone without one. */
export const mouse = matchMedia("(any-pointer: fine), not all and (any-pointer: coarse)");

/**
 * Calls a handler with each change around a list, until a signal is aborted: of the language or direction of the
 * elements around, or of whether there is a mouse (`place`), of whether the page is seen (`visibility`), of its zoom
 * (`zoom`), and of the wish for less motion (`motion`). Called anew for a list that was moved.
 */
export function observe(list, handlers, signal) {
  const observer = new MutationObserver(handlers.place);
  // Of what is in a shadow tree, the document has no records.
  for (let node = list; node; node = node.host) {
    node = node.getRootNode();
    observer.observe(node, { attributeFilter: ["lang", "dir"], subtree: true });
  }
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("visibilitychange", handlers.visibility, { signal });
  visualViewport.addEventListener("resize", handlers.zoom, { signal });
  motion.addEventListener("change", handlers.motion, { signal });
  mouse.addEventListener("change", handlers.place, { signal });
}

/** The language of an element: its own, or that of the nearest element around it. */
export function languageOf(element) {
  const found = element.closest("[lang]");
  const { host } = element.getRootNode();
  if (!found && host) return languageOf(host);
  return found?.getAttribute("lang") || navigator.language;
}

const context = new OffscreenCanvas(1, 1).getContext("2d");

/** Measures texts in the font of an element; its style is read once, as it is computed anew where it is read. */
export function measuring(found) {
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(found);
  return (text, size) => {
    context.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}
