// A mouse or a trackpad over a list: its wheel, and its drag. A page loads this file before a list is live; on a phone,
// when a mouse is connected.

import { followDrags } from "./list-drag.mjs";
import { scrolls } from "./list-touches.mjs";

const followed = new WeakMap();

/**
 * Follows the mouse over an element for its list, once; returns a function that follows the attribute
 * allows-wheel-pull.
 */
export function followMouse(host, scroller, live, layout, reports) {
  if (!followed.has(host)) {
    followDrags(host, scroller, live, layout);
    followed.set(host, followWheel(host, scroller, live, layout, reports));
  }
  return followed.get(host);
}

function followWheel(host, scroller, live, layout, reports) {
  const isOwn = (event) => live.kit && !event.defaultPrevented && !event.ctrlKey;
  const edge = (dx, dy) => Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : (dy < 0 ? "top" : "bottom");

  function pull(event) {
    if (!isOwn(event)) return;
    const [x, y] = [[1, 1], [16, 16], layout.size][event.deltaMode];
    let [dx, dy] = [event.deltaX * x, event.deltaY * y];
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const pulled = edge(dx, dy);
    if (!layout.isMoving && !(layout.hasPull(pulled) && layout.isAt(pulled)) || scrollsInside(event)) return;
    if (live.perform("wheel", dx, dy) > 0) event.preventDefault();
  }

  const scrollsInside = (event) => {
    const path = event.composedPath();
    return scrolls(path.slice(0, path.indexOf(scroller.target)), layout.isHorizontal, host);
  };

  scroller.target.addEventListener("wheel", (event) => {
    if (!isOwn(event)) return;
    reports.wheel();
    const { deltaX, deltaY } = event;
    if (deltaY !== 0 && layout.isAt(edge(0, deltaY)) && !scrollsInside(event)) live.perform("move_on", deltaX, deltaY);
  }, { passive: true });

  return () => {
    if (host.allowsWheelPull) scroller.target.addEventListener("wheel", pull, { passive: false });
    else scroller.target.removeEventListener("wheel", pull);
  };
}
