// A finger on a list.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, calls, input, number, open, page, phone, sleep, until } from "./Support/lists.mjs";

/** A page whose refresh and next rows take as long as the test likes. */
const loading = `
  const list = document.querySelector("#list");
  globalThis.fired = [];
  globalThis.finish = {};
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) => {
      fired.push(name);
      event.respondWith(new Promise((done, failed) => { finish[name] = { done, failed }; }));
    });
  }`;

const header = 1;
const footer = 2;
const down = (list, distance) => [{ x: 100, y: list.y + 60 }, { x: 100, y: list.y + 60 + distance }];
const up = (list, distance) => [{ x: 100, y: list.y + 500 }, { x: 100, y: list.y + 500 - distance }];
const fired = () => browser.value("fired");

/** Asserts that the page has reported nothing. */
const nothingReported = () => assert.deepEqual(browser.reports, []);

test("a finger pulls, is lifted, and the list refreshes", async () => {
  const list = await open(page({ script: loading }));
  const [from, to] = down(list, 300);
  await input.began(from.x, from.y);
  await input.dragged(from, to, 20);
  await until(`recorder.text(1, "stateLabel.text") === "Release to refresh"`);
  assert.deepEqual(await fired(), []);
  await input.ended();
  await until(`fired.includes("refresh")`);
  await until(`Math.abs(recorder.number(0, "contentOffset.y") + 54) < 0.5`, "the header is not held open");
  assert.equal(await browser.value("list.header.state"), "refreshing");
  await browser.value("finish.refresh.done()");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  assert.deepEqual(await fired(), ["refresh"]);
  assert.equal(await browser.value("scrollY"), 0, "the page has scrolled under the finger");
  nothingReported();
});

test("a pull that is too short refreshes nothing", async () => {
  const list = await open(page({ script: loading }));
  await input.pulled(...down(list, 60));
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  assert.deepEqual(await fired(), []);
  nothingReported();
});

test("a fling into the bottom loads more", async () => {
  const list = await open(page({ script: loading, count: 14 }));
  await input.thrown(...up(list, 300), 6);
  await until(`fired.includes("loadmore")`);
  const before = await number("contentSize.height");
  await browser.value(`list.append(...Array.from({ length: 100 }, () =>
    Object.assign(document.createElement("article"), { className: "row" }))); finish.loadmore.done()`);
  await until(`recorder.number(0, "contentSize.height") === ${before + 6_000}`, "the content does not grow");
  await atRest();
  assert.equal(await number("state", footer), 0);
  nothingReported();
});

test("a refresh that fails says so", async () => {
  const list = await open(page({ script: loading }));
  await input.pulled(...down(list, 300));
  await until(`fired.includes("refresh")`);
  await browser.value(`finish.refresh.failed(new Error("no network"))`);
  await until(`recorder.text(1, "stateLabel.text") === "Loading failed"`);
  nothingReported();
});

test("a refresh says whether the footer has more to load", async () => {
  await open(page({ script: loading }));
  const refresh = async (result) => {
    await browser.value("list.header.beginRefreshing()");
    await until("finish.refresh");
    await browser.value(`finish.refresh.done("${result}"); delete finish.refresh`);
    await until(`list.header.state === "idle"`);
    await sleep(50);
    return browser.value("list.footer.state");
  };
  assert.equal(await refresh("noMoreData"), "noMoreData");
  assert.equal(await refresh("success"), "idle");
  nothingReported();
});

test("a second finger changes nothing", async () => {
  const list = await open(page());
  const [from, to] = down(list, 100);
  await input.began(from.x, from.y, 0);
  await input.dragged(from, to, 6, 0);
  await sleep(50);
  const before = await number("contentOffset.y");
  assert.ok(before < -20, `the offset is ${before}`);
  await input.began(200, list.y + 300, 1);
  await input.dragged({ x: 200, y: list.y + 300 }, { x: 200, y: list.y + 400 }, 4, 1);
  await sleep(50);
  await input.ended(1);
  await sleep(50);
  assert.equal(await number("contentOffset.y"), before);
  await input.dragged(to, { ...to, y: to.y + 40 }, 4, 0);
  await sleep(50);
  assert.ok(await number("contentOffset.y") < before - 5);
  await input.ended(0);
  await atRest();
  nothingReported();
});

test("a finger that the system takes away refreshes nothing", async () => {
  const list = await open(page({ script: loading }));
  const [from, to] = down(list, 300);
  await input.began(from.x, from.y);
  await input.dragged(from, to, 12);
  await until(`recorder.text(1, "stateLabel.text") === "Release to refresh"`);
  await input.cancelled();
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  assert.deepEqual(await fired(), []);
  nothingReported();
});

test("a throw from a pull into the content is the list's, and caught by a finger", async () => {
  const list = await open(page({ count: 200 }));
  const [from, to] = down(list, 150);
  await input.began(from.x, from.y);
  await input.dragged(from, to, 6);
  await input.dragged(to, { ...to, y: to.y - 200 }, 5);
  await input.ended();
  await sleep(100);
  assert.equal(await number("isDecelerating"), 1);
  await input.began(100, list.y + 300);
  const caught = await number("contentOffset.y");
  assert.ok(caught > 100, `it is thrown to ${caught}`);
  await sleep(100);
  assert.equal(await number("contentOffset.y"), caught);
  assert.equal(await browser.value(`document.querySelector("#list").scrollTop`), caught);
  await input.ended();
  await atRest();
  assert.equal(await number("contentOffset.y"), caught);
  nothingReported();
});

test("each touch of a pull has its own time and place, also those that wait for a busy page", async () => {
  const list = await open(page({ count: 200, script: `globalThis.points = [];
    document.addEventListener("touchmove", ({ timeStamp, changedTouches: [{ clientY }] }) => {
      points.push([timeStamp / 1000, clientY]);
    }, { capture: true });` }));
  const [from, to] = down(list, 40);
  await input.began(from.x, from.y);
  await input.dragged(from, to, 2);
  const busy = browser.value("for (const end = performance.now() + 200; performance.now() < end;);");
  const moves = [];
  for (let y = 120; y <= 220; y += 20) {
    moves.push(input.moved(100, list.y + y));
    await sleep(16);
  }
  await Promise.all([busy, ...moves]);
  await sleep(50);
  const points = await browser.value("points");
  const touches = (await calls("touch")).filter(({ values }) => values[1] === 1);
  assert.ok(touches.length > 2);
  assert.deepEqual(touches.map(({ values }) => values[3]), points.map(([, y]) => y - list.y));
  touches.forEach(({ time }, i) => {
    const [own, expected] = [time - touches[0].time, points[i][0] - points[0][0]];
    assert.ok(Math.abs(own - expected) < 1e-6, `touch ${i} is at ${own}, not ${expected} seconds`);
  });
  await input.ended();
  await atRest();
  nothingReported();
});

test("a rotation in the middle of a refresh keeps it open", async () => {
  const list = await open(page({ script: loading }));
  await input.pulled(...down(list, 300));
  await until(`fired.includes("refresh")`);
  await browser.resize(700, 390, { mobile: true });
  await until(`recorder.number(0, "frame.width") === 700`, "the list does not take the new width");
  await until(`Math.abs(recorder.number(0, "contentOffset.y") + 54) < 0.5`);
  assert.equal(await number("state", header), 2);
  await browser.value("finish.refresh.done()");
  await until(`list.header.state === "idle"`);
  await atRest();
  assert.equal(await number("contentOffset.y"), 0);
  assert.equal(await number("frame.width", header), 700);
  nothingReported();
  await browser.resize(phone.width, phone.height, phone);
});

test("a list that is removed while it refreshes is freed, and ends without a report", async () => {
  const list = await open(page({ script: loading }));
  await input.pulled(...down(list, 300));
  await until(`fired.includes("refresh")`);
  await browser.value("globalThis.removed = list; removed.remove()");
  await until(`recorder.calls.some((c) => c.name === "free_list")`, "the list is not freed");
  await browser.value("finish.refresh.done()");
  await sleep(100);
  assert.equal((await calls("end")).filter(({ answer }) => answer < 0).length, 0);
  await browser.value("document.body.append(removed)");
  await until(`recorder.calls.filter((c) => c.name === "make_list").length === 2`);
  nothingReported();
});

test("a pinch is the browser's, and leaves the list where it is", async () => {
  const list = await open(page());
  const fingers = (type, distance) => browser.send("Input.dispatchTouchEvent", {
    type, touchPoints: [-1, 1].map((side, id) => ({ x: 195 + side * distance, y: list.y + 300 + side * 20, id })),
  });
  await fingers("touchStart", 30);
  for (let distance = 30; distance <= 120; distance += 10) {
    await fingers("touchMove", distance);
    await sleep(16);
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await sleep(200);
  await atRest();
  const scale = await browser.value("visualViewport.scale");
  assert.ok(scale > 1.5, `the page is scaled by ${scale}`);
  assert.equal(await number("contentOffset.y"), 0);
  nothingReported();
});

test("a finger on a page that is zoomed in moves the page, not the list", async () => {
  const list = await open(page());
  const zoom = async (pageScaleFactor) => {
    await browser.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    await until(`visualViewport.scale === ${pageScaleFactor}`);
    await sleep(100);
  };
  const top = () => browser.value("visualViewport.pageTop");
  await zoom(2);
  await input.pulled(...up(list, 200));
  const below = await top();
  assert.ok(below > 50, `the page has moved by ${below}`);
  await input.pulled(...down(list, 300));
  assert.ok(await top() < below - 50, `the page has moved from ${below} to ${await top()}`);
  assert.deepEqual(await calls("touch"), []);
  assert.equal(await number("contentOffset.y"), 0);
  await zoom(1);
  await input.pulled(...up(list, 200));
  assert.ok(await number("contentOffset.y") > 150, "the list does not have its finger back");
  nothingReported();
});
