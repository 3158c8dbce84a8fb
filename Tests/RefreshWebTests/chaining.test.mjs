// A finger at the end of a list in a page that scrolls: what the list has no use for is the page's.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, phone, recorder, sleep } from "./Support/lists.mjs";

const options = { behind: `<p class="tall"></p>`, script: `globalThis.list = document.querySelector("#list")` };

/** Drags by some points, and returns how far the list and the page have moved. */
async function dragged(list, { x = 0, y = 0 }) {
  const places = () => browser.value("[list.contentOffset.x + list.contentOffset.y, scrollX + scrollY]");
  const before = await places();
  const from = { x: 200, y: list.y + 300 };
  await input.began(from.x, from.y);
  await input.dragged(from, { x: from.x + x, y: from.y + y }, 12);
  await sleep(150);
  await input.ended();
  await atRest();
  await sleep(300);
  const after = await places();
  return [after[0] - before[0], after[1] - before[1]];
}

test("a drag beyond an end where nothing bounces scrolls the page", async () => {
  const list = await open(page({ ...options, attributes: `bounces="false"`, count: 11 }));
  const [end] = await dragged(list, { y: -200 });
  assert.equal(end, 60, "the drag to the end is not the list's");
  const [none, page_] = await dragged(list, { y: -200 });
  assert.equal(none, 0);
  assert.ok(page_ > 100, `the page has moved by ${page_}`);
  await browser.value("scrollTo(0, 0)");
  const [back, still] = await dragged(list, { y: 200 });
  assert.deepEqual([back, still], [-60, 0], "the drag back is not the list's");
  await browser.value("document.body.style.paddingTop = '200px'; scrollTo(0, 200)");
  await sleep(200);
  const [, up] = await dragged(list, { y: 150 });
  assert.ok(up < -60, `the page has moved by ${up}`);
  assert.deepEqual(browser.reports, []);
});

for (const [name, attributes, down] of [
  ["has a header", `bounces="false" header="normal"`, 200],
  ["has a footer", `bounces="false" footer="back-normal"`, -200],
]) {
  test(`a drag beyond an end that ${name} is the list's`, async () => {
    const list = await open(page({ ...options, attributes, count: 3 }));
    assert.deepEqual(await dragged(list, { y: down }), [0, 0]);
    assert.ok((await browser.value("recorder.calls.filter(({ name }) => name === 'touch').length")) > 4);
    assert.deepEqual(browser.reports, []);
  });
}

test("rows that all fit leave both ways to the page, until there are more", async () => {
  const list = await open(page({ ...options, attributes: `bounces="false"`, count: 3 }));
  const [none, first] = await dragged(list, { y: -200 });
  assert.equal(none, 0);
  assert.ok(first > 100, `the page has moved by ${first}`);
  const [, second] = await dragged({ y: list.y - first }, { y: 100 });
  assert.ok(second < -40, `the page has moved by ${second}`);
  await browser.value(`scrollTo(0, 0);
    list.append(...Array.from({ length: 30 }, () => list.children[0].cloneNode(true)))`);
  await sleep(300);
  const [moved, still] = await dragged(list, { y: -200 });
  assert.ok(moved > 150, `the list has moved by ${moved}`);
  assert.equal(still, 0);
  assert.deepEqual(browser.reports, []);
});

test("a horizontal list leaves drags beyond its end to the page", async () => {
  const list = await open(page({ attributes: `direction="horizontal" bounces="false"`,
    rows: `<div class="strip">${`<span class="cell">A cell</span>`.repeat(6)}</div>`,
    behind: `<p class="wide tall"></p>`, script: options.script }), phone);
  await browser.value(`document.querySelector(".wide").style.width = "2000px";
    document.body.style.width = "2000px"; list.style.width = "390px"`);
  await sleep(200);
  assert.deepEqual(await dragged(list, { x: -180 }), [90, 0]);
  const [none, page_] = await dragged(list, { x: -180 });
  assert.equal(none, 0);
  assert.ok(page_ > 80, `the page has moved by ${page_}`);
  assert.deepEqual(browser.reports, []);
});

/** Runs before a page's scripts: a browser that does not know the values of `touch-action` for one direction. */
const withoutDirections = `{
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...query) => !/pan-(up|down|left|right)/.test(query.join()) && supports(...query);
}`;

for (const direction of ["vertical", "horizontal"]) {
  test(`a ${direction} list has the pulls at its edge, and the browser the rest, where directions are not known`, async () => {
    const isHorizontal = direction === "horizontal";
    const rows = isHorizontal ? `<div class="strip">${`<span class="cell">A cell</span>`.repeat(20)}</div>` : undefined;
    const attributes = `direction="${direction}" ${isHorizontal ? "leader" : "header"}="normal"`;
    const list = await open(page({ ...options, attributes, rows }), { ...phone, scripts: [withoutDirections, recorder] });
    const along = (distance) => isHorizontal ? { x: distance } : { y: distance };
    const touches = () => browser.value("recorder.calls.filter(({ name }) => name === 'touch').length");
    assert.equal(await browser.value("getComputedStyle(list).touchAction"),
      "manipulation");
    assert.equal((await dragged(list, along(150)))[1], 0);
    assert.ok(await touches() > 4, "the list does not have its pull");
    await browser.value("list.header?.endRefreshing(); list.leader?.endRefreshing()");
    await sleep(600);
    const before = await touches();
    for (const name of ["the start", "the middle"]) {
      const [moved, still] = await dragged(list, along(-150));
      assert.ok(moved > 100, `the list has moved by ${moved} from ${name}`);
      assert.equal(still, 0);
    }
    assert.equal(await touches(), before, "the browser's fingers are the list's");
    assert.deepEqual(browser.reports, []);
  });
}
