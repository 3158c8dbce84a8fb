// Plays fingers and a mouse on a page with a list that has a header, in Chromium, and looks at the
// calls of C that the page makes: they are the same whatever the page is built of.
//
//   node gestures.mjs PAGE MODULE FOLDER
//
// PAGE is a guide, whose first page of HTML is taken, or a file of HTML; its list is the element
// #list. Pictures of it are written to FOLDER.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { script } from "./calls.mjs";
import { Chromium, desktop, phone } from "./chromium.mjs";
import { serve } from "./server.mjs";

const [pagePath, modulePath, folder] = process.argv.slice(2);
const wasm = join(dirname(fileURLToPath(import.meta.url)), "../../../Sources/RefreshC/Wasm");
const text = readFileSync(pagePath, "utf8");
const page = pagePath.endsWith(".md") ? text.match(/^```html\n(.*?)^```$/ms)[1] : text;

/** The calls and events, by number. */
const Phase = { began: 0, moved: 1, ended: 2, cancelled: 3 };
const State = { idle: 0, pulling: 1, refreshing: 2 };
const Event = { refreshing: 1, ended: 4 };
const header = 1;

const browser = new Chromium();
let server;

/** Stops with `message` unless `condition` holds. */
function check(condition, message) {
  if (!condition) throw new Error(message);
}

const number = (name, slot = 0) => browser.value(`refreshTest.number(${slot}, "${name}")`);
const state = () => number("state", header);

/** The phases of the touches that the page has passed on, without repeated moves. */
async function phases() {
  const calls = await browser.value(`refreshTest.calls.filter((c) => c.name === "refresh_touch")`);
  check(calls.every(({ answer }) => answer === 0), "a touch was refused");
  return calls.map(({ values }) => values[1])
    .filter((phase, index, all) => phase !== Phase.moved || all[index - 1] !== Phase.moved);
}

/** Waits until `condition` holds, at most five seconds. */
async function until(condition, message) {
  for (let tries = 0; tries < 250; tries += 1) {
    if (await condition()) return;
    await sleep(20);
  }
  throw new Error(`${message}, after five seconds`);
}

/** Waits for an event of the header. */
const event = (kind, message) => until(
  () => browser.value(`refreshTest.events.some(([, slot, event]) =>
    slot === ${header} && event === ${kind})`), message);

/** Waits until a release begins the header's refresh. */
const isPulling = () => until(
  async () => await state() === State.pulling, "a pull of 300 points is not pulling");

/** Opens the page, and returns the place of its list. */
async function open(size) {
  await browser.open(`${server.address}/page.html`, size, script);
  await until(() => browser.value(`refreshTest.lists.length > 0
    && refreshTest.number(${header}, "state") === ${State.idle}`), "there is no header");
  await sleep(100);
  return browser.value(`(({ x, y, width, height }) => ({ x, y, width, height }))(
    document.querySelector("#list").getBoundingClientRect())`);
}

/** Moves in steps of a frame along a straight line. */
async function move(from, to, steps, perform) {
  for (let step = 1; step <= steps; step += 1) {
    const fraction = step / steps;
    await perform(from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction);
    await sleep(16);
  }
}

/** Writes a picture of the page. */
async function picture(name) {
  writeFileSync(join(folder, `${name}.png`), await browser.screenshot());
}

/** Waits until the refresh that has begun is over. */
async function refreshes(pictureName) {
  await event(Event.refreshing, "the release does not refresh");
  check(await state() === State.refreshing, "the header is not refreshing");
  await sleep(400);
  await picture(pictureName);
  await event(Event.ended, "the refresh does not end");
  check(await state() === State.idle, "the header is not idle after the refresh");
  await until(async () => await number("contentOffset.y") === 0, "the content does not return");
}

const tests = {
  "a finger pulls and is lifted, and the list refreshes": async () => {
    const list = await open(phone);
    const [start, end] = [{ x: list.x + 100, y: list.y + 60 }, { x: list.x + 100, y: list.y + 360 }];
    await browser.finger("touchStart", start.x, start.y);
    await move(start, end, 20, (x, y) => browser.finger("touchMove", x, y));
    check(await number("isTracking") === 1, "the finger was taken away");
    await isPulling();
    await picture("finger-pulls");
    await browser.finger("touchEnd");
    await refreshes("finger-refreshes");
    check(String(await phases()) === "0,1,2", `the touches were ${await phases()}`);
    check(await browser.value("scrollY") === 0, "the page has scrolled under the finger");
  },

  "a finger throws the list, which ends at rest": async () => {
    const list = await open(phone);
    const [start, end] = [{ x: list.x + 100, y: list.y + 500 }, { x: list.x + 100, y: list.y + 260 }];
    await browser.finger("touchStart", start.x, start.y);
    await move(start, end, 8, (x, y) => browser.finger("touchMove", x, y));
    await Promise.all([browser.finger("touchMove", end.x, end.y - 20), browser.finger("touchEnd")]);
    await until(async () => await number("isTracking") === 0, "the finger is still down");
    await until(async () => await number("isDecelerating") === 0, "the list does not end at rest");
    check(await number("contentOffset.y") > 280, "the list stops where the finger left it");
    check(String(await phases()) === "0,1,2", `the touches were ${await phases()}`);
  },

  "a finger that the system takes away refreshes nothing": async () => {
    const list = await open(phone);
    const [start, end] = [{ x: list.x + 100, y: list.y + 60 }, { x: list.x + 100, y: list.y + 360 }];
    await browser.finger("touchStart", start.x, start.y);
    await move(start, end, 10, (x, y) => browser.finger("touchMove", x, y));
    await isPulling();
    await browser.finger("touchCancel");
    await until(async () => await number("isTracking") === 0, "the list has kept the finger");
    await until(async () => await number("contentOffset.y") === 0, "the content does not return");
    check(String(await phases()) === "0,1,3", `the touches were ${await phases()}`);
    check(await state() === State.idle, "the header is not idle");
    check(await browser.value("refreshTest.events.every(([, , event]) => event === 0)"),
      "a refresh has begun");
  },

  "a mouse pulls, is released outside, and the list refreshes": async () => {
    const list = await open(desktop);
    const start = { x: list.x + 100, y: list.y + 60 };
    const end = { x: list.x + list.width + 150, y: list.y + 360 };
    await browser.mouse("mouseMoved", start.x, start.y, { button: "none" });
    await browser.mouse("mousePressed", start.x, start.y);
    await move(start, end, 20, (x, y) => browser.mouse("mouseMoved", x, y));
    await isPulling();
    await browser.mouse("mouseReleased", end.x, end.y);
    await until(async () => await number("isTracking") === 0, "the mouse is still down");
    await refreshes("mouse-refreshes");
    await move(end, start, 5, (x, y) => browser.mouse("mouseMoved", x, y, { button: "none" }));
    check(await number("contentOffset.y") === 0, "the mouse moves the list after it was released");
    const all = (await phases()).filter((phase) => phase !== Phase.moved);
    check(String(all) === "0,2", `the touches were ${all}`);
  },

  "the right button of a mouse pulls nothing": async () => {
    const list = await open(desktop);
    const [start, end] = [{ x: list.x + 100, y: list.y + 60 }, { x: list.x + 100, y: list.y + 360 }];
    await browser.mouse("mousePressed", start.x, start.y, { button: "right" });
    await move(start, end, 5, (x, y) => browser.mouse("mouseMoved", x, y, { button: "right" }));
    check(await number("contentOffset.y") === 0, "the list follows the right button");
    await browser.mouse("mouseReleased", end.x, end.y, { button: "right" });
  },

  "a scroll wheel moves the list, and not the page": async () => {
    const list = await open({ ...desktop, height: 500 });
    await browser.mouse("mouseWheel", list.x + 100, list.y + 100, { deltaY: 150 });
    await until(async () => await number("contentOffset.y") === 150, "the scroll wheel does not move the list");
    await sleep(300);
    check(await browser.value("scrollY") === 0, "the page has scrolled");
    await picture("wheel");
  },
};

mkdirSync(folder, { recursive: true });
server = await serve({
  "/page.html": page, "/refresh.wasm": readFileSync(modulePath),
  "/refresh.mjs": readFileSync(join(wasm, "refresh.mjs")),
});
const deadline = setTimeout(() => {
  console.error("two minutes are over");
  process.exit(1);
}, 120_000);
try {
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      check(browser.complaints.length === 0, browser.complaints.join("\n"));
      console.log(`${name}: yes`);
    } catch (error) {
      console.error(`${name}: no, ${error.message}`);
      for (const complaint of browser.complaints) console.error(`  the page logged: ${complaint}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.close();
  clearTimeout(deadline);
}
