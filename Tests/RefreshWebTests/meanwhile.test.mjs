// Scrolling while a list opens, refreshes and closes: no row jumps. In all, a row moves no further than the opening or
// the closing and the user move it: a jump would add its way, and the way back.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, desk, input, open, page, phone, sleep, until } from "./Support/lists.mjs";
import { few } from "./Support/scope.mjs";
import { moved, watch, watching } from "./Support/watch.mjs";

const length = 54;
const script = `globalThis.list = document.querySelector("#list");
  list.header.fastAnimationDuration = list.header.slowAnimationDuration = 1;
  list.addEventListener("refresh", (event) =>
    event.respondWith(new Promise((done) => { globalThis.finish = done; })));
  ${watching}`;

/** What scrolls into the rows, by more than 50 points. */
const means = {
  finger: {
    device: phone,
    async scroll({ y }) {
      await input.began(100, y + 400);
      await input.dragged({ x: 100, y: y + 400 }, { x: 100, y: y + 280 }, 10);
      await sleep(120);
      await input.ended();
    },
  },
  wheel: {
    device: desk,
    async scroll({ x, y }) {
      for (let i = 0; i < 5; i += 1) {
        await input.wheel(x + 100, y + 100, 0, 25);
        await sleep(40);
      }
    },
  },
  keys: {
    device: desk,
    async scroll() {
      await browser.value("list.focus({ preventScroll: true })");
      for (let i = 0; i < 3; i += 1) {
        await input.key("ArrowDown");
        await sleep(60);
      }
    },
  },
};

const row = ".row:nth-of-type(6)";

/** Opens a list whose header begins to open, or has opened. */
async function opened(device, isOpen) {
  const list = await open(page({ attributes: `header="normal"`, count: 60, script }), device);
  await browser.value("list.header.beginRefreshing()");
  if (isOpen) {
    await until("globalThis.finish");
    await atRest();
    assert.equal(await browser.value(`topOf(".row")`), length);
  }
  return list;
}

const nothingReported = () => assert.deepEqual(browser.reports, []);

for (const [name, { device, scroll }] of Object.entries(means)) {
  test(`scrolling by ${name} in an opening moves no row by more`, async () => {
    const list = await opened(device);
    await watch(row);
    const before = await browser.value(`topOf(".row")`);
    await sleep(150);
    await scroll(list);
    await until("globalThis.finish");
    await atRest();
    await sleep(100);
    const { all, left, moves } = await moved();
    const scrolled = length - before - left;
    assert.ok(scrolled > 50, `the user has scrolled by ${scrolled}`);
    assert.ok(all < length - before + scrolled + 2, `a row has moved by ${all} in all: ${moves}`);
    nothingReported();
  });

  test(`scrolling by ${name} in a closing moves no row by more`, async () => {
    const list = await opened(device, true);
    await watch(row);
    await browser.value("finish()");
    await until(`list.header.state === "idle"`);
    await sleep(100);
    await scroll(list);
    await atRest();
    await sleep(200);
    const { all, left, moves } = await moved();
    assert.ok(-left > length + 50, `the row has moved by ${left}`);
    assert.ok(all < -left + 2, `a row has moved by ${all} in all, and ${left}: ${moves}`);
    assert.equal(await browser.value("list.scrollTop + topOf('.row')"), 0, "there is room left");
    nothingReported();
  });

  test(`a refresh that ends after scrolling by ${name} moves no row`, async () => {
    const list = await opened(device, true);
    await scroll(list);
    await atRest();
    await sleep(150);
    await watch(row);
    await browser.value("finish()");
    await until(`list.header.state === "idle"`);
    await sleep(1_200);
    const { all, moves } = await moved();
    assert.ok(all < 0.01, `a row has moved by ${all}: ${moves}`);
    assert.equal(await browser.value("list.scrollTop + topOf('.row')"), 0, "there is room left");
    nothingReported();
  });
}

const sections = Array.from({ length: 6 }, (_, i) =>
  `<section><h2 class="head">${i + 1}</h2>${`<article class="row">A row</article>`.repeat(8)}</section>`).join("");

for (const [name, { device, scroll }] of few(Object.entries(means), ([name]) => name === "finger")) {
  test(`a sticky header stays at the edge when the room is given back, after scrolling by ${name}`, async () => {
    const list = await open(page({ attributes: `header="normal"`, rows: sections, script }), device);
    await browser.value(`{ for (const head of document.querySelectorAll(".head")) Object.assign(head.style,
      { position: "sticky", top: 0, height: "30px", margin: 0 }); list.header.beginRefreshing(); }`);
    await until("globalThis.finish");
    await atRest();
    assert.equal(await browser.value(`topOf(".head")`), length);
    await scroll(list);
    await atRest();
    await sleep(150);
    assert.equal(await browser.value(`topOf(".head")`), 0);
    await watch(".head");
    await browser.value("finish()");
    await until(`list.header.state === "idle"`);
    await sleep(1_200);
    const { all, moves } = await moved();
    assert.ok(all < 0.01, `the header has moved by ${all}: ${moves}`);
    nothingReported();
  });
}

test("a refresh that ends while its list is pulled on moves no row until the finger is lifted", async () => {
  const { y } = await opened(phone, true);
  await input.began(100, y + 100);
  await input.dragged({ x: 100, y: y + 100 }, { x: 100, y: y + 220 }, 10);
  await sleep(100);
  const held = await browser.value(`topOf(".row")`);
  assert.ok(held > length + 30, `the rows are at ${held}`);
  await watch(".row");
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  await sleep(300);
  await input.ended();
  await atRest();
  await sleep(200);
  const { all, left, moves } = await moved();
  assert.equal(await browser.value(`topOf(".row")`), 0);
  assert.ok(all < -left + 2, `the rows have moved by ${all} in all, and ${left}: ${moves}`);
  nothingReported();
});
