// A list of scroller="page": the page scrolls, and the list refreshes at its edges.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, calls, counting, input, number, open, page, sleep, until } from "./Support/lists.mjs";

const script = `${counting}
  list.style.height = "auto";`;
const before = `<nav class="row">A title</nav>`;
const attributes = `scroller="page" header="normal" footer="auto-normal"`;
const rowPlace = (index = 0) =>
  browser.value(`list.querySelectorAll(".row")[${index}].getBoundingClientRect().y`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("the page scrolls, and the list has its offset", async () => {
  await open(page({ attributes, script, before }));
  assert.equal(await number("frame.height"), 700);
  assert.equal(await number("contentSize.height"), 60 + 30 * 60);
  await browser.value("scrollTo(0, 300)");
  await sleep(150);
  assert.equal(await number("contentOffset.y"), 300);
  assert.equal(await rowPlace(), -240);
  assert.deepEqual(await browser.value("[list.scrollTop, list.contentOffset.y]"), [0, 300]);
  await browser.value("list.contentOffset = { y: 420 }");
  assert.equal(await browser.value("scrollY"), 420);
  await browser.value("scrollTo(0, 1e6)");
  await until(`begun.includes("loadmore")`, "it does not load at the end of the page");
  nothingReported();
});

test("a pull at the top of the page moves the rows, below what is in front of the list", async () => {
  await open(page({ attributes, script, before }));
  await input.began(100, 30);
  await input.dragged({ x: 100, y: 30 }, { x: 100, y: 330 }, 20);
  await until(`list.header.state === "pulling"`, "a finger outside the list does not pull");
  assert.equal(await browser.value(`document.querySelector("nav").getBoundingClientRect().y`), 0);
  const pulled = await rowPlace();
  assert.ok(pulled > 114, `the rows are at ${pulled}`);
  const [header] = await browser.value(`[list.shadowRoot.querySelector("[part~=header].component")].map((found) =>
    found.getBoundingClientRect().bottom)`);
  assert.ok(Math.abs(header - pulled) < 1, `the header ends at ${header}`);
  await input.ended();
  await until(`begun.includes("refresh")`);
  await atRest();
  assert.equal(await rowPlace(), 114);
  await browser.value("scrollTo(0, 200)");
  await sleep(150);
  assert.equal(await number("contentOffset.y"), 146);
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  await atRest();
  await sleep(100);
  assert.deepEqual(await browser.value("[scrollY, list.contentOffset.y]"), [146, 146]);
  nothingReported();
});

test("a pulled footer is refused if the page goes on behind the list", async () => {
  await open(page({ attributes: `scroller="page" footer="back-normal"`, script, behind: `<p class="tall"></p>` }));
  await browser.value("scrollTo(0, 30 * 60 - 700)");
  await sleep(150);
  await input.pulled({ x: 100, y: 500 }, { x: 100, y: 300 });
  await sleep(300);
  assert.ok(await browser.value("scrollY") > 30 * 60 - 600);
  assert.deepEqual(await calls("touch"), []);
  assert.equal(browser.reports.length, 1, browser.reports.join("\n"));
  assert.match(browser.reports[0], /footer="back-normal" is not pulled/);
});

test("a list that leaves the page leaves its fingers to it", async () => {
  await open(page({ attributes, script, before }));
  assert.match(await browser.value("document.documentElement.style.touchAction"), /pan-down/);
  await browser.value("list.remove()");
  await sleep(50);
  assert.equal(await browser.value("document.documentElement.style.touchAction"), "");
  nothingReported();
});
