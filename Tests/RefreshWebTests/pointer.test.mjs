// A mouse, its wheel, and a trackpad.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, calls, desk, input, number, open, page, sleep, until } from "./Support/lists.mjs";

const nothingReported = () => assert.deepEqual(browser.reports, []);

test("a wheel moves the list, and not the page", async () => {
  const list = await open(page({ behind: `<p class="tall"></p>` }), desk);
  await input.wheel(list.x + 100, list.y + 100, 0, 150);
  await until(`recorder.number(0, "contentOffset.y") === 150`, "the wheel does not move the list");
  await sleep(200);
  assert.equal(await browser.value("scrollY"), 0);
  nothingReported();
});

test("at the list's end a wheel scrolls the page on", async () => {
  const list = await open(page({ attributes: "", count: 11, behind: `<p class="tall"></p>` }), desk);
  await input.wheel(list.x + 100, list.y + 100, 0, 200);
  await until(`recorder.number(0, "contentOffset.y") === 60`, "the wheel does not move the list to its end");
  await sleep(300);
  await input.wheel(list.x + 100, list.y + 100, 0, 120);
  await until("scrollY > 0", "the page does not scroll");
  nothingReported();
});

test("a trackpad scrolls the list", async () => {
  const list = await open(page(), desk);
  await input.trackpad(list.x + 100, list.y + 300, -240);
  await until(`recorder.number(0, "contentOffset.y") >= 200`, "the trackpad does not move the list");
  nothingReported();
});

test("a phone loads what follows a mouse as one is connected, and then a wheel moves its list", async () => {
  const list = await open(page({ script: `globalThis.list = document.querySelector("#list");
    globalThis.loaded = (name) => performance.getEntriesByName(new URL(name, location).href).length` }));
  assert.deepEqual(await browser.value(`["refresh.wasm", "list-touches.mjs", "list-mouse.mjs"].map(loaded)`), [1, 1, 0]);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await until(`loaded("list-mouse.mjs") === 1`, "a mouse that is connected is not followed");
  await sleep(100);
  await input.wheel(list.x + 100, list.y + 100, 0, 150);
  await until(`recorder.number(0, "contentOffset.y") === 150`, "the wheel does not move the list once");
  await sleep(200);
  assert.equal(await number("contentOffset.y"), 150);
  nothingReported();
});

test("a mouse drags nothing without being asked to", async () => {
  const list = await open(page(), desk);
  await drag(list);
  assert.deepEqual(await calls("touch"), []);
  nothingReported();
});

test("a mouse drags a list of drag=mouse, also when it is released outside", async () => {
  const list = await open(page({ attributes: `header="normal" drag="mouse"`, script: `
    const list = document.querySelector("#list");
    list.addEventListener("refresh", (event) => event.respondWith(Promise.resolve()));
    globalThis.refreshed = 0;
    list.addEventListener("refresh", () => { refreshed += 1; });` }), { ...desk, width: 1200 });
  await browser.value(`document.querySelector("#list").style.width = "600px"`);
  await sleep(100);
  await drag({ ...list, width: 600 });
  await until("refreshed === 1", "the mouse does not refresh");
  await atRest();
  await input.mouse("mouseMoved", 300, list.y + 300, { isHeld: false });
  assert.equal(await number("contentOffset.y"), 0, "the mouse moves the list after it was released");
  nothingReported();
});

const mouse = { ...desk, width: 1200 };

/** Opens a page with a list of drag=mouse, 600 points wide. */
async function openNarrow() {
  const list = await open(page({ attributes: `header="normal" drag="mouse"` }), mouse);
  await browser.value(`document.querySelector("#list").style.width = "600px"`);
  await sleep(100);
  return list;
}

test("a mouse that leaves the list before it drags, and is released outside, drags nothing", async () => {
  const { x, y } = await openNarrow();
  await input.mouse("mouseMoved", x + 596, y + 100, { isHeld: false });
  await input.mouse("mousePressed", x + 596, y + 100);
  await input.mouse("mouseMoved", x + 604, y + 100);
  await input.mouse("mouseReleased", x + 604, y + 100);
  for (let i = 0; i <= 10; i += 1) {
    await input.mouse("mouseMoved", x + 596, y + 100 + i * 20, { isHeld: false });
    await sleep(16);
  }
  assert.equal(await number("contentOffset.y"), 0, "the mouse drags without a button");
  assert.equal(await number("isTracking"), 0);
  nothingReported();
});

test("a mouse whose capture is taken away cancels its drag", async () => {
  const { x, y } = await openNarrow();
  await browser.value(`document.querySelector("#list").addEventListener("gotpointercapture",
    ({ pointerId }) => { globalThis.pointerId = pointerId; })`);
  await input.mouse("mouseMoved", x + 100, y + 60, { isHeld: false });
  await input.mouse("mousePressed", x + 100, y + 60);
  for (let i = 1; i <= 10; i += 1) {
    await input.mouse("mouseMoved", x + 100, y + 60 + i * 15);
    await sleep(16);
  }
  assert.equal(await number("isTracking"), 1);
  await browser.value(`document.querySelector("#list").releasePointerCapture(pointerId)`);
  await input.mouse("mouseMoved", x + 100, y + 240);
  await until(`!recorder.number(0, "isTracking")`, "the list is dragged without the pointer");
  const touches = await calls("touch");
  assert.equal(touches.at(-1).values[1], 3, "the last touch is not cancelled");
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  await input.mouse("mouseReleased", x + 100, y + 240);
  nothingReported();
});

test("the right button of a mouse drags nothing", async () => {
  const list = await open(page({ attributes: `header="normal" drag="mouse"` }), desk);
  await drag(list, "right");
  assert.equal(await number("contentOffset.y"), 0);
  assert.deepEqual(await calls("touch"), []);
  nothingReported();
});

/** Drags down by 300 points and then away, to the right of the list. */
async function drag(list, button = "left") {
  const [x, y] = [list.x + 100, list.y + 60];
  await input.mouse("mouseMoved", x, y, { isHeld: false });
  await input.mouse("mousePressed", x, y, { button });
  for (let i = 1; i <= 20; i += 1) {
    const right = Math.max(0, i - 5) * (list.width + 50) / 15;
    await input.mouse("mouseMoved", x + right, y + i * 15, { button });
    await sleep(16);
  }
  await input.mouse("mouseReleased", x + list.width + 50, y + 300, { button });
}
