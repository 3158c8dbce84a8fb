// Taps and clicks on the components of a list.

/** Passes the clicks on the components of an element to its list. */
export function followTaps(host, scroller, live) {
  host.addEventListener("click", (event) => {
    if (!live.kit || !event.composedPath()[0].closest?.(".component")) return;
    const { left, top } = scroller.corner;
    live.perform("tap", event.clientX - left, event.clientY - top);
  });
}
