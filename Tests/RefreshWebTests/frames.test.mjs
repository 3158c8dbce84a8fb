// What is seen of pulls at each edge: their rows are watched in each frame, and do not jump. Their traces are
// compared, too.

import assert from "node:assert/strict";
import test from "node:test";
import { along, edges, follows, isNear, offset, start } from "./Support/edges.mjs";
import { atRest, browser, input, sleep, until } from "./Support/lists.mjs";
import { few } from "./Support/scope.mjs";
import { against, moves } from "./Support/watch.mjs";

const some = few(Object.keys(edges), (name) => !name.includes("cells"));

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
    await until("begun.length === 1", "it does not refresh");
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
    assert.deepEqual(await browser.value("begun"), []);
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
    assert.deepEqual(await browser.value("begun"), []);
  });
}
