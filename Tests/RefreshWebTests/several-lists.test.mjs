// Two lists, a list in a list, a list at the end of a page: each finger is that of one list, or of the page.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, input, open, page, phone, place, sleep, until } from "./Support/lists.mjs";

const rows = (count, text) => `<article class="row">${text}</article>`.repeat(count);
const script = `globalThis.begun = [];
  globalThis.finish = {};
  for (const list of document.querySelectorAll("refresh-list")) {
    globalThis[list.id] = list;
    for (const type of ["refresh", "loadmore"]) {
      list.addEventListener(type, (event) => {
        if (event.target !== list) return;
        begun.push(list.id + " " + type);
        event.respondWith(new Promise((done) => { finish[list.id] = done; }));
      });
    }
  }`;

const begun = () => browser.value("begun");
const still = (count) => until(`recorder.lists.every((_, i) => recorder.number(0, "isDragging", i) === 0
  && recorder.number(0, "isDecelerating", i) === 0 && recorder.number(0, "timeline.isAnimating", i) === 0)
  && recorder.lists.length === ${count}`, "the lists do not come to rest");
const nothingReported = () => assert.deepEqual(browser.reports, []);
const sized = (sizes) => `${script} for (const [id, height] of Object.entries(${JSON.stringify(sizes)}))
  document.getElementById(id).style.height = height + "px";`;

const two = { rows: rows(20, "Upper"), script: sized({ list: 300, other: 300 }),
  behind: `<refresh-list id="other" header="normal" footer="back-normal">${rows(20, "Lower")}</refresh-list>` };

test("a finger on another list changes nothing for the one that is pulled", async () => {
  await open(page(two));
  const [upper, lower] = [await place("#list"), await place("#other")];
  await input.began(100, upper.y + 40, 0);
  await input.dragged({ x: 100, y: upper.y + 40 }, { x: 100, y: upper.y + 140 }, 8, 0);
  await input.began(250, lower.y + 40, 1);
  await input.dragged({ x: 250, y: lower.y + 40 }, { x: 250, y: lower.y + 140 }, 8, 1);
  await input.dragged({ x: 100, y: upper.y + 140 }, { x: 100, y: upper.y + 280 }, 10, 0);
  await until(`list.header.state === "pulling"`, "the first finger does not pull any more");
  assert.equal(await browser.value("other.header.state"), "idle");
  await input.ended(1);
  await input.ended(0);
  await until(`begun.includes("list refresh")`);
  assert.deepEqual(await begun(), ["list refresh"]);
  await browser.value("finish.list()");
  await until(`list.header.state === "idle"`);
  await still(2);
  assert.deepEqual(await browser.value("[list.contentOffset.y, other.contentOffset.y]"), [0, 0]);
  nothingReported();
});

test("two lists are pulled one after the other, and refresh side by side", async () => {
  await open(page(two));
  const [upper, lower] = [await place("#list"), await place("#other")];
  await input.pulled({ x: 100, y: upper.y + 40 }, { x: 100, y: upper.y + 260 });
  await until(`begun.length === 1`);
  await input.pulled({ x: 100, y: lower.y + 40 }, { x: 100, y: lower.y + 260 });
  await until(`begun.length === 2`);
  assert.deepEqual(await begun(), ["list refresh", "other refresh"]);
  await browser.value("finish.other()");
  await until(`other.header.state === "idle"`);
  assert.equal(await browser.value("list.header.state"), "refreshing");
  await browser.value("finish.list()");
  await until(`list.header.state === "idle"`);
  await still(2);
  assert.equal(await browser.value("scrollY"), 0);
  nothingReported();
});

const inner = `<refresh-list id="inner" header="normal">${rows(12, "Inner")}</refresh-list>`;

test("a list in a list has a pull that begins in it, and the outer one all others", async () => {
  await open(page({ rows: `${rows(1, "Outer")}${inner}${rows(20, "Outer")}`, script: sized({ inner: 200 }) }));
  const { x, y } = await place("#inner");
  await input.pulled({ x: x + 100, y: y + 20 }, { x: x + 100, y: y + 260 });
  await until("begun.length > 0", "the inner list does not refresh");
  assert.deepEqual(await begun(), ["inner refresh"]);
  assert.equal(await browser.value("list.contentOffset.y"), 0);
  await browser.value("finish.inner()");
  await until(`inner.header.state === "idle"`);
  await still(2);
  await input.pulled({ x: 100, y: y + 260 }, { x: 100, y: y + 500 });
  await until("begun.length > 1", "the outer list does not refresh");
  assert.deepEqual(await begun(), ["inner refresh", "list refresh"]);
  await browser.value("finish.list()");
  await until(`list.header.state === "idle"`);
  await still(2);
  nothingReported();
});

test("a finger that reaches the end of a list in a list leaves the next one to the outer list", async () => {
  await open(page({ rows: `${inner}${rows(20, "Outer")}`, script: sized({ inner: 200 }) }));
  await browser.value("inner.scrollTop = 1e6");
  await sleep(150);
  const { x, y } = await place("#inner");
  await input.pulled({ x: x + 100, y: y + 180 }, { x: x + 100, y: y + 30 });
  await still(2);
  await sleep(200);
  const outer = await browser.value("list.scrollTop");
  assert.ok(outer > 80, `the outer list has scrolled by ${outer}`);
  assert.equal(await browser.value("scrollY"), 0);
  assert.deepEqual(await begun(), []);
  nothingReported();
});

test("a list at the end of a page leaves to the page what it has no use for", async () => {
  await open(page({ before: `<p class="tall"></p>`, rows: rows(30, "A row"), script: sized({ list: 500 }),
    attributes: `footer="back-normal"` }), phone);
  await browser.value("scrollTo(0, document.documentElement.scrollHeight)");
  await sleep(150);
  const before = await browser.value("scrollY");
  const { y } = await place("#list");
  await input.pulled({ x: 100, y: y + 100 }, { x: 100, y: y + 300 });
  await sleep(300);
  assert.ok(await browser.value("scrollY") < before - 100, "a finger at its beginning does not scroll the page");
  await browser.value("(list.scrollTop = 1e6, scrollTo(0, document.documentElement.scrollHeight))");
  await sleep(150);
  await input.pulled({ x: 100, y: y + 400 }, { x: 100, y: y + 100 });
  await until(`begun.includes("list loadmore")`, "the footer is not pulled");
  assert.equal(await browser.value("scrollY"), before, "the page has moved");
  await browser.value("finish.list()");
  await until(`list.footer.state === "idle"`);
  await still(1);
  nothingReported();
});

test("a list that is removed in the middle of a pull is freed, and the page lives on", async () => {
  await open(page(two));
  const { y } = await place("#list");
  await input.began(100, y + 40);
  await input.dragged({ x: 100, y: y + 40 }, { x: 100, y: y + 200 }, 10);
  await until(`list.header.state === "pulling"`);
  await browser.value("list.remove()");
  await until(`recorder.lists[0].isFreed`, "the list is not freed");
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 240 }, 4);
  await input.ended();
  await sleep(200);
  assert.deepEqual(await begun(), []);
  const other = await place("#other");
  await input.pulled({ x: 100, y: other.y + 40 }, { x: 100, y: other.y + 260 });
  await until(`begun.includes("other refresh")`);
  await browser.value("finish.other()");
  nothingReported();
});

test("a list that is moved in the middle of a pull keeps its finger", async () => {
  await open(page({ rows: rows(20, "A row"), script: sized({ list: 300 }), behind: "<main></main>" }));
  const { y } = await place("#list");
  await input.began(100, y + 40);
  await input.dragged({ x: 100, y: y + 40 }, { x: 100, y: y + 200 }, 10);
  await until(`list.header.state === "pulling"`);
  await browser.value(`document.querySelector("main").append(list)`);
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 240 }, 4);
  await input.ended();
  await until(`begun.includes("list refresh")`);
  await browser.value("finish.list()");
  await until(`list.header.state === "idle"`);
  await still(1);
  assert.equal(await browser.value("list.contentOffset.y"), 0);
  nothingReported();
});
