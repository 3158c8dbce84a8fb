// What a list does in each browser: `.ci/web` runs this file in Firefox and in WebKit, too.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, finishing, input, number, open, page, sleep, until } from "./Support/lists.mjs";

/** Opens a list for fingers, or for a mouse and keys. */
const list = ({ mobile = false, ...options } = {}) => open(page({ script: `${finishing}
  globalThis.list = list;`, ...options }), { width: 500, height: 640, mobile });

const nothingReported = async () => assert.deepEqual(await browser.reported(), []);

test("a list loads, is scrolled by code, and shows its rows", async () => {
  const { height } = await list();
  assert.equal(height, 600);
  await browser.value(`list.scrollTo({ top: 300 })`);
  await atRest();
  await until(`list.querySelectorAll(".row")[5].getBoundingClientRect().y === list.getBoundingClientRect().y`);
  assert.equal(await number("contentOffset.y"), 300);
  assert.ok((await browser.screenshot()).length > 1_000);
  await nothingReported();
});

test("a wheel scrolls a list, to its end, where it loads more", async () => {
  const { middle } = await list({ count: 14 });
  await input.wheel(middle.x, middle.y, 0, 120);
  await until(`list.scrollTop > 100`);
  await input.wheel(middle.x, middle.y, 0, 2_000);
  await until(`globalThis.finish && list.footer.isRefreshing`, "the wheel does not load more");
  await browser.value(`(list.append(list.lastElementChild.cloneNode(true)), finish.done())`);
  await until(`list.footer.state === "idle"`);
  assert.equal(await number("contentSize.height"), 15 * 60);
  await nothingReported();
});

test("keys scroll a list", async () => {
  await list();
  await browser.value("list.focus()");
  await input.key("End");
  await until("list.scrollTop >= 1200");
  await input.key("Home");
  await until("list.scrollTop === 0");
  await input.key("ArrowDown");
  await until("list.scrollTop > 0");
  await nothingReported();
});

test("a finger scrolls and throws a list", { skip: !browser.hasTouch && "there are no fingers" }, async () => {
  const { y } = await list({ count: 200, mobile: true });
  await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 300 }, 8);
  const lifted = await browser.value("list.scrollTop");
  assert.ok(lifted > 100, `the finger has scrolled by ${lifted} points`);
  await sleep(200);
  assert.ok(await browser.value("list.scrollTop") > lifted + 10, "the list does not move on");
  await atRest();
  await nothingReported();
});

test("a list is pulled, refreshes, and closes", async () => {
  const { y } = await list({ mobile: true });
  if (browser.hasTouch) await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 330 });
  else await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish && list.header.isRefreshing", "the pull does not refresh");
  await until(`Math.abs(recorder.number(0, "contentOffset.y") + 54) < 0.5`, "the header is not open");
  const row = await browser.value(`list.querySelector(".row").getBoundingClientRect().y
    - list.getBoundingClientRect().y`);
  assert.ok(Math.abs(row - 54) < 1, `the first row is at ${row}`);
  await browser.value("finish.done()");
  await until(`list.header.state === "idle"`);
  await until(`recorder.number(0, "contentOffset.y") === 0`, "the header does not close");
  await atRest();
  await nothingReported();
});
