// Insets that components reserve are lengths in the content, which the browser scrolls. Nothing is seen of it when they
// are made and given back.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, desk, input, number, open, page, sleep, until } from "./Support/lists.mjs";
import { moves, watch, watching } from "./Support/watch.mjs";

const script = `globalThis.list = document.querySelector("#list");
  for (const type of ["refresh", "loadmore"]) {
    list.addEventListener(type, (event) => event.respondWith(new Promise((done) => { globalThis.finish = done; })));
  }
  globalThis.moved = list.shadowRoot.querySelector(".moved");
  ${watching}`;

const blocks = () => browser.value(`[parseFloat(moved.style.paddingTop), parseFloat(moved.style.paddingBottom),
  list.scrollTop, moved.style.transform]`);
const topOf = (index) => browser.value(`topOf(".row:nth-of-type(${index + 1})")`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("a refresh has its room in the content once it is open, until it is closed", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 300 });
  await until("globalThis.finish");
  await atRest();
  assert.deepEqual(await blocks(), [54, 0, 0, ""]);
  assert.equal(await topOf(0), 54);
  await browser.value("watch('.row:nth-of-type(1)'); finish()");
  await until(`list.header.state === "idle"`);
  await atRest();
  await sleep(100);
  assert.deepEqual(await blocks(), [0, 0, 0, ""]);
  assert.equal(await topOf(0), 0);
  const found = await moves();
  assert.ok(found.every((move) => move <= 0.01), `the rows have jumped: ${found}`);
  nothingReported();
});

test("the room of a refresh can be scrolled away by the browser, and back", async () => {
  await open(page({ attributes: `header="normal"`, script }), desk);
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await atRest();
  await browser.value("list.scrollTop = 200");
  await sleep(100);
  assert.equal(await number("contentOffset.y"), 146);
  assert.equal(await number("reservedInset.top"), 0);
  await browser.value("list.scrollTop = 0");
  await sleep(100);
  assert.equal(await number("contentOffset.y"), -54);
  assert.equal(await number("reservedInset.top"), 54);
  assert.deepEqual(await blocks(), [54, 0, 0, ""]);
  await browser.value("list.scrollTop = 200");
  await sleep(100);
  const place = await topOf(5);
  await browser.value("watch('.row:nth-of-type(6)'); finish()");
  await until(`list.header.state === "idle"`);
  await sleep(700);
  assert.ok((await moves()).every((move) => move === 0), "the rows have moved");
  assert.equal(await topOf(5), place);
  assert.deepEqual(await blocks(), [0, 0, 146, ""]);
  nothingReported();
});

test("scrolling in an opening and in a closing moves the rows as far as the browser does", async () => {
  await open(page({ attributes: `header="normal"`, script }), desk);
  await browser.value("list.header.beginRefreshing()");
  await sleep(80);
  await watch(".row:nth-of-type(4)");
  await sleep(50);
  await browser.value("list.scrollTop = 120");
  await sleep(600);
  let found = await moves();
  assert.equal(found.filter((move) => move < -60).length, 1, `the rows have jumped: ${found}`);
  assert.ok(found.every((move) => move < 30), `the rows have jumped: ${found}`);
  await until("globalThis.finish");
  await browser.value("list.scrollTop = 0");
  await atRest();
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  await watch(".row:nth-of-type(4)");
  await sleep(80);
  await browser.value("list.scrollTop += 100");
  await sleep(700);
  found = await moves();
  assert.equal(found.filter((move) => move < -60).length, 1, `the rows have jumped: ${found}`);
  assert.ok(found.every((move) => move <= 0.01), `the rows have jumped back: ${found}`);
  assert.deepEqual((await blocks())[3], "");
  nothingReported();
});

test("a refresh that ends while a finger scrolls in its room gives it back when the finger is lifted", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await atRest();
  await input.began(100, y + 400);
  await input.dragged({ x: 100, y: y + 400 }, { x: 100, y: y + 360 }, 5);
  await sleep(50);
  const held = await topOf(0);
  assert.ok(held > 5 && held < 54, `the rows are at ${held}`);
  await browser.value("watch('.row:nth-of-type(1)'); finish()");
  await until(`list.header.state === "idle"`);
  await sleep(700);
  assert.equal(await topOf(0), held, "the rows move under the finger");
  assert.equal((await blocks())[0], 54);
  await input.ended();
  await atRest();
  await sleep(100);
  assert.equal(await topOf(0), 0);
  assert.deepEqual(await blocks(), [0, 0, 0, ""]);
  const found = await moves();
  assert.ok(found.every((move) => move <= 0.01 && move > -40), `the rows have jumped: ${found}`);
  nothingReported();
});

test("a back footer has its room and the gap of short content", async () => {
  const { y } = await open(page({ attributes: `footer="back-normal"`, count: 5, script }));
  await input.pulled({ x: 100, y: y + 500 }, { x: 100, y: y + 200 });
  await until("globalThis.finish");
  await atRest();
  assert.deepEqual(await blocks(), [0, 600 - 300 + 44, 44, ""]);
  assert.equal(await topOf(0), -44);
  await browser.value(`list.append(...Array.from({ length: 20 }, () => list.children[0].cloneNode(true)));
    watch('.row:nth-of-type(3)'); finish()`);
  await until(`list.footer.state === "idle"`);
  await atRest();
  await sleep(500);
  assert.equal(await topOf(0), -44);
  assert.deepEqual(await blocks(), [0, 0, 44, ""]);
  assert.ok((await moves()).every((move) => move === 0), "the rows have moved");
  nothingReported();
});

test("an auto header and an auto footer have their room always", async () => {
  await open(page({ attributes: `header="auto-normal" footer="auto-normal"`, script }), desk);
  assert.equal(await topOf(0), 0, "a list begins at its first row");
  assert.deepEqual((await blocks()).slice(0, 3), [44, 44, 44]);
  await browser.value("list.scrollTop = 1e6");
  await until("globalThis.finish");
  assert.equal(await number("contentOffset.y"), 30 * 60 + 44 - 600);
  nothingReported();
});
