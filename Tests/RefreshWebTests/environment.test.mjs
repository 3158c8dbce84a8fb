// What is around a list, and changes: the language, the reading direction, and whether motion is wanted.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, open, page, sleep, until } from "./Support/lists.mjs";

const nothingReported = () => assert.deepEqual(browser.reports, []);

const script = `globalThis.list = document.querySelector("#list");
  list.addEventListener("refresh", (event) => event.respondWith(new Promise((done) => { finish = done; })));
  globalThis.finish = undefined;
  globalThis.around = document.createElement("div");
  globalThis.made = document.createElement("refresh-list");
  made.setAttribute("header", "normal");`;

/** The label of a list's header, for assistive technology. */
const label = (list) => `${list}.shadowRoot.querySelector(".action")?.ariaLabel`;
const direction = (list) => `getComputedStyle(${list}.shadowRoot.querySelector(".content")).direction`;

for (const [how, move] of [
  ["is moved", "around.append(list)"], ["is moved as it is", "around.moveBefore(list, null)"],
]) {
  test(`a list that ${how} has the language and the direction of its place`, async () => {
    await open(page({ script }));
    const english = await browser.value(label("list"));
    await browser.value(`document.body.append(around); Object.assign(around, { lang: "ar", dir: "rtl" })`);
    await browser.value(move);
    await until(`${direction("list")} === "rtl"`, "the rows are read from left to right");
    await until(`${label("list")} !== ${JSON.stringify(english)}`, "the header is English");
    await browser.value("document.body.append(list)");
    await until(`${direction("list")} === "ltr"`, "the rows are read from right to left");
    await until(`${label("list")} === ${JSON.stringify(english)}`, "the header is not English");
    nothingReported();
  });
}

test("a list in a shadow tree follows the elements of the tree, and those around", async () => {
  await open(page({ script }));
  await browser.value(`(() => {
    const host = document.createElement("section");
    host.attachShadow({ mode: "open" }).append(around);
    around.append(made);
    document.body.append(host);
  })()`);
  await until(label("made"));
  const english = await browser.value(label("made"));
  await browser.value(`Object.assign(around, { lang: "ar", dir: "rtl" })`);
  await until(`${direction("made")} === "rtl"`, "the rows are read from left to right");
  await until(`${label("made")} !== ${JSON.stringify(english)}`, "the header is English");
  await browser.value(`around.removeAttribute("lang"); around.removeAttribute("dir")`);
  await until(`${label("made")} === ${JSON.stringify(english)}`, "the header is not English");
  await browser.value(`document.documentElement.lang = "ja"`);
  await until(`${label("made")} !== ${JSON.stringify(english)}`, "the header is English");
  nothingReported();
});

test("a scroll in the task in which the direction changes stays", async () => {
  await open(page({ script, count: 60 }));
  await browser.value("list.scrollTop = 900");
  await sleep(150);
  await browser.value(`document.documentElement.dir = "rtl"; list.scrollTop = 0`);
  await until(`${direction("list")} === "rtl"`);
  await sleep(200);
  assert.deepEqual(await browser.value("[list.scrollTop, list.contentOffset.y]"), [0, 0]);
  nothingReported();
});

test("lists of one language share an instance of the module, whatever their regions", async () => {
  await open(page({ script }));
  const lists = ["en-US", "EN_gb", "zh-TW", "zh-Hant-HK", "zh", "zh-Hans-SG"];
  await browser.value(`for (const lang of ${JSON.stringify(lists)}) {
    const list = document.createElement("refresh-list");
    list.lang = lang;
    document.body.append(list);
  }`);
  await until(`recorder.lists.length === ${1 + lists.length}`);
  assert.deepEqual(await browser.value(`(() => {
    const readers = recorder.lists.map(({ reader }) => reader);
    return [...new Set(readers)].map((reader) => readers.filter((other) => other === reader).length).sort();
  })()`), [2, 2, 3]);
  nothingReported();
});

test("a change of the wish for less motion is followed", async () => {
  const want = (value) => browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
  await open(page({ script }));
  await browser.value("list.scrollTo({ top: 300 })");
  await atRest();
  const duration = () => browser.value("list.header.slowAnimationDuration");
  const usual = await duration();
  assert.ok(usual > 0);
  await want("reduce");
  await until("list.header.slowAnimationDuration === 0", "a refresh takes time");
  assert.equal(await browser.value("list.scrollTop"), 300);
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  await want("no-preference");
  await until(`list.header.slowAnimationDuration === ${usual}`, "a refresh takes no time");
  assert.equal(await browser.value("list.header.state"), "refreshing", "the refresh is given up");
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  assert.equal(await browser.value("recorder.lists.filter((list) => !list.isFreed).length"), 1);
  nothingReported();
});
