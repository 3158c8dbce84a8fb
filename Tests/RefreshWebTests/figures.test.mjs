// Figures of a page with a list, which are printed and have no limit here: they depend on the machine, and on what else
// it does. The memory after a thousand lives is printed by the test of lives.

import test from "node:test";
import { gzipSync } from "node:zlib";
import { atRest, browser, files, input, open, page, phone, sleep } from "./Support/lists.mjs";
import { isComplete } from "./Support/scope.mjs";

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const print = (name, ...values) => console.log(`figure: ${name}: ${values.join(", ")}`);
const slowdown = 4;

/** How often a time is measured; the middle one counts. */
const times = isComplete ? 5 : 3;

/** Runs first in a page: notes when the list is live, and when that is drawn. */
const timing = `{
  const { add } = CustomStateSet.prototype;
  CustomStateSet.prototype.add = function (state) {
    if (state === "live") {
      globalThis.live = performance.now();
      requestAnimationFrame(() => setTimeout(() => { globalThis.drawn = performance.now(); }));
    }
    return add.call(this, state);
  };
}`;

test("the time until a list is live", async () => {
  for (const count of [40, 2_000, 10_000]) {
    const found = [];
    for (let i = 0; i < times; i += 1) {
      await open(page({ count }), { ...phone, scripts: [timing], ready: "globalThis.drawn" });
      found.push(await browser.value(`(({ responseEnd }) => [responseEnd, live - responseEnd, drawn - responseEnd])(
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".wasm")))`));
    }
    const [module, live, drawn] = [0, 1, 2].map((part) => Math.round(median(found.map((time) => time[part]))));
    print(`${count} rows`, `live ${live} ms after the module is there`, `drawn ${drawn} ms`,
      `the module is there at ${module} ms`);
  }
});

/** The script that the page runs in a frame while `body` does something, in ms at a quarter of the speed. */
async function script(body) {
  const events = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = browser.event("Tracing.tracingComplete");
  await browser.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: {
    includedCategories: ["devtools.timeline"],
  } });
  await body();
  await browser.send("Tracing.end");
  await complete;
  const calls = events.filter(({ name, ph }) => name === "FunctionCall" && ph === "X").sort((a, b) => a.ts - b.ts);
  let end = 0;
  let sum = 0;
  for (const { ts, dur, tdur } of calls) {
    if (ts < end) continue;  // A call inside another one.
    end = ts + dur;
    sum += tdur ?? dur;
  }
  const frames = events.filter(({ name }) => name === "PrePaint").length;
  return { frames, each: (slowdown * sum / 1000 / frames).toFixed(2) };
}

const counting = `
  globalThis.list = document.querySelector("#list");
  globalThis.scrolls = 0;
  list.addEventListener("scroll", () => { scrolls += 1; });`;

test("the script of a frame", async () => {
  for (const [name, { from, distance, count, steps }] of Object.entries({
    "a throw that began inside": { from: 550, distance: -490, count: 2_000, steps: 4 },
    "a pull": { from: 60, distance: 280, count: 40, steps: 40 },
  })) {
    const each = [];
    for (let i = 0; i < times; i += 1) {
      const { y } = await open(page({ count }), { ...phone, scripts: [] });
      await sleep(300);
      const { frames, each: time } = await script(async () => {
        await input.thrown({ x: 100, y: y + from }, { x: 100, y: y + from + distance }, steps);
        await sleep(500);
      });
      each.push(Number(time));
      if (i === times - 1) print(name, `${median(each)} ms a frame at a quarter of the speed`, `${frames} frames`);
    }
  }
  const { y } = await open(page({ count: 2_000, script: counting }), phone);
  await browser.value("globalThis.begin = recorder.calls.length");
  await input.thrown({ x: 100, y: y + 550 }, { x: 100, y: y + 60 }, 4);
  await sleep(500);
  await atRest();
  const [calls, scrolls] = await browser.value("[recorder.calls.length - begin, scrolls]");
  print("a throw that began inside", `${calls} calls`, `${scrolls} events of scrolling`);
});

test("what a phone loads", async () => {
  await open(page({ attributes: `header="normal" footer="auto-normal"` }), { ...phone, scripts: [] });
  await sleep(500);
  const loaded = await browser.value(
    `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)`);
  const names = loaded.filter((name) => !["/page.css", "/page.mjs"].includes(name) && name in files);
  const sizes = names.map((name) => [files[name].length, gzipSync(files[name], { level: 9 }).length]);
  const sum = (part) => sizes.reduce((sum, size) => sum + size[part], 0);
  print("a phone loads", `${names.length} files`, `${sum(0)} bytes`, `${sum(1)} compressed`);
  names.forEach((name, i) => print(`  ${name}`, `${sizes[i][0]} bytes`, `${sizes[i][1]} compressed`));
});
