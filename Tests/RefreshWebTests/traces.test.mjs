// A finger in Chromium, and `refresh replay` of the same touches at the same times, give the same trace, to
// the last digit: the element adds nothing to what the kit does. REFRESH is the path of `refresh`.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import test from "node:test";
import { checkLaw } from "./Recording/law.mjs";
import { atRest, browser, files, input, open, page, phone, recorder, sleep, until } from "./Support/lists.mjs";

const folder = new URL("../../.build/web/traces/", import.meta.url);
mkdirSync(folder, { recursive: true });

files["/refresh.wasm"] = files["/refresh-recorder.wasm"];
const tracing = "recorder.isTracing = true;";

/** Answers each event after a while, the way that its name says. */
const answering = (answers = {}) => `
  import { RefreshKit } from "./refresh-list.mjs";
  RefreshKit.isRecording = true;
  globalThis.list = document.querySelector("#list");
  const answers = ${JSON.stringify({ refresh: "success", loadmore: "success", ...answers })};
  globalThis.fired = [];
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) => {
      event.respondWith(new Promise((done) => setTimeout(() => {
        fired.push(name);
        done(answers[name]);
      }, 250)));
    });
  }`;

/** Opens a page of a list, and returns its place. */
const start = (attributes, options = {}) => open(
  page({ attributes, script: answering(options.answers), count: options.count, rows: options.rows }),
  { ...phone, scripts: [recorder, tracing] });

/** Replays what the module recorded, and compares the two traces line by line. */
async function compare(name, { touches = 0, scrolls = 0 }) {
  const [script, calls] = await browser.value("[list.script, recorder.calls]");
  const begin = calls.findIndex((call) => call.name === "record");
  const own = calls.slice(begin).filter(({ list, answer, name }) => list === 0 && answer >= 0 && name !== "set_clock");
  const ops = checkLaw(new URL(`${name}.jsonl`, folder), script, own);
  const count = (...names) => ops.filter(({ op }) => names.includes(op)).length;
  assert.ok(count("touch") >= touches, `only ${count("touch")} touches were recorded`);
  assert.ok(count("drag", "scroll") >= scrolls, `only ${count("drag", "scroll")} scrolls were recorded`);
  assert.deepEqual(browser.reports, []);
}

test("pull and refresh", async () => {
  const { y } = await start(`header="normal" footer="auto-normal"`);
  await input.pulled({ x: 100, y: y + 60 }, { x: 130, y: y + 330 });
  await until(`fired.includes("refresh")`);
  await sleep(200);
  await atRest();
  await compare("pull-and-refresh", { touches: 12 });
});

test("throws by the browser, to both ends", async () => {
  const { y } = await start(`header="normal" footer="auto-normal"`, { answers: { loadmore: "noMoreData" } });
  await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 300 }, 6);
  await atRest();
  await input.thrown({ x: 100, y: y + 100 }, { x: 90, y: y + 500 }, 7);
  await atRest();
  await compare("throws", { scrolls: 12 });
});

test("throw, catch, and throw again", async () => {
  const { y } = await start(`header="state"`, { count: 300 });
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 200 }, 8);
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 20 }, 4);
  await input.ended();
  await sleep(120);
  for (let i = 0; i < 3; i += 1) {
    await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 250 }, 5);
    await sleep(120);
  }
  await input.began(100, y + 300);
  await sleep(60);
  await input.ended();
  await atRest();
  await compare("throw-catch-throw", { touches: 24 });
});

test("back footer to the end of the data", async () => {
  const { y } = await start(`header="normal" footer="back-normal"`, {
    count: 12, answers: { loadmore: "noMoreData" },
  });
  await input.pulled({ x: 100, y: y + 500 }, { x: 100, y: y + 120 });
  await until(`fired.includes("loadmore")`);
  await sleep(300);
  await atRest();
  await input.pulled({ x: 100, y: y + 500 }, { x: 100, y: y + 220 });
  await atRest();
  await compare("back-footer-end", { touches: 24 });
});

test("two fingers, and a system that takes them away", async () => {
  const { y } = await start(`header="gif" footer="auto-state"`);
  await input.began(100, y + 60, 0);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 160 }, 6, 0);
  await input.began(220, y + 200, 1);
  await sleep(60);
  await input.ended(1);
  await input.dragged({ x: 100, y: y + 160 }, { x: 100, y: y + 200 }, 4, 0);
  await input.cancelled();
  await atRest();
  await compare("two-fingers", { touches: 8 });
});

test("a ring that floats", async () => {
  const { y } = await start(`header="ring"`);
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 330 }, 24);
  await until(`fired.includes("refresh")`);
  await sleep(600);
  await atRest();
  await compare("ring", { touches: 12 });
});

test("pages to the side, and a trailer", async () => {
  const rows = `<div class="strip">${`<span class="screen">A page</span>`.repeat(4)}</div>`;
  const { y } = await start(`direction="horizontal" trailer="normal" paging`, { rows });
  for (let i = 0; i < 4; i += 1) {
    await input.thrown({ x: 300, y: y + 200 }, { x: 150, y: y + 204 }, 6);
    await atRest();
  }
  await compare("pages-and-trailer", { scrolls: 12 });
});

test("wheel, keys and language", async () => {
  const { y } = await start(`header="normal" footer="auto-normal" lang="ja"`);
  await input.wheel(100, y + 200, 0, 400);
  await sleep(200);
  await input.wheel(100, y + 200, 0, -150);
  await browser.value("list.scrollTo({ top: 0 })");
  await sleep(200);
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 130 });
  await atRest();
  await compare("wheel-and-language", { touches: 6 });
});
