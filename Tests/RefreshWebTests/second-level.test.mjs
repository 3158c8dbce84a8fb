// A second level: opened by a longer pull or by the app, and closed.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, desk, input, open, page, place, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.happened = [];
  list.header.secondLevelThreshold = 2;
  for (const type of ["secondlevelopen", "secondlevelclose", "refresh"]) {
    document.addEventListener(type, (event) => happened.push(type + " " + event.component.slot));
  }`;

const attributes = `header="normal"`;

test("a longer pull opens the second level in place of a refresh, and a drag back closes it", async () => {
  const { y } = await open(page({ attributes, script }));
  assert.deepEqual(await browser.value("[list.header.secondLevelThreshold, list.header.secondLevelPhase]"),
    [2, "closed"]);
  await input.began(100, y + 20);
  await input.dragged({ x: 100, y: y + 20 }, { x: 100, y: y + 520 }, 30);
  await until(`list.header.secondLevelPhase === "armed"`);
  await input.ended();
  await until(`list.header.secondLevelPhase === "open"`);
  await until("happened.length > 0");
  await atRest();
  assert.equal(await browser.value("list.contentOffset.y"), -600);
  await input.pulled({ x: 100, y: y + 560 }, { x: 100, y: y + 160 });
  await until(`list.header.secondLevelPhase === "closed"`, "a drag back does not close it");
  await atRest();
  assert.equal(await browser.value("list.contentOffset.y"), 0);
  assert.deepEqual(await browser.value("happened"), ["secondlevelopen header", "secondlevelclose header"]);
  assert.deepEqual(browser.reports, []);
});

test("the app opens and closes it", async () => {
  await open(page({ attributes, script }));
  await browser.value("list.header.openSecondLevel()");
  await until("happened.length === 1");
  assert.equal(await browser.value("list.header.secondLevelPhase"), "open");
  await browser.value("list.header.closeSecondLevel()");
  await until("happened.length === 2");
  assert.deepEqual(await browser.value("happened"), ["secondlevelopen header", "secondlevelclose header"]);
  assert.equal(await browser.value("list.header.state"), "idle");
  assert.deepEqual(browser.reports, []);
});

test("a shorter pull refreshes, and a component without a second level has no phase", async () => {
  const { y } = await open(page({ attributes: `${attributes} footer="back-normal"`, script }));
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 210 });
  await until("happened.length > 0", "the header does not refresh");
  assert.deepEqual(await browser.value("happened"), ["refresh header"]);
  assert.deepEqual(await browser.value("[list.footer.secondLevelThreshold, list.footer.secondLevelPhase]"),
    [null, null]);
  assert.deepEqual(browser.reports, []);
});

const behind = `<div slot="header-level" id="level"><button id="shop">A shop</button></div>`;
const rows = `${behind}${`<article class="row">A row</article>`.repeat(30)}`;
const shown = (name) => browser.value(`(() => {
  const { y, width, height } = document.querySelector("${name}").getBoundingClientRect();
  return { y: Math.round(y - list.getBoundingClientRect().y), width, height };
})()`);

test("what the page has for the level fills the list while it is open", async () => {
  await open(page({ attributes, rows, script: `${script}
    globalThis.pressed = 0;
    document.querySelector("#shop").addEventListener("click", () => { pressed += 1; });
    document.querySelector("#level").style.height = "100%";` }));
  assert.equal((await shown("#level")).height, 0, "it is shown while it is closed");
  assert.equal(await browser.value("recorder.number(0, 'contentSize.height')"), 30 * 60, "it is among the rows");
  await browser.value("list.header.openSecondLevel()");
  await until(`list.header.secondLevelPhase === "opening"`);
  await until(`document.querySelector("#level").getBoundingClientRect().height > 0`, "it is not shown");
  await until(`list.header.secondLevelPhase === "open"`);
  await atRest();
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  assert.deepEqual(await shown("#level"), { y: 0, width: 390, height: 600 });
  const { middle } = await place("#shop");
  await input.tapped(middle.x, middle.y);
  await until("pressed === 1", "what is in the level cannot be pressed");
  await browser.value("list.header.closeSecondLevel()");
  await until(`list.header.secondLevelPhase === "closed"`);
  await atRest();
  assert.equal((await shown("#level")).height, 0, "it is shown while it is closed");
  assert.deepEqual(browser.reports, []);
});

test("a resize keeps the level open and fitted", async () => {
  await open(page({ attributes, rows, script: `${script} document.querySelector("#level").style.height = "100%";` }));
  await browser.value("list.header.openSecondLevel()");
  await until(`list.header.secondLevelPhase === "open"`);
  await atRest();
  await browser.value(`list.style.height = "480px"`);
  await until(`recorder.number(0, "frame.height") === 480`);
  await atRest();
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  assert.deepEqual(await shown("#level"), { y: 0, width: 390, height: 480 });
  assert.deepEqual(browser.reports, []);
});

test("a wheel and the app scroll away from an open level, which closes it, and nothing jumps", async () => {
  const list = await open(page({ attributes, script }), desk);
  for (const scroll of [
    () => input.wheel(list.x + 100, list.y + 100, 0, 300), () => browser.value("list.scrollTop += 300"),
  ]) {
    await browser.value("list.header.openSecondLevel()");
    await until(`list.header.secondLevelPhase === "open"`);
    await atRest();
    assert.deepEqual(await browser.value("[list.scrollTop, list.contentOffset.y]"), [0, -600]);
    await scroll();
    await until(`list.header.secondLevelPhase === "closed"`, "it is not closed");
    await atRest();
    await sleep(100);
    assert.deepEqual(await browser.value("[list.scrollTop, list.contentOffset.y]"), [0, 0]);
  }
  assert.deepEqual(browser.reports, []);
});
