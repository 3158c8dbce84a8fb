// What a scroll and a frame cost: what they do, counted. `figures.test.mjs` has how long that takes.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, phone, recorder, sleep, until } from "./Support/lists.mjs";

/** Counts the calls of the module, texts that are decoded and encoded, frames, and what is written, also as it is
 * with each scroll. */
const counter = `{
  const count = globalThis.count = {};
  const add = (name) => { count[name] = (count[name] ?? 0) + 1; };
  const counted = ({ exports }) => ({ exports: Object.fromEntries(Object.entries(exports).map(([name, value]) =>
    [name, typeof value !== "function" ? value : (...values) => {
      add(name);
      return value(...values);
    }])) });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => counted(await instantiate(...values));
  for (const [type, name] of [[TextDecoder, "decode"], [TextEncoder, "encode"], [TextEncoder, "encodeInto"]]) {
    const original = type.prototype[name];
    type.prototype[name] = function (...values) {
      add(name);
      return original.apply(this, values);
    };
  }
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (callback) => requestAnimationFrame((time) => {
    add("frame");
    callback(time);
  });
  /** Counts from now on. */
  globalThis.begin = () => {
    for (const name of Object.keys(count)) delete count[name];
    const list = document.querySelector("#list");
    globalThis.scrolls = [];
    list.addEventListener("scroll", () => { scrolls.push({ ...count }); });
    const observer = new MutationObserver((records) => {
      for (const { target, type } of records) add(\`\${type} of \${target.className || target.nodeName}\`);
    });
    observer.observe(list.shadowRoot, { subtree: true, attributes: true, childList: true, characterData: true });
  };
}`;

const counted = () => browser.value("count");

test("a scroll by a throw is one call, asks for no frame, and writes nothing", async () => {
  const list = await open(page({ count: 2_000 }), { ...phone, scripts: [recorder, counter] });
  let scrolls = [];
  // On a busy machine a finger is slow, and a throw short.
  for (let i = 0; i < 6 && scrolls.length < 5; i += 1) {
    await input.thrown({ x: 100, y: list.y + 550 }, { x: 100, y: list.y + 60 }, 4);
    await sleep(60);
    await browser.value("begin()");
    await sleep(400);
    scrolls = await browser.value("scrolls");
  }
  assert.ok(scrolls.length >= 5, `the throw had only ${scrolls.length} scrolls`);
  const [first, last] = [scrolls[0], scrolls.at(-1)];
  const counts = Object.entries(last).map(([name, count]) => [name, count - (first[name] ?? 0)]);
  assert.deepEqual(Object.fromEntries(counts.filter(([, count]) => count > 0)), { refresh_scrolled: scrolls.length - 1 });
  assert.deepEqual(browser.reports, []);
});

test("a frame of a pull writes only what has changed", async () => {
  const list = await open(page({ script: `const list = document.querySelector("#list");
    list.addEventListener("refresh", (event) => event.respondWith(new Promise(() => {})));` }),
    { ...phone, scripts: [recorder, counter] });
  await browser.value("list.header.beginRefreshing()");
  await until(`list.header.state === "refreshing"`);
  await atRest();
  await sleep(300);
  await input.began(100, list.y + 300);
  await input.dragged({ x: 100, y: list.y + 300 }, { x: 100, y: list.y + 330 }, 3);
  await browser.value("begin()");
  await input.dragged({ x: 100, y: list.y + 330 }, { x: 100, y: list.y + 380 }, 10);
  const { decode = 0, ...others } = await counted();
  assert.equal(decode, 0, "a text is decoded that has not changed");
  // Header and rows are in one box.
  assert.deepEqual(Object.keys(others).filter((name) => / of /.test(name)), ["attributes of moved"]);
  await input.ended();
  assert.deepEqual(browser.reports, []);
});
