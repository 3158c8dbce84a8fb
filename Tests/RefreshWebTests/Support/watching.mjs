// Where a row is in each frame: what is seen of a list that moves.

import { browser } from "./lists.mjs";

/**
 * For a page's script, with its list as `list`: `watch(selector)` notes where an element is in the list in each frame,
 * after all that the frame changes, and `ways()` ends that, and returns how far it has moved from frame to frame.
 */
export const watching = `
  globalThis.topOf = (selector) =>
    list.querySelector(selector).getBoundingClientRect().y - list.getBoundingClientRect().y;
  globalThis.watch = (selector) => {
    const places = globalThis.places = [topOf(selector)];
    const frame = () => {
      if (places !== globalThis.places) return;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { places.push(topOf(selector)); };
      channel.port2.postMessage(0);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  globalThis.ways = () => {
    const found = places;
    globalThis.places = null;
    return found.slice(1).map((place, i) => place - found[i]);
  };`;

export const watch = (selector) => browser.value(`watch("${selector}")`);

/** How far what was watched has moved in all, to and fro, and what is left of that. */
export async function moved() {
  const ways = await browser.value("ways()");
  const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
  return { all: sum(ways.map(Math.abs)), left: sum(ways), ways };
}
