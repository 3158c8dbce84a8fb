// A wheel and keys at an end of the list: they load there, once, also where they move nothing.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, desk, input, open, page, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.loads = 0;
  list.addEventListener("loadmore", (event) => {
    loads += 1;
    event.respondWith(new Promise((done) => { globalThis.finish = done; }));
  });`;

/** What moves on at an edge. */
const moves = {
  footer: {
    "a wheel": () => input.wheel(200, 200, 0, 60), "End": () => input.key("End"), "a space": () => input.key(" "),
    "PageDown": () => input.key("PageDown"), "ArrowDown": () => input.key("ArrowDown"),
  },
  header: { "a wheel": () => input.wheel(200, 200, 0, -60), "ArrowUp": () => input.key("ArrowUp") },
};

/** Moves on several times; returns how often that has loaded so far. */
async function loads(move) {
  for (let i = 0; i < 4; i += 1) {
    await move();
    await sleep(60);
  }
  // A key moves the rows for 0.3 seconds.
  await sleep(400);
  return browser.value("loads");
}

for (const [slot, count, where] of [
  ["footer", 3, "rows that all fit"], ["header", 3, "rows that all fit"], ["header", 30, "the first rows"],
]) {
  for (const [name, move] of Object.entries(moves[slot])) {
    test(`${name} at an auto ${slot} of ${where} loads, and again once there are more rows`, async () => {
      await open(page({ attributes: `${slot}="auto-normal" loads-until-filled="false"`, count, script }), desk);
      await input.key("Tab");
      assert.equal(await browser.value("loads"), 0);
      assert.equal(await loads(move), 1);
      await browser.value("finish()");
      await until(`list.${slot}.state === "idle"`);
      assert.equal(await loads(move), 1, "it loads without an end");
      await browser.value("list.append(list.children[0].cloneNode(true))");
      await sleep(100);
      assert.equal(await loads(move), 2);
      assert.deepEqual(browser.reports, []);
    });
  }
}
