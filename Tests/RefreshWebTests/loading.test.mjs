// Loading: when a list is ready, and what it does without a part that is missing.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, desk, files, input, open, page, phone, place, sleep, until } from "./Support/lists.mjs";

/** Records the errors of the list, and what becomes of its promise. */
const script = `globalThis.list = document.querySelector("#list");
  globalThis.errors = [];
  globalThis.prevents ??= true;
  list.addEventListener("error", (event) => {
    errors.push(event.error.message);
    if (prevents) event.preventDefault();
  });
  globalThis.settled = "not yet";
  list.ready.then(() => { settled = list.matches(":state(live)"); }, (error) => { settled = error.message; });
  globalThis.refreshed = 0;
  list.addEventListener("refresh", () => { refreshed += 1; });`;

/** Opens a page without some files. */
async function without(names, body) {
  const kept = names.map((name) => [name, files[name]]);
  for (const name of names) delete files[name];
  try {
    await body();
  } finally {
    for (const [name, content] of kept) files[name] = content;
  }
}

/** What the page has reported, without the browser's own words about a file that is missing. */
const reports = () => browser.reports.filter((text) => !text.includes("Failed to load resource"));

test("a list is ready when it is live", async () => {
  await open(page({ script }));
  assert.equal(await browser.value("list.ready instanceof Promise"), true);
  await until("settled === true");
  assert.deepEqual(await browser.value("errors"), []);
  assert.deepEqual(browser.reports, []);
});

test("the module is compiled while it is loaded", async () => {
  await open(page({ script }), { ...phone, scripts: [`{
    const { compileStreaming } = WebAssembly;
    globalThis.compiled = 0;
    WebAssembly.compileStreaming = (source) => {
      compiled += 1;
      return compileStreaming(source);
    };
  }`] });
  assert.equal(await browser.value("compiled"), 1);
});

test("without its module a list scrolls, and says what is missing", async () => {
  await without(["/refresh.wasm"], async () => {
    await loadWithoutList();
    await until("errors.length > 0", "there is no event");
    assert.match((await browser.value("errors")).join(), /refresh\.wasm: 404/);
    assert.match(await browser.value("settled"), /refresh\.wasm: 404/);
    const { x, y } = await place("#list");
    await input.began(x + 100, y + 400);
    await input.dragged({ x: x + 100, y: y + 400 }, { x: x + 100, y: y + 200 }, 10);
    await until("list.scrollTop > 100", "a finger does not scroll");
    await input.ended();
    assert.deepEqual(reports(), []);
    await browser.value("prevents = false");
  });
  // It is tried again, and now it is there.
  await browser.value("list.ready.then(() => { settled = true; }); list.parentNode.append(list)");
  await until("settled === true", "the list is not made");
  await until(`list.matches(":state(live)")`);
});

test("an error that no listener prevents is reported", async () => {
  await without(["/refresh.wasm"], async () => {
    await loadWithoutList("globalThis.prevents = false;");
    await until("errors.length > 0");
    await sleep(50);
    assert.equal(reports().length, 1, reports().join("\n"));
    assert.match(reports()[0], /refresh\.wasm: 404/);
  });
});

/** Opens a page whose list is never made. */
async function loadWithoutList(more = "") {
  await open(page({ script: script + more }), { ...phone, ready: "true" });
}

test("without the code for a mouse, and that for pictures, a list does the rest", async () => {
  await without(["/list-mouse.mjs", "/list-pictures.mjs"], async () => {
    const { x, y } = await open(page({ attributes: `header="normal" footer="auto-normal" trailer="normal"`, script }),
      desk);
    await until("settled === true");
    await browser.value(`list.header = "ring"; list.header.beginRefreshing()`);
    await until("refreshed === 1", "a ring that is not drawn does not refresh");
    await browser.value(`list.header = "normal"`);
    await browser.value("list.header.beginRefreshing()");
    await until("refreshed === 2", "the header does not refresh");
    await until(`list.header.state === "idle"`);
    await browser.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: x + 100, y: y + 100, deltaX: 0, deltaY: 120 });
    await until("list.scrollTop > 0", "the wheel does not scroll");
    const errors = await browser.value("errors");
    assert.equal(errors.filter((text) => text.includes("list-mouse.mjs")).length, 1, errors.join("\n"));
    assert.equal(errors.filter((text) => text.includes("list-pictures.mjs")).length, 1, errors.join("\n"));
    assert.equal(errors.length, 2, errors.join("\n"));
    assert.deepEqual(reports(), []);
  });
});

test("the element in one file is all of the element, also for a ring", async () => {
  const html = page({ attributes: `header="ring"`, script }).replace("refresh-list.mjs", "refresh-list.bundle.mjs");
  await open(html);
  await browser.value("list.header.beginRefreshing()");
  await until("refreshed === 1");
  const loaded = await browser.value(`performance.getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname).filter((name) => !name.includes("page."))`);
  assert.deepEqual(loaded.sort(), ["/refresh-list.bundle.mjs", "/refresh.wasm"]);
  assert.deepEqual(browser.reports, []);
});

test("rows scroll before their list is defined, and do not move when it is", async () => {
  const html = page({ before: `<link rel="stylesheet" href="refresh-list.css">`, script: "" })
    .replace("</refresh-list>", `<p slot="header-level">A level</p></refresh-list>`);
  const rows = () => browser.value(`[...document.querySelectorAll("#list > *")].slice(0, 3).concat(
    document.querySelector("[slot]")).map((row) => Object.values(row.getBoundingClientRect().toJSON()))`);
  let before;
  await without(["/refresh-list.mjs"], async () => {
    await open(html, { ...phone, ready: "true" });
    before = await rows();
    await browser.value(`document.querySelector("#list").scrollTop = 200`);
    assert.equal(await browser.value(`document.querySelector("#list").scrollTop`), 200);
  });
  await open(html);
  assert.deepEqual(await rows(), before);
});
