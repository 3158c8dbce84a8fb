// What a page costs: at rest, in a hidden tab, and over a thousand lives of a list.

import assert from "node:assert/strict";
import test from "node:test";
import {
  atRest, browser, input, number, open, page, phone, recorder, sleep, until,
} from "./Support/lists.mjs";

const nothingReported = () => assert.deepEqual(browser.reports, []);

/** Counts what the page asks the browser to call later. */
const counter = `{
  globalThis.asked = [];
  for (const name of ["requestAnimationFrame", "setTimeout", "setInterval", "requestIdleCallback"]) {
    const original = globalThis[name].bind(globalThis);
    globalThis[name] = (...values) => {
      asked.push(name);
      return original(...values);
    };
  }
}`;

const refreshing = `const list = document.querySelector("#list");
  globalThis.finish = undefined;
  list.addEventListener("refresh", (event) =>
    event.respondWith(new Promise((done) => { finish = done; })));`;

test("a page at rest runs nothing", async () => {
  const list = await open(page({ script: refreshing }), { ...phone, scripts: [counter, recorder] });
  await input.pulled({ x: 100, y: list.y + 60 }, { x: 100, y: list.y + 360 });
  await until("finish");
  await browser.value("finish()");
  await sleep(600);
  await atRest();
  await sleep(300);
  await browser.value("asked.length = 0; recorder.calls.length = 0");
  await sleep(1_000);
  assert.deepEqual(await browser.value("[asked, recorder.calls.length]"), [[], 0]);
  nothingReported();
});

test("a hidden tab stops the clock, and catches up when it is shown", async () => {
  const list = await open(page({ script: refreshing, count: 400 }));
  const delay = () => browser.value(`performance.now() / 1000 - recorder.number(0, "timeline.now")`);
  await input.began(100, list.y + 60);
  await input.dragged({ x: 100, y: list.y + 60 }, { x: 100, y: list.y + 160 }, 6);
  await input.dragged({ x: 100, y: list.y + 160 }, { x: 100, y: list.y + 20 }, 5);
  await input.ended();
  await sleep(100);
  const before = await delay();
  await hidden(async () => {
    await browser.value("recorder.calls.length = 0");
    await sleep(800);
    assert.equal(await browser.value("recorder.calls.length"), 0, "time moves in a hidden tab");
  });
  await until("recorder.calls.length > 0", "time does not move in a tab that is shown");
  const after = await delay();
  assert.ok(after < before + 0.2, `the list is ${after - before} seconds late`);
  await atRest();

  await browser.value("list.scrollTo({ top: 0 }); list.header.beginRefreshing()");
  await until("finish");
  await hidden(async () => {
    await browser.value("finish()");
    await sleep(500);
  });
  await until(`list.header.state === "idle"`, "the refresh does not end in a tab that was hidden");
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  nothingReported();
});

for (const [name, hide, show] of [
  ["of display: none", `list.style.display = "none"`, `list.style.display = ""`],
  ["in an element that is hidden", "list.parentElement.hidden = true", "list.parentElement.hidden = false"],
]) {
  test(`a list ${name} keeps its place`, async () => {
    await open(page({ script: "globalThis.list = document.querySelector('#list')" }));
    await browser.value("list.scrollTo({ top: 900 })");
    await atRest();
    await sleep(200);
    const top = () => browser.value(`list.querySelector("article:nth-child(16)").getBoundingClientRect().y
      - list.getBoundingClientRect().y`);
    assert.equal(await top(), 0);
    for (let i = 0; i < 2; i += 1) {
      await browser.value(hide);
      await sleep(200);
      assert.equal(await browser.value("list.contentOffset.y"), 900, "the list has moved while it is hidden");
      await browser.value(show);
      await sleep(200);
      assert.equal(await number("contentOffset.y"), 900);
      assert.equal(await top(), 0, "the rows are elsewhere");
    }
    nothingReported();
  });
}

test("a refresh ends while its list is not displayed", async () => {
  await open(page({ script: refreshing + "globalThis.list = list;" }));
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  await browser.value(`list.style.display = "none"`);
  await sleep(100);
  await browser.value("finish()");
  await until(`list.header.state === "idle"`, "the refresh does not end");
  await browser.value(`list.style.display = ""`);
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  nothingReported();
});

/** Hides the page behind another one for as long as `body` takes. */
async function hidden(body) {
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" }, null);
  await browser.send("Target.activateTarget", { targetId }, null);
  await until("document.hidden", "the page is not hidden");
  await body();
  await browser.send("Target.closeTarget", { targetId }, null);
  await browser.send("Page.bringToFront");
  await until("!document.hidden", "the page is not shown");
}

test("a thousand lists that come and go leave the memory as it was", async () => {
  await open(page(), { ...phone, scripts: [recorder] });
  const lives = (count) => browser.value(`(async () => {
    for (let i = 0; i < ${count}; i += 1) {
      const list = document.createElement("refresh-list");
      list.setAttribute("header", "normal");
      list.setAttribute("footer", "auto-normal");
      list.append(document.createElement("article"));
      document.body.append(list);
      if (i % 10 === 0) await new Promise((done) => setTimeout(done, 10));
      if (i % 3 === 0) list.header.beginRefreshing();
      list.remove();
    }
    recorder.calls.length = 0;
    recorder.lists.length = 1;
  })()`);
  const memory = async () => {
    await sleep(200);
    await browser.send("HeapProfiler.collectGarbage");
    const [module, heap, dom] = [
      await browser.value("recorder.memorySize()"),
      await browser.send("Runtime.getHeapUsage"), await browser.send("Memory.getDOMCounters"),
    ];
    return { module, heap: heap.usedSize, nodes: dom.nodes, listeners: dom.jsEventListeners };
  };
  await lives(100);
  const before = await memory();
  // The browser's own memory for code grows once by far more: what each round leaves is left by the lists.
  const heaps = [before.heap];
  let after;
  for (let round = 0; round < 4; round += 1) {
    await lives(250);
    after = await memory();
    heaps.push(after.heap);
  }
  console.log("memory", before, after);
  assert.equal(after.module, before.module);
  assert.ok(after.nodes <= before.nodes + 20, `${after.nodes - before.nodes} nodes are left`);
  assert.ok(after.listeners <= before.listeners + 10);
  const left = Math.min(...heaps.slice(1).map((heap, round) => heap - heaps[round]));
  assert.ok(left < 250 * 150, `each round leaves ${left} bytes`);
  nothingReported();
});
