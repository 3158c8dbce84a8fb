// What is beyond the edges: a limit, and a wheel that pulls.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, desk, input, number, open, page, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.begun = [];
  list.addEventListener("refresh", (event) => {
    begun.push(event.type);
    event.respondWith(Promise.resolve());
  });`;

/** How far a pull of 400 points shows. */
async function pulled({ y }) {
  await input.began(100, y + 20);
  await input.dragged({ x: 100, y: y + 20 }, { x: 100, y: y + 420 }, 20);
  await sleep(60);
  const offset = await number("contentOffset.y");
  await input.ended();
  await until(`list.header.state === "idle"`);
  await atRest();
  return -offset;
}

test("a pull nears the limit, and the limit can be taken away", async () => {
  const list = await open(page({ attributes: `header="normal" maximum-overscroll="90"`, script }));
  assert.equal(await browser.value("list.maximumOverscroll"), 90);
  const limited = await pulled(list);
  assert.ok(limited > 60 && limited < 90, `the pull shows ${limited} points`);
  await browser.value("list.maximumOverscroll = null");
  assert.equal(await browser.value("list.getAttribute('maximum-overscroll')"), null);
  const free = await pulled(list);
  assert.ok(free > 120, `the pull shows ${free} points`);
  await browser.value("list.maximumOverscroll = 60");
  assert.equal(await browser.value("list.getAttribute('maximum-overscroll')"), "60");
  const less = await pulled(list);
  assert.ok(less > 54 && less < 81, `the pull shows ${less} points`);
  assert.deepEqual(browser.reports, []);
});

test("a limit that is no length is reported, and is none", async () => {
  const list = await open(page({ attributes: `header="normal" maximum-overscroll="-1"`, script }));
  assert.equal(await browser.value("list.maximumOverscroll"), null);
  assert.ok(await pulled(list) > 120);
  assert.equal(browser.reports.length, 1, browser.reports.join("\n"));
  assert.match(browser.reports[0], /maximum-overscroll="-1" is none of the lengths from 0 on/);
});

/** Turns a wheel over the list, as often, and returns the least offset. */
async function turned({ x, y }, count, distance) {
  let least = 0;
  for (let i = 0; i < count; i += 1) {
    await input.wheel(x + 100, y + 100, 0, distance);
    await sleep(30);
    least = Math.min(least, await number("contentOffset.y"));
  }
  return least;
}

test("a wheel that begins at the edge pulls, is let go, and the list refreshes", async () => {
  const list = await open(page({ attributes: `header="normal" allows-wheel-pull`, script,
    behind: `<p class="tall"></p>` }), desk);
  assert.equal(await browser.value("list.allowsWheelPull"), true);
  await browser.value(`document.body.style.paddingTop = "100px"; scrollTo(0, 50)`);
  await sleep(100);
  const least = await turned({ x: list.x, y: 100 }, 12, -60);
  assert.ok(least < -54, `the wheel pulls to ${least}`);
  await until("begun.length > 0", "the header does not refresh");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  assert.equal(await browser.value("scrollY"), 50, "the page has scrolled");
  assert.deepEqual(browser.reports, []);
});

test("a wheel pulls nothing without being allowed to, and nothing that is not at an edge", async () => {
  const list = await open(page({ attributes: `header="normal"`, script }), desk);
  assert.equal(await browser.value("list.allowsWheelPull"), false);
  assert.equal(await turned(list, 6, -60), 0);
  await browser.value("list.allowsWheelPull = true");
  await sleep(200);
  await browser.value("list.scrollTo({ top: 60 })");
  await sleep(200);
  assert.equal(await turned(list, 6, -60), 0);
  assert.deepEqual(await browser.value("begun"), []);
  assert.deepEqual(browser.reports, []);
});
