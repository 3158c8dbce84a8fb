// The place of a row in each frame of a page, after all that the frame changes: what is seen.

import { browser } from "./lists.mjs";

/** Runs in a page: `watch(element)` begins, `seen()` returns the places, and begins anew. */
export const watching = `
  globalThis.watch = (element) => {
    let places = [];
    let last = performance.now();
    const place = () => {
      const { x, y } = element.getBoundingClientRect();
      places.push([x, y, performance.now() - last]);
      last = performance.now();
    };
    globalThis.seen = () => {
      place();
      const found = places;
      places = [found.at(-1)];
      return found;
    };
    requestAnimationFrame(function frame() {
      // Messages arrive when the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = place;
      port2.postMessage(null);
      requestAnimationFrame(frame);
    });
  };`;

/** How the watched element has moved along an axis since it was last asked, from each frame to the next. */
export async function moves(axis) {
  const places = (await browser.value("seen()")).map((place) => place[axis]);
  return places.slice(1).map((place, i) => place - places[i]);
}

/** The moves against a direction by more than a point: what is seen as a jump where all should move one way. */
export const against = (moves, direction) => moves.filter((move) => move * direction < -1);
