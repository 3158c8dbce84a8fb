// Lists whose rows do not fill them: they load the next page by themselves.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, open, page, sleep, until } from "./Support/lists.mjs";

/** Loads `pages` pages of rows; `late` is how the rows arrive in the document: with the end, or a task after it. */
const script = (pages, { perPage = 2, isLate = false, setUp = "" } = {}) => `
  globalThis.list = document.querySelector("#list");
  globalThis.loads = [];
  globalThis.perPage = ${perPage};
  const append = () => {
    for (let i = 0; i < perPage; i += 1) {
      const row = document.createElement("article");
      row.className = "row";
      list.append(row);
    }
  };
  const load = async () => {
    await new Promise((done) => setTimeout(done, 20));
    if (${isLate}) setTimeout(append);
    else append();
    return loads.length < ${pages} ? "success" : "noMoreData";
  };
  list.addEventListener("loadmore", (event) => {
    loads.push(event.component.slot);
    event.respondWith(load());
  });
  list.addEventListener("refresh", (event) => event.respondWith((async () => {
    const rows = [...list.children];
    await load();
    setTimeout(() => { for (const row of rows) row.remove(); });
  })()));
  ${setUp}`;

const attributes = `header="normal" footer="auto-normal"`;
const loads = () => browser.value("loads.length");
const rows = () => browser.value("list.children.length");

/** Waits until nothing has been loaded for a while. */
async function settled() {
  for (let last = -1; last !== await loads();) {
    last = await loads();
    await sleep(400);
  }
}

for (const isLate of [false, true]) {
  test(`a list of short pages loads until it is full, with rows that come ${isLate ? "after" : "with"} the end`, async () => {
    await open(page({ attributes, count: 3, script: script(100, { isLate }) }));
    await settled();
    // Ten rows and the footer, of 44 points, are longer than 600.
    assert.deepEqual([await rows(), await loads()], [11, 4]);
    assert.deepEqual(browser.reports, []);
  });
}

test("a list that was refreshed compares its new rows, not the old ones", async () => {
  await open(page({ attributes, count: 3, script: script(1, { perPage: 1, isLate: true }) }));
  await settled();
  assert.deepEqual([await rows(), await loads()], [4, 1]);
  await browser.value("perPage = 12; list.header.beginRefreshing()");
  await until(`list.header.state === "refreshing"`);
  await until(`list.header.state === "idle"`);
  await settled();
  assert.deepEqual([await rows(), await loads()], [12, 1], "it has loaded although the new rows fill it");
  assert.deepEqual(browser.reports, []);
});

test("an empty list waits for the first load of the app, and one that is full for the user", async () => {
  for (const count of [0, 30]) {
    await open(page({ attributes, count, script: script(100) }));
    await sleep(300);
    await settled();
    assert.equal(await loads(), 0);
  }
  assert.deepEqual(browser.reports, []);
});

test("a page that brings nothing, a failure and the end stop it", async () => {
  for (const [options, expected] of [
    [{ perPage: 0 }, 1], [{ setUp: `document.addEventListener("loadmore", (event) => {
      loads.push("");
      event.stopPropagation();
      event.respondWith(Promise.reject(new Error()));
    }, true);` }, 1],
  ]) {
    await open(page({ attributes, count: 3, script: script(100, options) }));
    await settled();
    assert.equal(await loads(), expected);
  }
  await open(page({ attributes, count: 3, script: script(2) }));
  await settled();
  assert.deepEqual([await rows(), await loads(), await browser.value("list.footer.state")], [7, 2, "noMoreData"]);
  assert.deepEqual(browser.reports, []);
});

test("loads-until-filled says whether a list does so, also later, and a footer of its own", async () => {
  await open(page({ attributes: `${attributes} loads-until-filled="false"`, count: 3, script: script(100) }));
  await settled();
  assert.equal(await loads(), 0);
  assert.equal(await browser.value("list.loadsUntilFilled"), false);
  await browser.value("list.loadsUntilFilled = true");
  await settled();
  assert.equal(await loads(), 4);
  await open(page({ attributes, count: 3, script: script(100, { setUp: "list.footer.loadsUntilFilled = false;" }) }));
  await settled();
  assert.equal(await loads(), 0);
  assert.deepEqual(browser.reports, []);
});

test("a short list at rest asks for nothing", async () => {
  for (const count of [0, 3]) {
    await open(page({ attributes, count, script: script(1, { perPage: 0 }) }));
    await settled();
    await sleep(500);
    await browser.value("recorder.calls.length = 0");
    await sleep(500);
    assert.equal(await browser.value("recorder.calls.length"), 0);
  }
});
