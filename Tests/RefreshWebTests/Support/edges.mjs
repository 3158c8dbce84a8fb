// Lists at their edges: a finger pulls them, their rows are watched in each frame, and their traces are compared with
// those of `refresh replay`. REFRESH is the path of `refresh`.

import assert from "node:assert/strict";
import { atRest, browser, counting, number, open, page, phone, recorder, sleep } from "./lists.mjs";
import { recording, replayed } from "./sessions.mjs";
import { watch, watching } from "./watch.mjs";

const script = `${recording}
  ${counting}`;
const cells = Array.from({ length: 30 }, (_, i) => `<span class="row cell">${i + 1}</span>`).join("");

/**
 * The edges: their attributes, the axis and the direction in which they are pulled, and the scroll to them. A script
 * does not have the direction of a page.
 */
export const edges = {
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

/** Opens a list at an edge, and watches its middle row. */
export async function start({ attributes, rows, to, count = 30 }) {
  const place = await open(page({ attributes, script, rows, count, importsElement: false }), {
    ...phone, scripts: [recorder, "recorder.isTracing = true;", watching],
  });
  if (to) await browser.value(`list.scrollTo(${JSON.stringify(to)})`);
  await sleep(150);
  await watch(".row:nth-of-type(16)");
  return { ...place.middle, y: place.y + 250 };
}

/** The trace of the list is that of its script. */
export async function follows(name, { isUnscripted = false } = {}) {
  await atRest();
  assert.deepEqual(await browser.reported(), []);
  if (isUnscripted) return;
  await replayed(name.replaceAll(" ", "-"));
}

/** A point that is further along an axis. */
export const along = ({ x, y }, axis, distance) => axis === 1 ? { x, y: y + distance } : { x: x + distance, y };

/** The offset of the list along an axis. */
export const offset = (axis) => number(`contentOffset.${"xy"[axis]}`);

export const isNear = (value, expected, by = 1) => Math.abs(value - expected) <= by;
