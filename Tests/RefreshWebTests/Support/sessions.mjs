// Sessions that a page records, and compares with their replays.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { checkLaw } from "../Recording/law.mjs";
import { browser, open, page, phone, recorder } from "./lists.mjs";

const folder = new URL("../../../.build/web/traces/", import.meta.url);
mkdirSync(folder, { recursive: true });

const tracing = "recorder.isTracing = true;";

/** For the script of a page without another import of the element: its lists record. */
export const recording = `
  import { RefreshKit } from "./refresh-list.mjs";
  RefreshKit.source = "refresh-recorder.wasm";
  RefreshKit.isRecording = true;`;

/** Answers each event after a while, the way that its name says. */
const answering = (answers = {}, delay = 250) => `${recording}
  globalThis.list = document.querySelector("#list");
  const answers = ${JSON.stringify({ refresh: "success", loadmore: "success", ...answers })};
  globalThis.fired = [];
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) => {
      event.respondWith(new Promise((done) => setTimeout(() => {
        fired.push(name);
        done(answers[name]);
      }, ${delay})));
    });
  }`;

/** Opens a page of a list that records its session, and returns its place. */
export const start = (attributes, { answers, delay, ...options } = {}) => open(
  page({ attributes, script: answering(answers, delay), importsElement: false, ...options }),
  { ...phone, scripts: [recorder, tracing] });

/** Replays what the module recorded, compares the two traces line by line, and returns the ops. */
export async function replayed(name) {
  const [script, calls] = await browser.value("[list.script, recorder.calls]");
  const begin = calls.findIndex((call) => call.name === "record");
  const own = calls.slice(begin).filter(({ list, answer, name }) => list === 0 && answer >= 0 && name !== "set_clock");
  return checkLaw(new URL(`${name}.jsonl`, folder), script, own);
}

/** The same, of a session that has so many touches and scrolls at least. */
export async function compare(name, { touches = 0, scrolls = 0 }) {
  const ops = await replayed(name);
  const count = (...names) => ops.filter(({ op }) => names.includes(op)).length;
  assert.ok(count("touch") >= touches, `only ${count("touch")} touches were recorded`);
  assert.ok(count("drag", "scroll") >= scrolls, `only ${count("drag", "scroll")} scrolls were recorded`);
  assert.deepEqual(browser.reports, []);
}
