// Leaders, and auto headers: what loads at the left edge and at the top.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, number, open, page, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.begun = [];
  globalThis.finish = undefined;
  for (const type of ["refresh", "loadmore"]) {
    list.addEventListener(type, (event) => {
      begun.push(type + " " + event.component.slot);
      event.respondWith(new Promise((done) => { finish = done; }));
    });
  }`;

const rows = `<div class="strip">${`<span class="cell">A cell</span>`.repeat(30)}</div>`;
const text = (name) => browser.value(
  `list.shadowRoot.querySelector("[part='${name} action']").ariaLabel`);

test("a leader that is pulled to the right loads", async () => {
  const { y } = await open(page({ attributes: `direction="horizontal" leader="normal"`, rows, script }));
  assert.deepEqual(await browser.value("[list.leader.slot, list.leader.name, list.getAttribute('leader')]"),
    ["leader", "normal", "normal"]);
  assert.notEqual(await text("leader"), "");
  await input.began(60, y + 40);
  await input.dragged({ x: 60, y: y + 40 }, { x: 360, y: y + 40 }, 20);
  await until(`list.leader.state === "pulling"`);
  const shown = await browser.value(`[...list.shadowRoot.querySelectorAll("[part~=leader].component")].map(
    (found) => { const { left, right } = found.getBoundingClientRect(); return right > 0 && left < 390; })`);
  assert.deepEqual(shown, [true], "the leader is not seen");
  await input.ended();
  await until("begun.length > 0", "the leader does not load");
  assert.deepEqual(await browser.value("begun"), ["loadmore leader"]);
  await browser.value(`finish("noMoreData")`);
  await until(`list.leader.state === "noMoreData"`);
  await browser.value("list.leader.resetNoMoreData()");
  await until(`list.leader.state === "idle"`);
  assert.deepEqual(browser.reports, []);
});

test("a list with components at all four edges is dragged to each side", async () => {
  const { y } = await open(page({
    attributes: `header="normal" footer="back-normal" trailer="normal" leader`, script,
  }));
  const ways = { header: [0, 300], footer: [0, -300], leader: [300, 0], trailer: [-300, 0] };
  for (const [slot, [dx, dy]] of Object.entries(ways)) {
    if (slot === "footer") await browser.value("list.scrollTo({ top: 1e6 })");
    const from = { x: dx < 0 ? 360 : 40, y: y + (dy < 0 ? 500 : 100) };
    await input.pulled(from, { x: from.x + dx, y: from.y + dy });
    await until(`begun.at(-1)?.endsWith("${slot}")`, `the ${slot} does not refresh`);
    await browser.value("finish()");
    await until(`list.${slot}.state === "idle"`);
    await atRest();
  }
  assert.deepEqual(await browser.value("begun"),
    ["refresh header", "loadmore footer", "loadmore leader", "loadmore trailer"]);
  assert.deepEqual(browser.reports, []);
});

for (const [attributes, drags] of Object.entries({
  [`leader="normal"`]: "pan-y pinch-zoom",
  [`leader="normal" direction="horizontal" bounces="false"`]: "pan-right pan-y pinch-zoom",
})) {
  test(`the list has the drags to its leader: ${attributes}`, async () => {
    await open(page({ attributes, rows, script }));
    await atRest();
    assert.equal(await browser.value("getComputedStyle(list).touchAction"), drags);
    assert.deepEqual(browser.reports, []);
  });
}

test("the property of a leader sets its attribute, and its button is in front of the rows", async () => {
  await open(page({ attributes: `direction="horizontal"`, rows, script }));
  assert.equal(await browser.value("list.leader"), null);
  await browser.value("list.leader = true");
  assert.deepEqual(await browser.value("[list.leader.name, list.getAttribute('leader')]"), ["normal", ""]);
  assert.ok(await browser.value(`Boolean(list.shadowRoot.querySelector("[part='leader action']")
    .compareDocumentPosition(list.shadowRoot.querySelector("[part=content]"))
    & Node.DOCUMENT_POSITION_FOLLOWING)`), "the button of the leader is behind the rows");
  await browser.value(`list.shadowRoot.querySelector("[part='leader action'] button").click()`);
  await until("begun.length > 0", "pressing the button does not load");
  await browser.value("list.leader = null");
  assert.equal(await browser.value("list.leader"), null);
  assert.deepEqual(browser.reports, []);
});

for (const name of ["auto", "auto-state", "auto-normal"]) {
  test(`the header ${name} loads where the list arrives at its top, and ends by itself`, async () => {
    const { y } = await open(page({ attributes: `header="${name}" footer="auto-normal"`, script }));
    await browser.value("list.scrollTo({ top: 400 })");
    await atRest();
    await browser.value("begun.length = 0; list.footer.endRefreshingWithNoMoreData()");
    await until(`list.footer.state === "noMoreData"`);
    await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 560 });
    await until(`begun.includes("loadmore header")`, "the header does not load");
    assert.equal(await number("state", 1), 2);
    await browser.value(`finish("success")`);
    await until(`list.header.state === "idle"`);
    assert.equal(await browser.value("list.footer.state"), "noMoreData", "the footer has what the header loads");
    await browser.value("list.header.beginRefreshing()");
    await until(`begun.length > 1`);
    await browser.value(`finish("noMoreData")`);
    await until(`list.header.state === "noMoreData"`, "the header has no end");
    assert.deepEqual(browser.reports, []);
  });
}

test("a name that is none of a leader or a header is reported", async () => {
  await open(page({ attributes: `header="auto-gif" leader="gif"`, script }));
  assert.deepEqual(await browser.value("[list.header, list.leader]"), [null, null]);
  assert.equal(browser.reports.length, 2, browser.reports.join("\n"));
});
