// Pulls that become scrolls, scrolls that become pulls, and refreshes that begin and end in the middle of both: the
// trace is that of the script, and in no frame a row is seen to jump.

import assert from "node:assert/strict";
import test from "node:test";
import { along, edges, follows, isNear, offset, start } from "./Support/edges.mjs";
import { atRest, beginRefresh, browser, calls, input, number, sleep, until } from "./Support/lists.mjs";
import { against, moves } from "./Support/watch.mjs";

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
  await until(`begun.includes("refresh")`, "the pull does not refresh");
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
    await until("begun.length === 1");
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
  await beginRefresh();
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
  await beginRefresh();
  await input.thrown(along(from, 1, 200), from, 7);
  await browser.value("finish()");
  await sleep(50);
  await moves(1);
  await sleep(100);
  assert.ok((await moves(1)).some((move) => move < -0.5), "it is stopped");
  await sleep(100);
  await follows("thrown-while-it-ends");
});

test("the room of a refresh is given back out of sight, and no row moves", async () => {
  const from = await start(edges.header);
  await beginRefresh();
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
  if (await browser.value("begun.length") === 0) await input.pulled(from, along(from, 1, 260), 16);
  await until("begun.length === 1");
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
  assert.deepEqual(await browser.value("begun"), ["refresh"]);
});
