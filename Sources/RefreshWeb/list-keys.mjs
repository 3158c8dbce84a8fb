// Keys on a list. The browser scrolls by them; at an end, the auto header or auto footer there loads.

const up = ["ArrowUp", "PageUp", "Home"];
const down = ["ArrowDown", "PageDown", "End"];

/** Follows the keys on an element for its list. */
export function followKeys(host, live, layout) {
  host.addEventListener("keydown", (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const target = event.composedPath()[0];
    if (!live.kit || defaultPrevented || ctrlKey || altKey || metaKey) return;
    // Elements that use keys themselves.
    if (target.isContentEditable || target.closest("input, textarea, select, video, audio")) return;
    if (key === " " && target.closest("button, summary, [role=button]")) return;
    const isUp = up.includes(key) || key === " " && shiftKey;
    if (!isUp && !down.includes(key) && key !== " ") return;
    if (layout.isAt(isUp ? "top" : "bottom")) live.perform("move_on", 0, isUp ? -1 : 1);
  });
}
