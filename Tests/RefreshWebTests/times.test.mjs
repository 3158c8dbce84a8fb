// The time of the last update, which survives a reload.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, open, page, sleep, until } from "./Support/lists.mjs";

const script = (setUp) => `globalThis.list = document.querySelector("#list");
  globalThis.refreshed = 0;
  list.addEventListener("refresh", (event) => {
    refreshed += 1;
    event.respondWith(globalThis.fails ? Promise.reject(new Error()) : Promise.resolve());
  });
  ${setUp}`;

const header = `header="normal"`;
const text = () => browser.value(`list.shadowRoot.querySelector("[part~=lastUpdatedTimeLabel]").textContent`);
const stored = () => browser.value(`localStorage.getItem("feed")`);

async function refresh() {
  const count = await browser.value("refreshed");
  await browser.value("list.header.beginRefreshing()");
  await until(`refreshed === ${count + 1} && list.header.state === "idle"`);
}

test("the time of the last update survives a reload, with a key", async () => {
  const setUp = `list.header.lastUpdatedTimeKey = "feed";`;
  await open(page({ attributes: header, script: script(`localStorage.clear(); ${setUp}`) }));
  assert.match(await text(), /never|no record|yet/i);
  assert.equal(await browser.value("list.header.lastUpdatedTime"), null);
  await refresh();
  const seconds = Number(await stored());
  assert.ok(Math.abs(seconds - Date.now() / 1000) < 30, `${seconds} is stored`);
  const shown = await text();
  assert.match(shown, /\d\d?:\d\d/);
  // Another page of the same site, as after a reload.
  await open(page({ attributes: header, script: script(setUp) }));
  assert.equal(await text(), shown);
  assert.equal(await browser.value("list.header.lastUpdatedTime.getTime()"), Math.floor(1000 * seconds));
  assert.equal(Number(await stored()), seconds);
  // A refresh that fails is no update.
  await browser.value("globalThis.fails = true");
  await refresh();
  assert.equal(Number(await stored()), seconds);
  assert.deepEqual(browser.reports, []);
});

test("a list that is old after a reload refreshes when the app asks", async () => {
  const setUp = `localStorage.setItem("feed", Date.now() / 1000 - 3600);
    Object.assign(list.header, { lastUpdatedTimeKey: "feed", expirationInterval: 1800 });`;
  await open(page({ attributes: header, script: script(setUp) }));
  await browser.value("list.header.refreshIfExpired()");
  await until("refreshed > 0");
  assert.deepEqual(browser.reports, []);
});

test("without a key nothing is stored, and without a storage the list works", async () => {
  await open(page({ attributes: header, script: script("localStorage.clear();") }));
  await refresh();
  assert.equal(await browser.value("localStorage.length"), 0);
  await open(page({ attributes: header, script: script(`
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("No storage", "SecurityError"); } });
    list.header.lastUpdatedTimeKey = "feed";`) }));
  await refresh();
  assert.match(await text(), /\d\d?:\d\d/);
  assert.deepEqual(browser.reports, []);
});

test("a key that is set later has its own time, and what is stored wrongly counts as none", async () => {
  await open(page({ attributes: header, script: script(`localStorage.setItem("feed", "1e9");
    localStorage.setItem("other", "yesterday");`) }));
  const never = await text();
  await browser.value(`list.header.lastUpdatedTimeKey = "feed"`);
  await until(`list.shadowRoot.querySelector("[part~=lastUpdatedTimeLabel]").textContent !== ${JSON.stringify(never)}`);
  assert.match(await text(), /2001/);
  await browser.value(`list.header.set("lastUpdatedTimeKey", "other")`);
  await sleep(100);
  assert.equal(await text(), never);
  assert.deepEqual(browser.reports, []);
});
