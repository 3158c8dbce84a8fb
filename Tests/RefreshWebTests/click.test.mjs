// Clicks, text and nested lists: what a tap, a drag and a fling do to what is inside a row.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, desk, input, number, open, page, place, sleep, until } from "./Support/lists.mjs";

const nothingReported = () => assert.deepEqual(browser.reports, []);

const rows = `<article class="row"><a id="link" href="#there">A link</a></article>
<article class="row"><input id="field" aria-label="A field"></article>
<article class="row"><button id="button">A button</button></article>`
  + `<article class="row">A row</article>`.repeat(60);
const counting = `globalThis.clicks = 0;
  document.querySelector("#button").addEventListener("click", () => { clicks += 1; });`;

test("a tap on a link follows it", async () => {
  await open(page({ rows, script: counting }));
  const { middle } = await place("#link");
  await input.tapped(middle.x, middle.y);
  await until(`location.hash === "#there"`, "the tap does not follow the link");
  nothingReported();
});

test("a drag over a link does not follow it", async () => {
  await open(page({ rows, script: counting }));
  const { middle } = await place("#link");
  await input.thrown({ ...middle, y: middle.y + 200 }, { ...middle, y: middle.y }, 12);
  await input.pulled(middle, { ...middle, y: middle.y + 100 });
  await atRest();
  assert.equal(await browser.value("location.hash"), "");
  nothingReported();
});

test("a mouse that drags a list by a link does not follow it", async () => {
  await open(page({ rows, script: counting, attributes: `header="normal" drag="mouse"` }), desk);
  const { middle: { x, y } } = await place("#link");
  await input.mouse("mousePressed", x, y);
  for (let i = 1; i <= 10; i += 1) {
    await input.mouse("mouseMoved", x, y + 8 * i);
    await sleep(16);
  }
  assert.ok(await number("contentOffset.y") < 0, "the link is dragged, not the list");
  await input.mouse("mouseReleased", x, y + 80);
  await atRest();
  assert.equal(await browser.value("location.hash"), "");
  await input.mouse("mousePressed", x, y);
  await input.mouse("mouseReleased", x, y);
  await until(`location.hash === "#there"`, "the next click does not follow it");
  nothingReported();
});

test("a tap presses a button once", async () => {
  await open(page({ rows, script: counting }));
  const { middle } = await place("#button");
  await input.tapped(middle.x, middle.y);
  await until("clicks === 1");
  await sleep(400);
  assert.equal(await browser.value("clicks"), 1);
  nothingReported();
});

test("a tap that stops a fling presses nothing", async () => {
  const list = await open(page({
    rows: `<article class="row"><button>A button</button></article>`.repeat(90),
    script: `globalThis.clicks = 0; document.addEventListener("click", () => { clicks += 1; });`,
  }));
  await input.thrown({ x: 200, y: list.y + 500 }, { x: 200, y: list.y + 200 }, 6);
  await sleep(150);
  assert.equal(await number("isDecelerating"), 1);
  await input.tapped(60, list.y + 300);
  await sleep(400);
  assert.equal(await browser.value("clicks"), 0);
  await atRest();
  nothingReported();
});

test("a tap puts the focus into a field, and keys write there", async () => {
  await open(page({ rows, script: counting }));
  const { middle } = await place("#field");
  await input.tapped(middle.x, middle.y);
  await until(`document.activeElement?.id === "field"`, "the field takes no focus");
  await browser.send("Input.insertText", { text: "Hello " });
  await input.key(" ");
  assert.equal(await browser.value("document.activeElement.value"), "Hello  ");
  assert.equal(await number("contentOffset.y"), 0, "the space bar scrolls the list");
  nothingReported();
});

test("text inside a row can be selected by the mouse", async () => {
  const list = await open(page(), desk);
  await input.mouse("mousePressed", 18, list.y + 30);
  await input.mouse("mouseMoved", 40, list.y + 30);
  await input.mouse("mouseMoved", 64, list.y + 30);
  await input.mouse("mouseReleased", 64, list.y + 30);
  assert.match(await browser.value("String(getSelection())"), /Row/);
  nothingReported();
});

test("two nested lists share a gesture as its axis says", async () => {
  const strip = `<refresh-list id="strip" direction="horizontal"><div class="strip">`
    + `<span class="cell">A cell</span>`.repeat(30) + `</div></refresh-list>`;
  const outer = await open(page({
    rows: strip + `<article class="row">A row</article>`.repeat(40), attributes: `header="normal"`,
  }));
  await until("recorder.lists.length === 2", "there are not two lists");
  await sleep(100);
  const offset = (id) =>
    browser.value(`(({ x, y }) => [x, y])(document.querySelector("${id}").contentOffset)`);
  const y = outer.y + 40;
  await input.pulled({ x: 300, y }, { x: 120, y: y + 4 });
  await sleep(200);
  const [stripX] = await offset("#strip");
  assert.ok(stripX > 150, `the strip is at ${stripX}`);
  assert.deepEqual(await offset("#list"), [0, 0]);
  await input.pulled({ x: 200, y: y + 60 }, { x: 204, y: y - 30 });
  await sleep(200);
  assert.equal((await offset("#strip"))[0], stripX);
  const [, listY] = await offset("#list");
  assert.ok(listY > 60, `a vertical drag that begins on the strip moves the list to ${listY}`);
  nothingReported();
});
