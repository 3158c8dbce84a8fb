// The offset of a list before the module is loaded, and before the element is defined.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, number, open, page, phone, sleep } from "./Support/lists.mjs";

/** A page whose module is loaded 200 milliseconds after `body`; `early` is what that returns. */
const late = (body, options) => page({ ...options, script: `
  import { RefreshKit } from "./refresh-list.mjs";
  RefreshKit.source = new Promise((done) => setTimeout(() => done("refresh.wasm"), 200));
  const list = document.querySelector("#list");
  globalThis.early = (() => { ${body} })();` });

const top = () => browser.value(`list.querySelector("article").getBoundingClientRect().y
  - list.getBoundingClientRect().y`);

for (const [name, set] of Object.entries({
  contentOffset: "list.contentOffset = { y: 300 }", scrollTop: "list.scrollTop = 300",
  scrollTo: "list.scrollTo({ top: 300 })",
  scrollBy: "list.scrollBy(0, 100); list.scrollBy(0, 200)",
})) {
  test(`${name} before the module is loaded is kept`, async () => {
    await open(late(`${set};
      return [list.contentOffset, list.scrollTop, list.firstElementChild.getBoundingClientRect().y];`));
    assert.deepEqual(await browser.value("early"), [{ x: 0, y: 300 }, 300, -300]);
    assert.equal(await number("contentOffset.y"), 300);
    await sleep(100);
    assert.deepEqual(await browser.value("[list.contentOffset.y, list.scrollTop]"), [300, 300]);
    assert.equal(await top(), -300);
    assert.deepEqual(browser.reports, []);
  });
}

test("what the user scrolls after that is kept instead", async () => {
  await open(late(`list.contentOffset = { y: 300 };
    Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop").set.call(list, 120);`));
  assert.equal(await number("contentOffset.y"), 120);
  assert.deepEqual(browser.reports, []);
});

test("an offset with insets is the place in front of them", async () => {
  await open(late(`list.style.padding = "40px 0 20px";
    const start = [list.contentOffset.y, list.scrollTop];
    list.scrollTop = 100;
    return [...start, list.contentOffset.y, list.scrollTop];`));
  assert.deepEqual(await browser.value("early"), [-40, 0, 60, 100]);
  assert.equal(await number("contentOffset.y"), 60);
  assert.deepEqual(browser.reports, []);
});

for (const when of ["before", "after"]) {
  test(`a place that is no number or out of range is one within it, ${when} the module is loaded`, async () => {
    await open(when === "before" ? late("list.scrollTop = 100; list.scrollTo({ top: 1e6 });", { attributes: "" })
      : page({ attributes: "", script: `globalThis.list = document.querySelector("#list")` }));
    if (when === "after") await browser.value(`list.scrollTo({ top: 1e6 })`);
    await sleep(100);
    assert.equal(await number("contentOffset.y"), 30 * 60 - 600);
    assert.equal(await browser.value(`(() => {
      try {
        list.contentOffset = { y: NaN };
      } catch (error) {
        return error.name;
      }
    })()`), "TypeError");
    assert.deepEqual(browser.reports, []);
  });
}

test("a place that is no number leaves a list that is to be loaded at its start", async () => {
  await open(late("list.scrollTop = 100; list.scrollTop = NaN;"));
  assert.equal(await number("contentOffset.y"), 0);
  assert.deepEqual(browser.reports, []);
});

test("properties that were set before the element is defined are taken over", async () => {
  const own = { contentOffset: { y: 600 }, header: "state", footer: "back-state", trailer: null,
    direction: "vertical", paging: true, bounces: false, drag: "mouse" };
  await open(page({ attributes: `trailer="normal"`, behind: `<script>
    Object.assign(document.querySelector("#list"), ${JSON.stringify(own)});
  </script>` }), { ...phone, policy: null });
  assert.equal(await number("contentOffset.y"), 600);
  assert.deepEqual(await browser.value(`[list.header.name, list.footer.name, list.trailer, list.direction,
    list.paging, list.bounces, list.drag]`),
    ["state", "back-state", null, "vertical", true, false, "mouse"]);
  assert.deepEqual(await browser.value("Object.keys(list)"), []);
  assert.deepEqual(browser.reports, []);
});

const strip = Array.from({ length: 30 }, (_, i) => `<span class="cell">${i}</span>`).join("");

/** How far the row of an index is from the side of the list at which reading starts. */
const fromStart = (index) => browser.value(`(() => {
  const [row, box] = [list.children[${index}], list].map((found) => found.getBoundingClientRect());
  return list.matches(":dir(rtl)") ? box.right - row.right : row.left - box.left;
})()`);

for (const lang of ["en", "ar"]) {
  test(`a horizontal list stays at its rows when it is read from right to left, ${lang}`, async () => {
    await open(page({ attributes: `direction="horizontal"`, rows: strip,
      script: "globalThis.list = document.querySelector('#list')" }));
    for (const left of [0, 200]) {
      await browser.value(`Object.assign(list, { lang: "en", dir: "ltr" })`);
      await sleep(100);
      await browser.value(`list.scrollTo({ left: ${left} })`);
      await sleep(100);
      assert.equal(await fromStart(0), 0 - left);
      await browser.value(`Object.assign(list, { lang: "${lang}", dir: "rtl" })`);
      await sleep(200);
      assert.equal(await fromStart(0), 0 - left);
    }
    assert.deepEqual(browser.reports, []);
  });
}

test("a list from right to left that becomes horizontal begins at the right", async () => {
  await open(page({ attributes: `dir="rtl"`, rows: strip,
    script: "globalThis.list = document.querySelector('#list')" }));
  await browser.value(`list.direction = "horizontal"`);
  await sleep(300);
  assert.equal(await fromStart(0), 0);
  assert.deepEqual(browser.reports, []);
});

test("rows that are appended from right to left move nothing", async () => {
  await open(page({ attributes: `direction="horizontal" dir="rtl"`, rows: strip,
    script: "globalThis.list = document.querySelector('#list')" }));
  assert.equal(await fromStart(0), 0);
  await browser.value(`list.append(...Array.from({ length: 10 }, () => list.children[0].cloneNode(true)))`);
  await sleep(200);
  assert.equal(await fromStart(0), 0);
  await browser.value(`list.scrollBy({ left: -300 })`);
  await sleep(100);
  assert.equal(await fromStart(0), -300);
  await browser.value(`for (let i = 0; i < 10; i += 1) list.lastElementChild.remove()`);
  await sleep(200);
  assert.equal(await fromStart(0), -300);
  assert.deepEqual(browser.reports, []);
});
