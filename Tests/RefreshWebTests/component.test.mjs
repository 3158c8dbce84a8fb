// The components of a list as an app sets them up, also by mistake.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, number, open, page, phone, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.refreshed = 0;
  list.addEventListener("refresh", (event) => {
    refreshed += 1;
    event.respondWith(Promise.resolve());
  });`;

/** Makes a second list, `made`, which is in the document only after `body`. */
const make = (body) => `globalThis.made = document.createElement("refresh-list");
  made.append(document.createElement("article"));
  ${body};
  document.querySelector("#list").before(made);`;

/** The message that an expression throws. */
const thrown = (expression) => browser.value(`(() => {
  try {
    ${expression};
  } catch (error) {
    return error.message;
  }
})()`);

/** Pulls the list down by 300 points, and waits for the refresh. */
async function refresh({ y }) {
  const count = await browser.value("refreshed");
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 360 });
  await until(`refreshed === ${count + 1}`, "the header does not refresh");
  await until(`list.header.state === "idle"`);
}

test("a set-up that is refused throws, and the component refreshes in every language", async () => {
  const list = await open(page({ script }));
  const refused = {
    [`list.header.set("typo", 1)`]: /"typo", 1\) returns noSuchValue: there is no value of that name/,
    [`list.header.fastAnimationDuration = NaN`]: /"fastAnimationDuration", NaN\) returns badNumber/,
    [`list.header.set("stateLabel.text", "A")`]: /"stateLabel.text", "A"\) returns noSuchValue/,
    [`list.header.setTitle("A", "pulled")`]: /"pulled" is none of idle, pulling, refreshing/,
    [`list.header.setImages(["a.png"], "pulled")`]: /"pulled" is none of idle, pulling, refreshing/,
    [`list.header.setImages(["a.png"], "idle")`]: /returns noSuchValue/,
  };
  for (const [expression, message] of Object.entries(refused)) {
    assert.match(await thrown(expression) ?? "nothing is thrown", message, expression);
  }
  await refresh(list);
  await browser.value(`list.lang = "ja"`);
  await until("recorder.lists.length > 1", "the list is not made again");
  await refresh(list);
  assert.deepEqual(browser.reports, []);
});

test("the numbers and flags of a component are its properties, also before the module is loaded", async () => {
  const script = `globalThis.list = document.querySelector("#list");
    globalThis.read = () => [list.header.fastAnimationDuration, list.header.isHidden, list.header.hidesWhileEmpty,
      list.header.then, typeof list.header.toString, list.header[Symbol.iterator]];
    Object.assign(list.header, { fastAnimationDuration: 0.125, isHidden: true });
    globalThis.early = read();`;
  await open(page({ script }));
  const expected = [0.125, true, false, null, "function", null];
  assert.deepEqual(await browser.value("early.map((value) => value ?? null)"), expected);
  assert.deepEqual(await browser.value("read().map((value) => value ?? null)"), expected);
  assert.deepEqual([await number("fastAnimationDuration", 1), await number("isHidden", 1)], [0.125, 1]);
  assert.deepEqual(await browser.value("Object.keys(list.header)"), ["slot", "name"]);
  assert.deepEqual(browser.reports, []);
});

test("a misspelt property of a component is an error, read or set", async () => {
  await open(page({ script: `${script} globalThis.early = (() => {
    try { return list.header.isRefeshing; } catch (error) { return error.name; }
  })();` }));
  assert.equal(await browser.value("early"), "TypeError", "before the module is loaded");
  for (const expression of ["list.header.isRefeshing", "list.header.aplha", "list.header.aplha = 1"]) {
    assert.match(await thrown(expression) ?? "nothing is thrown", /has no property "(isRefeshing|aplha)"/, expression);
  }
  assert.equal(await browser.value(`"aplha" in list.header`), false);
  assert.equal(await browser.value(`"alpha" in list.header`), true);
  // What consoles, promises and frameworks read of any object.
  assert.deepEqual(await browser.value(`(async () => {
    await list.header;
    return [JSON.stringify(list.header), String(list.header), list.header.__v_isRef ?? null];
  })()`), [`{"slot":"header","name":"normal"}`, "[object Object]", null]);
  assert.deepEqual(browser.reports, []);
});

test("a set-up that is refused when the module is loaded is reported once", async () => {
  const list = await open(page({ script: `${script}
    list.header.set("typo", 1);
    list.header.setTitle("Pull", "idle");` }));
  await refresh(list);
  assert.equal(browser.reports.length, 1, browser.reports.join("\n"));
  assert.match(browser.reports[0], /"typo", 1/);
  await browser.value(`list.lang = "ja"`);
  await until("recorder.lists.length > 1", "the list is not made again");
  await refresh(list);
  assert.equal(browser.reports.length, 1, browser.reports.join("\n"));
});

test("a component is there before its list is in the document", async () => {
  await open(page({ script: make(`made.setAttribute("header", "normal");
    made.header.setTitle("Pull me", "idle");
    made.header.beginRefreshing();
    made.setAttribute("footer", "auto-normal");
    made.removeAttribute("footer");
    globalThis.refreshed = 0;
    made.addEventListener("refresh", (event) => {
      refreshed += 1;
      event.respondWith(Promise.resolve());
    })`) }));
  await until("refreshed === 1", "the header does not refresh");
  await until(`made.header.state === "idle"`);
  assert.match(await browser.value("made.shadowRoot.textContent"), /Pull me/);
  assert.equal(await browser.value("made.footer"), null);
  assert.deepEqual(browser.reports, []);
});

test("a value that an attribute cannot have is reported, and the rest of the list works", async () => {
  const wrong = {
    header: "fancy", footer: "automatic", direction: "sideways", drag: "finger", bounces: "flase",
  };
  const list = await open(page({
    attributes: `${Object.entries(wrong).map(([name, value]) => `${name}="${value}"`).join(" ")} trailer="normal"`,
    script,
  }));
  assert.equal(browser.reports.length, 5, browser.reports.join("\n"));
  for (const [name, value] of Object.entries(wrong)) {
    const [report] = browser.reports.filter((text) => text.includes(`${name}="${value}"`));
    assert.match(report ?? "", /^refresh-list: .* is none of [a-z, -]+$/, name);
  }
  assert.deepEqual(await browser.value("[list.header, list.footer, list.trailer.state, list.drag]"),
    [null, null, "idle", "touch"]);
  await browser.value(`list.append(document.querySelector("article").cloneNode(true))`);
  await until("recorder.number(0, 'contentSize.height') === 31 * 60", "the size of the rows is not followed");
  await browser.value(`list.setAttribute("header", "")`);
  await refresh(list);
  assert.equal(browser.reports.length, 5, browser.reports.join("\n"));
});

test("setting the property of a component sets its attribute", async () => {
  const list = await open(page({ attributes: `trailer="normal"`, script }));
  const attributes = () => browser.value(
    `["header", "footer", "trailer"].map((name) => list.getAttribute(name))`);
  await browser.value(`"use strict"; list.header = "ring"; list.footer = true; list.trailer = null`);
  assert.deepEqual(await attributes(), ["ring", "", null]);
  assert.deepEqual(await browser.value("[list.header.name, list.footer.name, list.trailer]"),
    ["ring", "auto-normal", null]);
  await browser.value("list.header = list.header");
  assert.deepEqual(await attributes(), ["ring", "", null]);
  await refresh(list);
  await browser.value(`list.header = undefined; list.footer = false; list.trailer = ""`);
  assert.deepEqual(await attributes(), [null, null, ""]);
  assert.deepEqual(browser.reports, []);
});

test("properties that were set before the element was defined are taken over", async () => {
  const list = await open(page({
    attributes: "", script, behind: `<script>
      Object.assign(document.querySelector("#list"), { header: "state", drag: "mouse", paging: true });
    </script>`,
  }), { ...phone, policy: null });
  assert.deepEqual(
    await browser.value(`[list.header.name, list.drag, list.paging, list.getAttribute("header")]`),
    ["state", "mouse", true, "state"]);
  await refresh(list);
  assert.deepEqual(browser.reports, []);
});

test("a refresh without a response ends in success", async () => {
  await open(page({ script: `globalThis.list = document.querySelector("#list");
    globalThis.begun = [];
    for (const type of ["refresh", "loadmore"]) {
      list.addEventListener(type, (event) => begun.push(event));
    }` }));
  for (const [slot, type] of [["header", "refresh"], ["footer", "loadmore"]]) {
    await browser.value(`list.${slot}.beginRefreshing()`);
    await until(`begun.at(-1)?.type === "${type}" && list.${slot}.state === "idle"`, `the ${slot} refreshes on`);
  }
  await browser.value("list.scrollTo({ top: 1e6 })");
  await atRest();
  await sleep(500);
  await browser.value("recorder.calls.length = 0");
  await sleep(500);
  assert.equal(await browser.value("recorder.calls.length"), 0, "the list loads again and again");
  assert.ok(await browser.value("begun.every(({ signal }) => !signal.aborted)"));
  assert.deepEqual(browser.reports, []);
});

test("a refresh that the app has taken over is ended by the app", async () => {
  await open(page({ script: `globalThis.list = document.querySelector("#list");
    globalThis.begun = null;
    list.addEventListener("refresh", (event) => {
      event.preventDefault();
      begun = event;
    });` }));
  await browser.value("list.header.beginRefreshing()");
  await until("begun");
  await sleep(800);
  assert.equal(await browser.value("list.header.state"), "refreshing");
  await browser.value("begun.component.endRefreshing()");
  await until(`list.header.state === "idle"`);
  assert.ok(await browser.value("begun.signal.aborted"));
  assert.deepEqual(browser.reports, []);
});

test("a response after the event is refused", async () => {
  await open(page({ script: `globalThis.list = document.querySelector("#list");
    globalThis.message = null;
    list.addEventListener("refresh", async (event) => {
      await null;
      try {
        event.respondWith(Promise.resolve());
      } catch (error) {
        message = error.name;
      }
    });` }));
  await browser.value("list.header.beginRefreshing()");
  await until("message");
  assert.equal(await browser.value("message"), "InvalidStateError");
  await until(`list.header.state === "idle"`);
  assert.deepEqual(browser.reports, []);
});

test("a list that is old refreshes when the app asks, and not before", async () => {
  const list = await open(page({ script }));
  await browser.value("list.header.refreshIfExpired()");
  await refresh(list);
  await browser.value("list.header.expirationInterval = 60; list.header.refreshIfExpired()");
  await sleep(200);
  assert.equal(await browser.value("refreshed"), 1, "a list without an interval, or within it, is old");
  await browser.value("list.header.expirationInterval = 0.1");
  await sleep(200);
  await browser.value("list.header.refreshIfExpired()");
  await until("refreshed === 2", "a list that is old does not refresh");
  assert.deepEqual(browser.reports, []);
});
