// The events of a list, as the elements around it receive them.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.received = [];
  for (const type of ["refresh", "loadmore", "statechange"]) {
    document.addEventListener(type, (event) => {
      const { component, oldState, state } = event;
      received.push([type, event.target === list, component?.slot, oldState, state]);
    });
  }`;

const received = (type) => browser.value(`received.filter(([name]) => name === "${type}")`);

test("the events of a list bubble to the document", async () => {
  const { y } = await open(page({ attributes: `header="normal" footer="auto-normal"`, script }));
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 360 });
  await until(`received.some(([type]) => type === "refresh")`, "no refresh is received");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.deepEqual(await received("refresh"), [["refresh", true, "header", null, null]]);
  assert.deepEqual((await received("statechange")).map(([, isList, slot, oldState, state]) =>
    [isList, slot, oldState, state]), [
    [true, "header", "idle", "pulling"], [true, "header", "pulling", "refreshing"],
    [true, "header", "refreshing", "idle"],
  ]);
  await browser.value("received.length = 0; list.scrollTo({ top: 1e6 })");
  await until(`received.some(([type]) => type === "loadmore")`, "no load is received");
  assert.deepEqual(browser.reports, []);
});

test("the rows are moved when a scroll event is received, and none is sent at rest", async () => {
  await open(page({ attributes: "", script: `${script}
    document.addEventListener("scroll", () => received.push(["bubbled"]));
    list.addEventListener("scroll", () => {
      received.push(["scroll"]);
      globalThis.seen = [list.scrollTop, list.firstElementChild.getBoundingClientRect().y
        - list.getBoundingClientRect().y];
    });` }));
  await browser.value("list.scrollTo({ top: 240 })");
  await until("globalThis.seen");
  assert.deepEqual(await browser.value("seen"), [240, -240]);
  await atRest();
  const count = (await received("scroll")).length;
  assert.deepEqual(await received("bubbled"), []);
  await browser.value("new Promise((done) => setTimeout(done, 300))");
  assert.equal((await received("scroll")).length, count);
  assert.deepEqual(browser.reports, []);
});

test("a load that fails is in the console, and one that is aborted is not", async () => {
  await open(page({ attributes: `header="normal"`, script: `${script}
    globalThis.warnings = [];
    console.warn = (...values) => warnings.push(values.join(" "));
    list.addEventListener("refresh", (event) => event.respondWith(globalThis.load()));` }));
  for (const error of [`new TypeError("no rows")`, `new DOMException("the page is left", "AbortError")`]) {
    await browser.value(`globalThis.load = async () => { throw ${error}; }; received.length = 0;
      list.header.beginRefreshing()`);
    await until(`received.some(([type]) => type === "refresh")`);
    await until(`list.header.state === "idle"`);
  }
  assert.deepEqual(await browser.value("warnings"), ["refresh-list: the load has failed: TypeError: no rows"]);
});
