// Keys, focus, and what the browser scrolls by itself.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, desk, input, number, open, page, sleep, until } from "./Support/lists.mjs";

const nothingReported = () => assert.deepEqual(browser.reports, []);
const offset = () => number("contentOffset.y");
const links = Array.from({ length: 40 }, (_, i) =>
  `<article class="row" id="row${i}"><a href="#${i}">Link ${i}</a></article>`).join("");

/** Waits until the offset is where a condition holds. */
const offsetIs = (condition) => until(`((y) => ${condition})(recorder.number(0, "contentOffset.y"))`,
  `the offset is not ${condition}`);

test("keys scroll the list", async () => {
  await open(page({ attributes: "", count: 60 }), desk);
  const end = 60 * 60 - 600;
  await input.key("Tab");
  assert.equal(await browser.value("document.activeElement.id"), "list");
  await input.key("ArrowDown");
  await offsetIs("y > 20 && y < 100");
  await sleep(400);
  await input.key("ArrowUp");
  await offsetIs("y === 0");
  await sleep(400);
  await input.key("PageDown");
  await offsetIs("y > 400 && y <= 600");
  await sleep(600);
  await input.key("PageUp");
  await offsetIs("y === 0");
  await sleep(400);
  await input.key(" ");
  await offsetIs("y > 400 && y <= 600");
  await sleep(600);
  await input.key(" ", 8);
  await offsetIs("y === 0");
  await sleep(400);
  await input.key("End");
  await offsetIs(`y === ${end}`);
  await sleep(400);
  await input.key("Home");
  await offsetIs("y === 0");
  nothingReported();
});

test("keys scroll from page to page in a list of pages", async () => {
  await open(page({ attributes: "paging", count: 60 }), desk);
  await input.key("Tab");
  await input.key("PageDown");
  await offsetIs("y === 600");
  await sleep(400);
  await input.key("PageDown");
  await offsetIs("y === 1200");
  await input.key("End");
  await offsetIs(`y === ${60 * 60 - 600}`);
  nothingReported();
});

test("in a list from right to left, the offset is that of the left side of the list", async () => {
  await open(page({ attributes: `direction="horizontal" dir="rtl"`, rows: Array.from({ length: 60 }, (_, i) =>
    `<article class="cell">${i}</article>`).join("") }), desk);
  const end = await browser.value("recorder.number(0, 'contentSize.width') - innerWidth");
  assert.ok(end > 2_000, `the rows are only ${end} points wider than the list`);
  const startsAt = (x) => until(`recorder.number(0, "contentOffset.x") === ${x}`, `the offset is not ${x}`);
  await startsAt(end);
  await browser.value(`document.querySelector("#list").scrollTo({ left: -900 })`);
  await startsAt(end - 900);
  await browser.value(`document.querySelector("#list").contentOffset = { x: 0 }`);
  assert.equal(await browser.value(`document.querySelector("#list").scrollLeft`), -end);
  await input.key("Tab");
  await input.key("ArrowRight");
  await until(`recorder.number(0, "contentOffset.x") > 10`);
  nothingReported();
});

test("a focus that moves into a row out of sight brings it into view", async () => {
  await open(page({ attributes: "", rows: links }), desk);
  await browser.value(`document.querySelector("#row30 a").focus()`);
  await offsetIs("y >= 31 * 60 - 600 && y <= 30 * 60");
  assert.equal(await browser.value(`document.querySelector("#list").scrollTop`), await offset());
  nothingReported();
});

test("scrollIntoView on a row is an offset of the list", async () => {
  await open(page({ attributes: "", rows: links }), desk);
  await browser.value(`document.querySelector("#row20").scrollIntoView()`);
  await offsetIs("y === 1200");
  const top = await browser.value(`document.querySelector("#row20").getBoundingClientRect().y
    - document.querySelector("#list").getBoundingClientRect().y`);
  assert.equal(top, 0, "the row is not where it was brought");
  nothingReported();
});

test("a text that the browser finds, and a row of a fragment, are brought into view", async () => {
  await open(page({ attributes: "", rows: links }), desk);
  await browser.value(`location.hash = "#:~:text=Link%2035"`);
  await offsetIs("y >= 36 * 60 - 600 && y <= 35 * 60");
  await browser.value(`location.hash = "#row3"`);
  await offsetIs("y === 180");
  nothingReported();
});

test("what the browser scrolls in any frame in which the list comes to rest is kept", async () => {
  await open(page({ attributes: "", rows: links, script: `globalThis.list = document.querySelector("#list");
    globalThis.scrollAfter = (frames) => new Promise((done) => requestAnimationFrame(function frame() {
      if (frames -= 1) return requestAnimationFrame(frame);
      document.querySelector("#row20").scrollIntoView();
      setTimeout(done, 200);
    }));` }), desk);
  for (let frames = 2; frames <= 6; frames += 1) {
    await browser.value("list.scrollTo({ top: 0 })");
    await sleep(200);
    await browser.value(`{
      const scrolled = scrollAfter(${frames});
      list.scrollTo({ top: ${300 + frames} });
      scrolled;
    }`);
    assert.equal(await offset(), 1200, `the list is elsewhere after ${frames} frames`);
  }
  nothingReported();
});

test("scrollTo and scrollTop are the list's", async () => {
  await open(page({ attributes: "", rows: links }), desk);
  await browser.value(`document.querySelector("#list").scrollTo({ top: 300 })`);
  await offsetIs("y === 300");
  await browser.value(`document.querySelector("#list").scrollTop = 120`);
  await offsetIs("y === 120");
  await browser.value(`document.querySelector("#list").scrollTo({ top: 600, behavior: "smooth" })`);
  await offsetIs("y === 600");
  nothingReported();
});
