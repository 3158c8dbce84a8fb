// What is around the lists of a page: its language, its fonts, and whether it can be seen.

/** What follows a change of each list, by name: `place`, `visibility` and `motion`. */
const lists = new Map();

const follow = (change) => () => {
  for (const handlers of lists.values()) handlers[change]();
};
const observer = new MutationObserver(follow("place"));
const motion = matchMedia("(prefers-reduced-motion: reduce)");
document.addEventListener("visibilitychange", follow("visibility"));
motion.addEventListener("change", follow("motion"));

/** Has handlers called with each change around a list; called anew for a list that was moved. */
export function observe(list, handlers) {
  lists.set(list, handlers);
  // Of what is in a shadow tree, the document has no records.
  for (let node = list; node; node = node.host) {
    node = node.getRootNode();
    observer.observe(node, { attributes: true, attributeFilter: ["lang", "dir"], subtree: true });
  }
}

/** Does not call them any more. */
export function endObserving(list) {
  lists.delete(list);
}

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
