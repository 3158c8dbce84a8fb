// What every browser must do with a list: load it, scroll it, pull it, load more, take keys. `.ci/web` runs this file
// in Firefox and in WebKit, too.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, desk, finishing, input, number, open, page, phone, sleep, until } from "./Support/lists.mjs";

const script = finishing.replace("const list", "globalThis.list");
const hasTouch = browser.name !== "webkit";
const firstRow = () => browser.value(`list.querySelector(".row").getBoundingClientRect().y`);
const nothingReported = async () => assert.deepEqual(await browser.reported(), []);

/** Waits until the list has scrolled, and the module and the page agree by how much. */
async function scrolled(list, top) {
  await until(`Math.abs(list.scrollTop - ${top}) < 1`, `it does not scroll to ${top}`);
  await until(`Math.abs(recorder.number(0, "contentOffset.y") - list.scrollTop) < 1`, "the module does not follow");
  await until(`Math.abs(list.querySelector(".row").getBoundingClientRect().y - ${list.y - top}) < 1`,
    `the rows are not at ${-top}`);
}

test("a list loads, and shows its rows and its header", async () => {
  const list = await open(page({ script }), phone);
  assert.equal(await browser.value(`recorder.text(1, "stateLabel.text")`), "Pull down to refresh");
  assert.equal(await firstRow(), list.y);
  assert.ok((await browser.screenshot()).length > 1_000);
  await nothingReported();
});

test("a wheel and an app scroll it", async () => {
  const list = await open(page({ script, count: 100 }), desk);
  await input.wheel(list.x + 100, list.y + 100, 0, 120);
  await scrolled(list, 120);
  await browser.value("list.scrollTo({ top: 900 })");
  await scrolled(list, 900);
  await browser.value(`list.scrollTo({ top: 300, behavior: "smooth" })`);
  await scrolled(list, 300);
  await nothingReported();
});

test("keys scroll it", async () => {
  const list = await open(page({ script, count: 100, attributes: `header="normal"` }), desk);
  await browser.value("list.focus()");
  await input.key("End");
  await scrolled(list, 100 * 60 - 600);
  await input.key("PageUp");
  await until(`list.scrollTop < ${100 * 60 - 600 - 300}`);
  await input.key("Home");
  await scrolled(list, 0);
  await nothingReported();
});

test("a finger scrolls it", { skip: !hasTouch }, async () => {
  const list = await open(page({ script, count: 200 }), phone);
  await input.thrown({ x: 100, y: list.y + 500 }, { x: 100, y: list.y + 250 }, 8);
  await until("list.scrollTop > 200", "it does not follow the finger");
  await until(`!recorder.number(0, "isDecelerating") && !recorder.number(0, "isDragging")`);
  await scrolled(list, await browser.value("list.scrollTop"));
  await nothingReported();
});

test("a finger pulls it, and it refreshes", { skip: !hasTouch }, async () => {
  const list = await open(page({ script }), phone);
  await input.began(100, list.y + 60);
  await input.dragged({ x: 100, y: list.y + 60 }, { x: 100, y: list.y + 360 }, 20);
  await until(`recorder.text(1, "stateLabel.text") === "Release to refresh"`, "it is not pulled");
  assert.ok(await firstRow() > list.y + 60, "the rows do not follow the finger");
  await input.ended();
  await until("globalThis.finish");
  await refreshes(list);
});

test("code pulls it, and it refreshes", async () => {
  const list = await open(page({ script }), phone);
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await refreshes(list);
});

/** The list refreshes: its header is open, and closed when that ends. */
async function refreshes(list) {
  await until(`Math.abs(list.querySelector(".row").getBoundingClientRect().y - ${list.y + 54}) < 1`,
    "the header is not open");
  assert.equal(await browser.value("list.header.state"), "refreshing");
  await browser.value("finish.done()");
  await until(`list.header.state === "idle"`);
  await until(`Math.abs(list.querySelector(".row").getBoundingClientRect().y - ${list.y}) < 1`,
    "the header is not closed");
  await nothingReported();
}

test("its end loads more, and no row moves", async () => {
  const list = await open(page({ script }), desk);
  await input.wheel(list.x + 100, list.y + 100, 0, 3_000);
  await until(`globalThis.finish && list.footer.state === "refreshing"`);
  await sleep(300);
  const before = await firstRow();
  await browser.value(`{
    for (let i = 31; i <= 60; i += 1) {
      list.append(Object.assign(document.createElement("article"), { className: "row", textContent: "Row " + i }));
    }
    finish.done();
  }`);
  await until(`list.footer.state === "idle"`);
  await until(`recorder.number(0, "contentSize.height") === 60 * 60`);
  await sleep(300);
  assert.equal(await firstRow(), before);
  assert.equal(await number("contentOffset.y"), await browser.value("list.scrollTop"));
  await nothingReported();
});
