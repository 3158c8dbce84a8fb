// The environment of a list: its language, its fonts, its visibility, and its pointers.

/** Matches if the user prefers reduced motion. */
export const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the browser supports drags in one direction, such as `pan-up`, beside those along an axis. */
export const knowsDirections = CSS.supports("touch-action", "pan-up");

/** Whether the page is zoomed in: fingers move the page then. */
export const isZoomed = () => visualViewport.scale > 1;

/** Matches if there may be a mouse or a trackpad: everywhere except on a phone without one. */
export const mouse = matchMedia("(any-pointer: fine), not all and (any-pointer: coarse)");

/**
 * Calls a handler with each change around a list, until a signal is aborted: `place` for the language or direction
 * of the elements around it, and for a mouse that is connected or removed; `visibility` for that of the page; `zoom`
 * for its zoom; and `motion` for the preference for reduced motion. Called again for a list that was moved.
 */
export function observe(list, handlers, signal) {
  const observer = new MutationObserver(handlers.place);
  // The observer of a document has no records of changes in a shadow tree.
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
  const closest = element.closest("[lang]");
  const { host } = element.getRootNode();
  if (!closest && host) return languageOf(host);
  return closest?.getAttribute("lang") || navigator.language;
}

const context = new OffscreenCanvas(1, 1).getContext("2d");

/** The size of the font of components in the kit, which is drawn in the size that the font of the page has. */
export const fontSize = 14;

/**
 * The font of an element: its `size`, and `width(text, size)`, the width of a text, whose size is one of the kit's. Its
 * style is read once, because each read computes it again.
 */
export function fontOf(element) {
  const { fontStyle, fontWeight, fontFamily, fontSize: size } = getComputedStyle(element);
  const scale = Number.parseFloat(size) / fontSize;
  return {
    size: Number.parseFloat(size),
    width(text, size) {
      context.font = `${fontStyle} ${fontWeight} ${size * scale}px ${fontFamily}`;
      return context.measureText(text).width;
    },
  };
}
