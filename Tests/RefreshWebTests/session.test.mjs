// The page's button downloads the session of the feed: what it was by real touches, `refresh replay` gives again,
// line by line.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { checkLaw } from "./Recording/law.mjs";
import { browser, input, phone, place, recorder, sleep, until } from "./Support/lists.mjs";

const address = new URL("../../.build/web/refresh.html", import.meta.url).href;
const folder = new URL("../../.build/web/sessions/", import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL("session.jsonl", folder);

const size = { ...phone, height: 844 };

/** Opens the page, and returns the place of its feed. */
async function open() {
  await input.reset();
  await browser.open(address, { ...size, scripts: [recorder, "recorder.isTracing = true;"] });
  await browser.send("Browser.setDownloadBehavior",
    { behavior: "allow", downloadPath: fileURLToPath(folder) }, null);
  await until(`globalThis.feed?.matches(":state(live)")`);
  await atRest();
  return place("#feed");
}

/** Waits until nothing moves, and no component refreshes. */
const atRest = async () => {
  await until(`recorder.lists.every((_, i) => !["isTracking", "isDecelerating", "timeline.isAnimating"]
    .some((name) => recorder.number(0, name, i)))`, "the lists do not come to rest");
  await sleep(100);
};

/** Downloads the session, and checks that it is that of the feed. */
async function check(name) {
  rmSync(file, { force: true });
  const [calls, made] = await browser.value(`(() => {
    document.querySelector("#download").click();
    return [recorder.calls, recorder.calls.findLast(({ name, values }) => name === "make" && values[1] === 1).list];
  })()`);
  for (let i = 0; i < 100 && !existsSync(file); i += 1) await sleep(20);
  const own = calls.filter(({ list, answer }) => list === made && answer >= 0);
  const ops = checkLaw(new URL(`${name}.jsonl`, folder), readFileSync(file, "utf8"),
    own.slice(own.findIndex((call) => call.name === "record")));
  assert.deepEqual(browser.reports, []);
  return ops;
}

test("a pull that is let go, and an answer that comes later", async () => {
  const { x, y } = await open();
  await input.pulled({ x: x + 150, y: y + 40 }, { x: x + 160, y: y + 300 });
  await until(`feed.header.state === "refreshing"`);
  await until(`feed.header.state === "idle"`);
  await atRest();
  const ops = await check("pull-and-answer");
  assert.ok(ops.some(({ op, method }) => op === "call" && method === "endRefreshing"));
  assert.ok(ops.filter(({ op }) => op === "touch").length > 12);
});

test("a header with an indicator of the gallery", async () => {
  const { x, y } = await open();
  await browser.value(`[...document.querySelector("#settings").elements.header].find(
    ({ value }) => value === "indicator flip").click()`);
  await atRest();
  await input.pulled({ x: x + 150, y: y + 40 }, { x: x + 160, y: y + 300 });
  await until(`feed.header.state === "refreshing"`);
  await until(`feed.header.state === "idle"`);
  await atRest();
  const ops = await check("indicator");
  assert.equal(ops.findLast(({ op, slot }) => op === "attach" && slot === "header")?.indicator, "flip");
});

test("a fling into the auto footer", async () => {
  const { x, y } = await open();
  await browser.value("feed.scrollTo({ top: 300 })");
  await input.thrown({ x: x + 150, y: y + 600 }, { x: x + 150, y: y + 200 }, 5);
  await until(`feed.footer.state === "refreshing"`);
  await until(`document.querySelectorAll("#skies .row").length > 6 && feed.footer.state === "idle"`);
  await atRest();
  const ops = await check("throw-into-footer");
  assert.ok(ops.filter(({ op }) => op === "contentSize").length > 1, "the content has not grown");
});

test("a resize in the middle of a refresh, and a failure", async () => {
  const { x, y } = await open();
  await browser.value(`[...document.querySelector("#settings").elements.answer].find(
    ({ value }) => value === "failure").click()`);
  await input.pulled({ x: x + 150, y: y + 40 }, { x: x + 150, y: y + 300 });
  await until(`feed.header.state === "refreshing"`);
  await browser.resize(700, 390, { mobile: true });
  await until(`feed.header.state === "idle"`);
  await sleep(500);
  await atRest();
  const ops = await check("resize-in-refresh");
  assert.ok(ops.filter(({ op }) => op === "resize").length > 1, "the list was not resized");
  assert.ok(ops.some(({ result }) => result === "failure"));
  await browser.resize(size.width, size.height, size);
});

test("earlier rows that an auto header puts in front, and a wheel", async () => {
  const { x, y } = await open();
  await browser.value(`[...document.querySelector("#settings").elements.header].find(
    ({ value }) => value === "auto-normal").click(); feed.scrollTo({ top: 400 })`);
  // A mouse is connected.
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await sleep(300);
  await input.wheel(x + 150, y + 200, 0, -600);
  await until(`document.querySelectorAll("#earlier .row").length === 6 && feed.header.state === "idle"`);
  await atRest();
  const ops = await check("rows-in-front");
  assert.ok(ops.some(({ op, run }) => op === "keepPosition" && run.length > 0));
  assert.ok(ops.some(({ op }) => op === "wheel"));
});
