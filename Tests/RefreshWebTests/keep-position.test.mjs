// Rows that are added or removed in front of the visible ones: what is seen stays where it is.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, number, open, page, sleep } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.begun = [];
  for (const type of ["refresh", "loadmore"]) list.addEventListener(type, () => begun.push(type));
  globalThis.add = (count) => list.prepend(...Array.from({ length: count }, () =>
    Object.assign(document.createElement("article"), { className: "row", textContent: "An older row" })));
  globalThis.placeOf = (text) => [...list.querySelectorAll(".row")]
    .find((row) => row.textContent === text).getBoundingClientRect().y - list.getBoundingClientRect().y;`;

const placeOf = (text) => browser.value(`placeOf("${text}")`);

test("rows that are added in front at rest move nothing, in the same frame", async () => {
  await open(page({ script }));
  await browser.value("list.scrollTo({ top: 300 })");
  await atRest();
  const place = await placeOf("Row 8");
  assert.deepEqual(await browser.value(`(() => {
    list.keepPosition(() => add(5));
    return [placeOf("Row 8"), list.contentOffset.y];
  })()`), [place, 600]);
  await sleep(200);
  assert.equal(await placeOf("Row 8"), place);
  assert.equal(await number("contentOffset.y"), 600);
  assert.equal(await number("contentSize.height"), 35 * 60);
  await browser.value(`list.keepPosition(() => {
    for (let i = 0; i < 5; i += 1) list.firstElementChild.remove();
  })`);
  await sleep(200);
  assert.equal(await placeOf("Row 8"), place);
  assert.equal(await number("contentOffset.y"), 300);
  assert.deepEqual(browser.reports, []);
});

test("rows that were appended before are not in front", async () => {
  await open(page({ script }));
  await browser.value("list.scrollTo({ top: 300 })");
  await atRest();
  await browser.value(`list.append(list.lastElementChild.cloneNode(true)); list.keepPosition(() => add(1))`);
  assert.equal(await browser.value("list.contentOffset.y"), 360);
  await sleep(200);
  assert.equal(await number("contentOffset.y"), 360);
  assert.deepEqual(browser.reports, []);
});

test("rows that are added in front under a finger, and in a fling, move nothing", async () => {
  const { y } = await open(page({ script, count: 200, attributes: `header="auto-normal"` }));
  await browser.value("list.scrollTo({ top: 3000 })");
  await atRest();
  await input.began(100, y + 200);
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 260 }, 8);
  await sleep(50);
  const held = await placeOf("Row 55");
  await browser.value("list.keepPosition(() => add(10))");
  assert.equal(await placeOf("Row 55"), held);
  await input.dragged({ x: 100, y: y + 260 }, { x: 100, y: y + 300 }, 5);
  await sleep(50);
  // The browser rounds where a finger scrolls.
  assert.ok(Math.abs(await placeOf("Row 55") - held - 40) <= 1);
  await input.ended();
  await atRest();
  await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 250 }, 5);
  const [before, after] = await browser.value(`(() => {
    const before = list.querySelectorAll(".row")[120].getBoundingClientRect().y;
    const row = list.querySelectorAll(".row")[120];
    list.keepPosition(() => add(10));
    return [before, row.getBoundingClientRect().y];
  })()`);
  // The time of the list is set to the present, and the fling moves on.
  assert.ok(after <= before && after > before - 300, `the row is moved from ${before} to ${after}`);
  assert.equal(await number("isDecelerating"), 1, "the fling has ended");
  assert.deepEqual(await browser.value("begun"), []);
  await atRest();
  assert.deepEqual(browser.reports, []);
});

test("an error of the changes is thrown, and the rows are followed", async () => {
  await open(page({ script }));
  assert.equal(await browser.value(`(() => {
    try {
      list.keepPosition(() => { add(1); throw new Error("no rows"); });
    } catch (error) {
      return error.message;
    }
  })()`), "no rows");
  await sleep(100);
  assert.equal(await number("contentSize.height"), 31 * 60);
  assert.deepEqual(browser.reports, []);
});

test("rows that are added in front before the module is loaded move nothing", async () => {
  await open(page({ script: `
    import { RefreshKit } from "./refresh-list.mjs";
    RefreshKit.source = new Promise((done) => setTimeout(() => done("refresh.wasm"), 200));
    ${script}
    list.scrollTop = 300;
    const place = placeOf("Row 8");
    list.keepPosition(() => add(5));
    globalThis.moved = placeOf("Row 8") - place;` }));
  assert.equal(await browser.value("moved"), 0);
  assert.equal(await number("contentOffset.y"), 600);
  assert.deepEqual(browser.reports, []);
});

test("from right to left, the front is at the right", async () => {
  await open(page({ attributes: `direction="horizontal" dir="rtl"`, script,
    rows: Array.from({ length: 30 }, (_, i) => `<span class="cell">${i}</span>`).join("") }));
  await browser.value("list.scrollBy({ left: -300 })");
  // A call is shown in the next frame.
  await sleep(200);
  const place = () => browser.value(`[...list.children].find(({ textContent }) => textContent === "8")
    .getBoundingClientRect().x`);
  const before = await place();
  await browser.value("list.keepPosition(() => list.prepend(list.lastElementChild.cloneNode(true)))");
  assert.equal(await place(), before);
  await sleep(200);
  assert.equal(await place(), before);
  assert.deepEqual(browser.reports, []);
});
