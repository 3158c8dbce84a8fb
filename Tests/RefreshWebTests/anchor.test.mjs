// Rows in front that the browser does not answer for: the list keeps what is seen in its place.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, number, open, page, phone, recorder, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.loads = 0;
  list.addEventListener("loadmore", (event) => {
    loads += 1;
    event.respondWith(new Promise((done) => { globalThis.finish = done; }));
  });
  globalThis.add = (count) => list.prepend(...Array.from({ length: count }, () =>
    Object.assign(document.createElement("article"), { className: "row", textContent: "An older row" })));
  globalThis.placeOf = (text) => [...list.querySelectorAll(".row")]
    .find((row) => row.textContent === text).getBoundingClientRect().y - list.getBoundingClientRect().y;`;

const placeOf = (text) => browser.value(`placeOf("${text}")`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("what an auto header loads at the top moves nothing, and loads once", async () => {
  await open(page({ attributes: `header="auto-normal"`, script }));
  await browser.value("list.scrollTop = 400");
  await sleep(100);
  await browser.value("list.scrollTop = 0");
  await until("loads === 1");
  const place = await placeOf("Row 1");
  await browser.value("add(10); finish()");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.equal(await placeOf("Row 1"), place);
  assert.equal(await number("contentOffset.y"), 600 - 44);
  assert.equal(await browser.value("loads"), 1);
  nothingReported();
});

test("rows that are added at the top of a list with another header move what follows, as in any element", async () => {
  await open(page({ attributes: `header="normal"`, script }));
  await browser.value("add(2)");
  await sleep(150);
  assert.equal(await placeOf("Row 1"), 120);
  assert.equal(await number("contentOffset.y"), 0);
  nothingReported();
});

/** Runs before a page's scripts: a browser that does not anchor, as Safari. */
const withoutAnchoring = `{
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...query) => !query.includes("overflow-anchor") && supports(...query);
}`;

test("in a browser that does not anchor, rows above the view leave it where it is", async () => {
  await open(page({ attributes: "", script }), { ...phone, scripts: [withoutAnchoring, recorder] });
  await browser.value(`document.querySelector("#list").style.setProperty("overflow-anchor", "auto");
    const moved = list.shadowRoot.querySelector(".sizer"); moved.style.setProperty("overflow-anchor", "none")`);
  await browser.value("list.scrollTop = 600");
  await sleep(200);
  const place = await placeOf("Row 11");
  await browser.value("add(3)");
  await sleep(150);
  assert.equal(await placeOf("Row 11"), place);
  assert.equal(await number("contentOffset.y"), 780);
  await browser.value(`list.children[1].style.height = "160px"`);
  await sleep(150);
  assert.equal(await placeOf("Row 11"), place);
  nothingReported();
});
