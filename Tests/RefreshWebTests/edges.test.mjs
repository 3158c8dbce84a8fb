// Pulls at each edge: what the list does in the module is what `refresh replay` does with the same touches, and in no
// frame a row is seen to jump. REFRESH is the path of `refresh`.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import test from "node:test";
import { checkLaw } from "./Recording/law.mjs";
import {
  atRest, browser, calls, files, input, number, open, page, phone, recorder, sleep, until,
} from "./Support/lists.mjs";
import { few } from "./Support/scope.mjs";
import { against, moves, watching } from "./Support/watch.mjs";

const folder = new URL("../../.build/web/traces/", import.meta.url);
mkdirSync(folder, { recursive: true });
files["/refresh.wasm"] = files["/refresh-recorder.wasm"];

const script = `
  import { RefreshKit } from "./refresh-list.mjs";
  RefreshKit.isRecording = true;
  globalThis.list = document.querySelector("#list");
  globalThis.fired = [];
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) => {
      fired.push(name);
      event.respondWith(new Promise((done) => { globalThis.finish = done; }));
    });
  }`;
const cells = Array.from({ length: 30 }, (_, i) => `<span class="row cell">${i + 1}</span>`).join("");

/**
 * The edges: their attributes, the axis and the direction in which they are pulled, and the scroll to them. A script
 * does not have the direction of a page.
 */
const edges = {
  header: { attributes: `header="normal"`, axis: 1, outward: 1 },
  footer: { attributes: `footer="back-normal"`, axis: 1, outward: -1, to: { top: 1e6 } },
  leader: { attributes: `leader="normal"`, axis: 0, outward: 1 },
  trailer: { attributes: `trailer="normal"`, axis: 0, outward: -1 },
  "leader of a row of cells": {
    attributes: `direction="horizontal" leader="normal"`, rows: cells, axis: 0, outward: 1,
  },
  "trailer of a row of cells": {
    attributes: `direction="horizontal" trailer="normal"`, rows: cells, axis: 0, outward: -1, to: { left: 1e6 },
  },
  "trailer of cells from right to left": {
    attributes: `direction="horizontal" trailer="normal" dir="rtl"`, rows: cells, axis: 0, outward: -1,
    isUnscripted: true,
  },
};
const some = few(Object.keys(edges), (name) => !name.includes("cells"));

/** Opens a list at an edge, and watches its middle row. */
async function start({ attributes, rows, to, count = 30 }) {
  const place = await open(page({ attributes, script, rows, count }), {
    ...phone, scripts: [recorder, "recorder.isTracing = true;", watching],
  });
  if (to) await browser.value(`list.scrollTo(${JSON.stringify(to)})`);
  await sleep(150);
  await browser.value(`watch(list.querySelectorAll(".row")[15])`);
  return { ...place.middle, y: place.y + 250 };
}

/** The trace of the list is that of its script. */
async function follows(name, { isUnscripted = false } = {}) {
  await atRest();
  assert.deepEqual(await browser.reported(), []);
  if (isUnscripted) return;
  const [text, made] = await browser.value("[list.script, recorder.calls]");
  const begin = made.findIndex((call) => call.name === "record");
  checkLaw(new URL(`${name.replaceAll(" ", "-")}.jsonl`, folder), text, made.slice(begin)
    .filter(({ list, answer, name }) => list === 0 && answer >= 0 && name !== "set_clock"));
}

const along = ({ x, y }, axis, distance) => axis === 1 ? { x, y: y + distance } : { x: x + distance, y };
const offset = (axis) => number(`contentOffset.${"xy"[axis]}`);
const isNear = (value, expected, by = 1) => Math.abs(value - expected) <= by;

for (const name of some) {
  const edge = edges[name];
  const { axis, outward } = edge;

  test(`a pull at the ${name}, and its refresh`, async () => {
    const from = along(await start(edge), axis, -60 * outward);
    const rest = await offset(axis);
    await input.began(from.x, from.y);
    await input.dragged(from, along(from, axis, 230 * outward), 18);
    await sleep(60);
    assert.deepEqual(against(await moves(axis), outward), [], "the rows do not follow the finger");
    await input.ended();
    await until("fired.length === 1", "it does not refresh");
    await atRest();
    assert.deepEqual(against(await moves(axis), -outward), [], "rows jump in the opening");
    assert.ok(!isNear(await offset(axis), rest), "it is not open");
    await sleep(100);
    assert.ok((await moves(axis)).every((move) => isNear(move, 0)), "rows jump after the opening");
    await browser.value("finish()");
    await sleep(100);
    await atRest();
    await sleep(100);
    assert.deepEqual(against(await moves(axis), -outward), [], "rows jump in the closing");
    assert.ok(isNear(await offset(axis), rest), `it is at ${await offset(axis)}`);
    await follows(`${name}-refresh`, edge);
  });

  test(`a pull at the ${name} that goes back inside`, async () => {
    const from = along(await start(edge), axis, -60 * outward);
    await input.began(from.x, from.y);
    const far = along(from, axis, 120 * outward);
    await input.dragged(from, far, 10);
    await sleep(60);
    await moves(axis);
    await input.dragged(far, along(from, axis, -100 * outward), 16);
    await sleep(60);
    assert.deepEqual(against(await moves(axis), -outward), [], "the rows do not follow the finger");
    await sleep(100);
    await input.ended();
    await follows(`${name}-inside`, edge);
    assert.deepEqual(await browser.value("fired"), []);
  });

  test(`a pull at the ${name} with a second finger, which the system ends`, async () => {
    const from = along(await start(edge), axis, -60 * outward);
    const rest = await offset(axis);
    await input.began(from.x, from.y);
    await input.dragged(from, along(from, axis, 100 * outward), 8);
    await input.began(from.x + 40, from.y + 60, 1);
    await sleep(50);
    await input.ended(1);
    await input.dragged(along(from, axis, 100 * outward), along(from, axis, 200 * outward), 8);
    await sleep(60);
    assert.deepEqual(against(await moves(axis), outward), [], "the rows do not follow the finger");
    await input.cancelled();
    await follows(`${name}-cancelled`, edge);
    assert.ok(isNear(await offset(axis), rest), `it is at ${await offset(axis)}`);
    assert.deepEqual(await browser.value("fired"), []);
  });
}

test("a throw from a pull goes on into the content", async () => {
  const from = await start({ ...edges.header, count: 200 });
  await input.began(from.x, from.y);
  await input.dragged(from, along(from, 1, 60), 6);
  await sleep(40);
  await moves(1);
  await input.dragged(along(from, 1, 60), along(from, 1, -140), 6);
  await input.ended();
  await sleep(100);
  await atRest();
  assert.deepEqual(against(await moves(1), -1), []);
  const top = await offset(1);
  assert.ok(top > 250, `it has been thrown to ${top}`);
  await follows("throw-from-a-pull");
});

test("a scroll becomes a pull, and refreshes", async () => {
  const from = await start(edges.header);
  await browser.value("list.scrollTop = 90");
  await sleep(150);
  await moves(1);
  await input.began(from.x, from.y - 150);
  await input.dragged(along(from, 1, -150), along(from, 1, 250), 40);
  await sleep(100);
  assert.deepEqual(against(await moves(1), 1), [], "rows jump where the pull begins");
  // The list has it as a finger that has just become a drag.
  const [began, moved] = (await calls("touch")).map(({ values }) => values[3]);
  assert.ok(isNear(moved - began, 10), `the pull begins ${moved - began} points before the finger`);
  await input.ended();
  await until(`fired.includes("refresh")`, "the pull does not refresh");
  await browser.value("finish()");
  await sleep(100);
  await follows("scroll-to-pull");
});

/** Ways to scroll down while the header opens or closes. */
const scrolls = {
  wheel: async ({ x, y }) => {
    for (let i = 0; i < 4; i += 1) await Promise.all([input.wheel(x, y, 0, 30), sleep(40)]);
  },
  keys: async () => {
    for (let i = 0; i < 2; i += 1) await Promise.all([input.key("ArrowDown"), sleep(60)]);
  },
  finger: async (from) => {
    await input.began(from.x, from.y);
    await input.dragged(from, along(from, 1, -120), 10);
    await sleep(100);
    await input.ended();
  },
};

for (const [way, scroll] of Object.entries(scrolls)) {
  test(`scrolling by ${way} while the header opens and closes`, async () => {
    const from = await start(edges.header);
    await browser.value("list.focus()");
    await input.pulled(from, along(from, 1, 260), 16);
    await until("fired.length === 1");
    await moves(1);
    await scroll(from);
    await sleep(100);
    await atRest();
    assert.deepEqual(against(await moves(1), -1), [], "rows jump in the opening");
    await browser.value("list.scrollTop = 0");
    await sleep(200);
    await moves(1);
    await browser.value("finish()");
    await sleep(60);
    await scroll(from);
    await sleep(100);
    await atRest();
    await sleep(100);
    assert.deepEqual(against(await moves(1), -1), [], "rows jump in the closing");
    assert.equal(await number("reservedInset.top"), 0);
    assert.ok(isNear(await offset(1), await browser.value("list.scrollTop")));
    await follows(`scrolled-by-${way}`);
  });
}

test("a refresh ends while a finger scrolls in its room", async () => {
  const from = await start(edges.header);
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await sleep(150);
  await atRest();
  await moves(1);
  await input.began(from.x, from.y);
  await input.dragged(from, along(from, 1, -40), 6);
  await browser.value("finish()");
  await input.dragged(along(from, 1, -40), along(from, 1, -45), 12);
  await sleep(60);
  assert.deepEqual(against(await moves(1), -1), [], "rows jump under the finger");
  await input.ended();
  await sleep(100);
  await atRest();
  await sleep(100);
  assert.deepEqual(against(await moves(1), -1), [], "rows jump when it is lifted");
  assert.ok(isNear(await offset(1), 0), `it is at ${await offset(1)}`);
  await follows("ends-under-a-finger");
});

test("a throw goes on while a refresh ends", async () => {
  const from = await start({ ...edges.header, count: 200 });
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await sleep(150);
  await atRest();
  await input.thrown(along(from, 1, 200), from, 7);
  await moves(1);
  await sleep(100);
  const before = (await moves(1)).filter((move) => move < -0.5);
  await browser.value("finish()");
  await sleep(100);
  const after = (await moves(1)).filter((move) => move < -0.5);
  assert.ok(after.length > 0.5 * before.length, "it is stopped");
  await sleep(100);
  await follows("thrown-while-it-ends");
});

test("the room of a refresh is given back out of sight, and no row moves", async () => {
  const from = await start(edges.header);
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await sleep(150);
  await atRest();
  await browser.value("list.scrollTop = 400");
  await sleep(150);
  await moves(1);
  await browser.value("finish()");
  await sleep(800);
  await atRest();
  assert.ok((await moves(1)).every((move) => isNear(move, 0)), "rows move");
  assert.ok(isNear(await offset(1), await browser.value("list.scrollTop")));
  assert.equal((await calls("touch")).length, 0, String(from.x));
  await follows("given-back-out-of-sight");
});

test("a pull during a deceleration, and one while a refresh runs", async () => {
  const from = await start({ ...edges.header, count: 100 });
  await browser.value("list.scrollTop = 1200");
  await sleep(150);
  await input.thrown(from, along(from, 1, 250), 6);
  await sleep(100);
  await input.pulled(along(from, 1, -100), along(from, 1, 250), 16);
  await sleep(700);
  await atRest();
  if (await offset(1) > 0) await browser.value("list.scrollTop = 0");
  await sleep(150);
  if (await browser.value("fired.length") === 0) await input.pulled(from, along(from, 1, 260), 16);
  await until("fired.length === 1");
  await sleep(150);
  await atRest();
  await moves(1);
  await input.pulled(from, along(from, 1, 100), 10);
  await sleep(150);
  await atRest();
  assert.ok(isNear(await offset(1), -54), `it is at ${await offset(1)}`);
  await browser.value("finish()");
  await sleep(100);
  await follows("pulled-while-moving");
  assert.deepEqual(await browser.value("fired"), ["refresh"]);
});
