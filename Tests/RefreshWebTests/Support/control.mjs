// The control: what is done with a list is done with a plain scroll container, too, and must have the same result.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, input, open, page, phone, recorder, sleep } from "./lists.mjs";

/** The containers around the same rows, and when they are ready. */
const containers = {
  native: {
    page: (rows) => page({ rows, script: "" })
      .replace(/<refresh-list[^>]*>/, `<div id="list" class="plain" tabindex="0">`).replace("</refresh-list>", "</div>")
      .replace(/<script type="module" src="refresh-list.mjs"><\/script>/, ""),
    ready: `document.readyState === "complete"`,
  },
  list: { page: (rows, attributes) => page({ rows, attributes }) },
};

/** Runs in each page: what scenarios ask of it. */
const questions = `
  /** Where the top of an element is in the container. */
  globalThis.placeOf = (selector) => Math.round(document.querySelector(selector).getBoundingClientRect().y
    - document.querySelector("#list").getBoundingClientRect().y);
  globalThis.topOf = () => Math.round(document.querySelector("#list").scrollTop);
  globalThis.frames = async (count) => {
    for (let i = 0; i < count; i += 1) await new Promise((done) => requestAnimationFrame(done));
  };`;

/** The name of a row by its number, from 1 on. */
export const row = (number) => `#row-${number}`;

/** Rows of 60 points, or of such contents: `contents[number]` is the content of a row. */
export const rows = (count = 60, contents = {}) => Array.from({ length: count }, (_, i) => {
  const content = contents[i + 1];
  return `<article id="row-${i + 1}" class="row${content ? " free" : ""}">${content ?? `Row ${i + 1}`}</article>`;
}).join("\n");

/**
 * Does the same in a plain scroll container and in a list. `act` gets the place of the container and returns what came
 * out, which is to be the same.
 *
 * `expected` is what a plain container does, in browsers that do all that there is. If `keepsPosition`, a list does it
 * in the others, too. `in` has the browsers that can be made to play the scenario; all of them by default.
 */
export function control(name, { content = rows(), attributes, expected, keepsPosition = false, in: browsers,
  ...options }, act) {
  const skip = browsers && !browsers.includes(browser.name) ? `not in ${browser.name}` : false;
  test(name, { skip }, async (context) => {
    const found = {};
    for (const [kind, { page, ready }] of Object.entries(containers)) {
      const place = await open(page(content, attributes), {
        ...phone, policy: null, scripts: [recorder, questions], ...(ready ? { ready } : {}), ...options,
      });
      found[kind] = await act(place);
      await input.reset();
      assert.deepEqual(await browser.reported(), [], kind);
    }
    context.diagnostic(`${name}: native ${JSON.stringify(found.native)}, list ${JSON.stringify(found.list)}`);
    const doesAll = browser.name !== "webkit";
    if (expected && doesAll) assert.deepEqual(found.native, expected, "a plain container is not as expected");
    assert.deepEqual(found.list, keepsPosition && !doesAll ? expected : found.native);
  });
}

/** Scrolls the container to a place, and waits until it is there. */
export async function scrolledTo(top) {
  await browser.value(`document.querySelector("#list").scrollTop = ${top}`);
  await sleep(250);
}

/** The places of rows in the container, in points. */
export const places = (...numbers) =>
  browser.value(`[${numbers.map((number) => `placeOf("${row(number)}")`)}]`);
