// The place of a row in each frame of a page: what is seen of a list that moves.

import { browser } from "./lists.mjs";

/**
 * For a page whose list is `list`: `watch(selector)` notes where an element is in the list in each frame, after all that
 * the frame changes; `seen()` returns the places since the last call. `topOf(selector)` is its place now.
 */
export const watching = `
  globalThis.placeOf = (element) => {
    const [{ x, y }, origin] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    return [x - origin.x, y - origin.y];
  };
  globalThis.topOf = (selector) => placeOf(list.querySelector(selector))[1];
  globalThis.watch = (selector) => {
    const element = list.querySelector(selector);
    const watched = globalThis.watched = { places: [placeOf(element)] };
    requestAnimationFrame(function frame() {
      if (watched !== globalThis.watched) return;
      // Messages arrive when the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { watched.places.push(placeOf(element)); };
      port2.postMessage(null);
      requestAnimationFrame(frame);
    });
  };
  globalThis.seen = () => {
    const { places } = watched;
    watched.places = [places.at(-1)];
    return places;
  };`;

export const watch = (selector) => browser.value(`watch("${selector}")`);

/** How the watched element has moved along an axis since it was last asked, from each frame to the next. */
export async function moves(axis = 1) {
  const places = (await browser.value("seen()")).map((place) => place[axis]);
  return places.slice(1).map((place, i) => place - places[i]);
}

/** The moves against a direction by more than a point: what is seen as a jump where all should move one way. */
export const against = (moves, direction) => moves.filter((move) => move * direction < -1);

/** How far the watched element has moved downwards in all, to and fro, and what is left of that. */
export async function moved() {
  const found = await moves();
  const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
  return { all: sum(found.map(Math.abs)), left: sum(found), moves: found };
}
