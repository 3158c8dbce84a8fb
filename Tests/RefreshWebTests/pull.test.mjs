// Fingers that pull beyond an edge, among those that scroll by the browser.

import assert from "node:assert/strict";
import test from "node:test";
import {
  atRest, beginRefresh, browser, calls, counting as script, input, number, open, page, phone, sleep, until,
} from "./Support/lists.mjs";

const rowPlace = (index = 0) => browser.value(`list.querySelectorAll(".row")[${index}].getBoundingClientRect().y
  - list.getBoundingClientRect().y`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("rows follow a pull, and the page does not", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script, behind: `<p class="tall"></p>` }));
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 200 }, 10);
  await sleep(60);
  const offset = await number("contentOffset.y");
  assert.ok(offset < -50, `the offset is ${offset}`);
  assert.ok(Math.abs(await rowPlace() + offset) < 0.01);
  assert.deepEqual(await browser.value("[list.scrollTop, scrollY, list.contentOffset.y]"), [0, 0, offset]);
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 20 }, 10);
  await sleep(60);
  const back = await number("contentOffset.y");
  assert.ok(back > 10, `the finger does not scroll back inside: ${back}`);
  assert.deepEqual(await browser.value("[list.scrollTop, scrollY]"), [back, 0]);
  await input.ended();
  await atRest();
  nothingReported();
});

test("a finger that scrolls to the edge pulls on, and refreshes", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await browser.value("list.scrollTop = 80");
  await sleep(100);
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 160 }, 8);
  await until(`list.scrollTop === 0`);
  await input.dragged({ x: 100, y: y + 160 }, { x: 100, y: y + 420 }, 30);
  await until(`list.header.state === "pulling"`, "the finger does not pull");
  assert.equal(await browser.value("getComputedStyle(list).overflowY"), "hidden");
  await input.ended();
  await until(`begun.includes("refresh")`);
  assert.equal(await browser.value("getComputedStyle(list).overflowY"), "auto");
  const steps = (await calls("drive")).map(({ values }) => values[1]);
  assert.deepEqual(steps, [0, 4], "the browser's drag is cancelled");
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.equal(await rowPlace(), 0);
  nothingReported();
});

test("a pull while a refresh runs shows more of the header, and springs back", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await beginRefresh();
  await input.began(100, y + 100);
  await input.dragged({ x: 100, y: y + 100 }, { x: 100, y: y + 200 }, 8);
  await sleep(60);
  assert.ok(await rowPlace() > 70);
  await input.ended();
  await atRest();
  assert.equal(await rowPlace(), 54);
  assert.deepEqual(await browser.value("begun"), ["refresh"]);
  nothingReported();
});

test("a pull in a closing does not make the rows jump", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await beginRefresh();
  await input.began(100, y + 100);
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  const before = await rowPlace();
  await input.dragged({ x: 100, y: y + 100 }, { x: 100, y: y + 130 }, 3);
  const after = await rowPlace();
  assert.ok(after > before - 40 && after < before + 40, `the rows jump from ${before} to ${after}`);
  await input.ended();
  await atRest();
  assert.equal(await rowPlace(), 0);
  nothingReported();
});

test("a finger that stops a throw at the edge pulls", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, count: 100, script }));
  await browser.value("list.scrollTop = 300");
  await sleep(100);
  await input.thrown({ x: 100, y: y + 100 }, { x: 100, y: y + 400 }, 4);
  await until("list.scrollTop === 0");
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 360 });
  await until(`begun.includes("refresh")`);
  nothingReported();
});

test("a rotation cancels a pull", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 300 }, 12);
  await until(`list.header.state === "pulling"`);
  await browser.resize(700, 390, { mobile: true });
  await until(`list.header.state === "idle"`, "the pull is not cancelled");
  await input.ended();
  await atRest();
  assert.deepEqual(await browser.value("begun"), []);
  assert.equal(await rowPlace(), 0);
  nothingReported();
  await browser.resize(phone.width, phone.height, phone);
});

test("a row that is removed under a finger does not end the pull", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script }));
  await input.began(100, y + 20);
  await input.dragged({ x: 100, y: y + 20 }, { x: 100, y: y + 80 }, 5);
  await browser.value("list.children[0].remove()");
  await input.dragged({ x: 100, y: y + 80 }, { x: 100, y: y + 300 }, 12);
  await until(`list.header.state === "pulling"`);
  await input.ended();
  await until(`begun.includes("refresh")`);
  nothingReported();
});

test("a scroller in a row has its finger, and a strip its drags across", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script,
    rows: `<div id="inner"><p class="tall">Text</p></div><div id="across"><div class="strip">${
      `<span class="cell">A cell</span>`.repeat(20)}</div></div>${`<article class="row">A row</article>`.repeat(30)}` }));
  await browser.value(`Object.assign(document.querySelector("#inner").style, { height: "150px", overflow: "auto" });
    Object.assign(document.querySelector("#across").style, { overflowX: "auto" })`);
  await sleep(100);
  await input.pulled({ x: 100, y: y + 40 }, { x: 100, y: y + 140 });
  await atRest();
  assert.deepEqual(await calls("touch"), []);
  await input.pulled({ x: 100, y: y + 140 }, { x: 100, y: y + 40 });
  assert.ok(await browser.value(`document.querySelector("#inner").scrollTop`) > 50);
  await input.pulled({ x: 300, y: y + 180 }, { x: 100, y: y + 184 });
  assert.ok(await browser.value(`document.querySelector("#across").scrollLeft`) > 100);
  assert.equal(await browser.value("list.scrollTop"), 0);
  await input.pulled({ x: 100, y: y + 180 }, { x: 104, y: y + 500 });
  await until(`begun.includes("refresh")`, "a pull that begins on the strip is not the list's");
  nothingReported();
});
