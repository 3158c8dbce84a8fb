// A second level: opened by a longer pull or by the app, and closed.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, until } from "./Support/lists.mjs";

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
