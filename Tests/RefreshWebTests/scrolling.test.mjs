// The browser scrolls a list inside its range, and the list in the module follows.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, calls, desk, input, number, open, page, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");`;
const rowPlace = (index) => browser.value(`list.querySelectorAll(".row")[${index}].getBoundingClientRect().y
  - list.getBoundingClientRect().y`);
const transform = () => browser.value(`getComputedStyle(list.shadowRoot.querySelector(".moved")).transform`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("a finger scrolls a list by the browser, which reports a drag and its deceleration", async () => {
  const list = await open(page({ script, count: 200 }));
  await input.thrown({ x: 100, y: list.y + 500 }, { x: 100, y: list.y + 200 }, 6);
  await until(`recorder.calls.some(({ name, values }) => name === "drive" && values[1] === 7)`, "no throw is reported");
  await atRest();
  const top = await browser.value("list.scrollTop");
  assert.ok(top > 300, `it has scrolled by ${top}`);
  assert.equal(await number("contentOffset.y"), top);
  assert.equal(await transform(), "none");
  assert.deepEqual(await calls("touch"), []);
  assert.deepEqual((await calls("drive")).map(({ values }) => values[1]), [0, 3, 7]);
  const causes = (await calls("scrolled")).map(({ values }) => values[3]);
  assert.deepEqual([...new Set(causes)], [0, 1]);
  nothingReported();
});

test("a scroll inside the range is one call, and asks for no frame", async () => {
  await open(page({ script, count: 200 }));
  await sleep(100);
  await browser.value("list.scrollTop = 100");
  await sleep(100);
  const counts = await browser.value(`(async () => {
    const count = recorder.calls.length;
    const frame = requestAnimationFrame;
    let frames = 0;
    globalThis.requestAnimationFrame = (...values) => { frames += 1; return frame(...values); };
    let events = 0;
    list.addEventListener("scroll", () => { events += 1; });
    for (let top = 200; top <= 600; top += 50) {
      list.scrollTop = top;
      await new Promise((done) => setTimeout(done, 40));
    }
    return [recorder.calls.slice(count).map(({ name }) => name), events, frames];
  })()`);
  assert.deepEqual(counts, [Array(9).fill("scrolled"), 9, 0]);
  assert.equal(await number("contentOffset.y"), 600);
  nothingReported();
});

test("what the list scrolls itself is not reported back", async () => {
  await open(page({ script, count: 200 }));
  await browser.value("list.contentOffset = { y: 240 }");
  assert.deepEqual(await browser.value("[list.scrollTop, list.contentOffset.y]"), [240, 240]);
  await sleep(100);
  assert.deepEqual(await calls("scrolled"), []);
  assert.equal(await number("contentOffset.y"), 240);
  assert.equal(await rowPlace(4), 0);
  nothingReported();
});

test("the end of the content is the kit's, also if the browser rounds it", async () => {
  await open(page({ script, count: 20, attributes: `footer="auto-normal"` }));
  await browser.value(`list.style.height = "500.5px"; list.style.fontSize = "15.3px"`);
  await sleep(100);
  await browser.value("list.scrollTo({ top: 1e6 })");
  await until(`recorder.calls.some(({ name }) => name === "scrolled")`);
  const end = await browser.value(`recorder.number(0, "contentSize.height") + recorder.number(0, "reservedInset.bottom")
    - recorder.number(0, "frame.height")`);
  assert.equal(await number("contentOffset.y"), end);
  nothingReported();
});

test("a smooth scroll, keys and a wheel are the browser's", async () => {
  const list = await open(page({ script, count: 200 }), desk);
  await browser.value(`list.scrollTo({ top: 500, behavior: "smooth" })`);
  await until(`list.scrollTop === 500 && recorder.number(0, "contentOffset.y") === 500`);
  assert.ok((await calls("scrolled")).length > 4, "it is not smooth");
  await browser.value("list.focus()");
  await input.key("Home");
  await until(`list.scrollTop === 0 && recorder.number(0, "contentOffset.y") === 0`);
  const before = (await calls("scrolled")).length;
  await input.wheel(list.x + 100, list.y + 100, 0, 150);
  await until(`recorder.number(0, "contentOffset.y") === 150`);
  const causes = (await calls("scrolled")).slice(before).map(({ values }) => values[3]);
  assert.ok(causes.includes(2), `the causes are ${causes}`);
  nothingReported();
});

test("nothing but the rows and their footer can be scrolled to", async () => {
  await open(page({ script, attributes: `header="normal" footer="auto-normal"` }), desk);
  assert.equal(await browser.value("list.scrollHeight"), 30 * 60 + 44);
  await browser.value(`list.footer = "back-normal"`);
  await sleep(100);
  assert.equal(await browser.value("list.scrollHeight"), 30 * 60);
  nothingReported();
});

test("a sticky header in the rows stays at the top", async () => {
  await open(page({ script, rows: `<h2 id="head">Today</h2>`
    + `<article class="row">A row</article>`.repeat(40) }));
  await browser.value(`Object.assign(document.querySelector("#head").style,
    { position: "sticky", top: 0, height: "40px", margin: 0 }); list.scrollTop = 300`);
  await sleep(50);
  assert.equal(await browser.value("document.querySelector('#head').getBoundingClientRect().y"), 0);
  nothingReported();
});

test("the browser anchors rows whose size changes above the view, and the list follows in one call", async () => {
  await open(page({ script, count: 60 }));
  await browser.value("list.scrollTop = 600");
  await sleep(100);
  const [place, before] = [await rowPlace(12), (await calls("set_geometry")).length];
  await browser.value(`list.querySelectorAll(".row")[2].style.height = "276px"`);
  await sleep(150);
  assert.equal(await rowPlace(12), place);
  assert.deepEqual(await browser.value("[list.scrollTop, recorder.number(0, 'contentOffset.y')]"), [816, 816]);
  assert.equal((await calls("set_geometry")).length, before + 2);
  assert.deepEqual((await calls("scrolled")).map(({ values }) => values[2]), [600]);
  nothingReported();
});
