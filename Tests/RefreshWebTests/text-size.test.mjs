// The size of the texts of components: that of the page's font, as far as the list has room.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { browser, open, page, phone, until } from "./Support/lists.mjs";

const out = new URL("../../.build/web/", import.meta.url);
mkdirSync(out, { recursive: true });
const narrow = { ...phone, width: 320, height: 480 };

const script = `globalThis.list = document.querySelector("#list");
  list.addEventListener("refresh", (event) => event.respondWith(new Promise(() => {})));
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  globalThis.style = (text) => sheet.replaceSync(text);
  const parts = (selector) => [...list.shadowRoot.querySelectorAll(selector)]
    .filter((found) => found.checkVisibility({ opacityProperty: true }));
  /** The sizes of the texts of the header, in points. */
  globalThis.sizes = () => parts("[part~=header].label").map((found) => parseFloat(getComputedStyle(found).fontSize));
  /** Where what the header shows is: texts, and the arrow or the spinner. */
  globalThis.places = () => parts("[part~=header]:is(.label, .picture, .spinner)").map((found) => {
    const range = document.createRange();
    range.selectNodeContents(found);
    const isText = found.matches(".label");
    const { left, right, top, bottom } = (isText ? range : found).getBoundingClientRect();
    return { name: isText ? "text" : "picture", left, right, top, bottom };
  });`;

const sizes = () => browser.value("sizes()");
const closeTo = (expected) => (found) => Math.abs(found - expected) < 0.1;

/** Checks that everything is in the list, and that the arrow or the spinner is beside the texts. */
async function checkPlaces(name) {
  const places = await browser.value("places()");
  const [picture] = places.filter(({ name }) => name === "picture");
  assert.equal(places.length, 3, `${name}: ${JSON.stringify(places)}`);
  for (const { name: kind, left, right } of places) {
    assert.ok(left >= 0 && right <= narrow.width, `${name}: ${kind} from ${left} to ${right}`);
    assert.ok(kind === "picture" || left >= picture.right, `${name}: a text from ${left} on, and a picture to ${picture.right}`);
  }
  const [first, second] = places.filter(({ name }) => name === "text").sort((a, b) => a.top - b.top);
  assert.ok(first.bottom <= second.top + 1, `${name}: one text is over the other`);
}

for (const lang of ["de", "ru", "uk"]) {
  for (const size of ["100%", "160%"]) {
    test(`nothing leaves a header of 320 points: ${lang}, texts of ${size}`, async () => {
      await open(page({ attributes: `header="normal" lang="${lang}"`, script }), narrow);
      await browser.value(`style("body { font-size: ${size} }"); list.contentOffset = { y: -54 }`);
      await until("places().length === 3", "there is no arrow with two texts");
      writeFileSync(new URL(`text-${lang}-${parseInt(size)}.png`, out), await browser.screenshot());
      await checkPlaces("at rest");
      await browser.value("list.header.beginRefreshing()");
      await until(`list.header.state === "refreshing" && list.shadowRoot.querySelector(".spinner svg")`);
      writeFileSync(new URL(`text-${lang}-${parseInt(size)}-refreshing.png`, out), await browser.screenshot());
      await checkPlaces("refreshing");
      assert.deepEqual(browser.reports, []);
    });
  }
}

test("texts have the size of the page's, and that of --refresh-font, as it changes", async () => {
  await open(page({ attributes: `header="normal"`, script }));
  await browser.value("list.contentOffset = { y: -54 }");
  await until("places().length === 3");
  const arrow = () => browser.value(`places().find(({ name }) => name === "picture").left`);
  const start = await arrow();
  for (const [style, size] of Object.entries({
    "": 14, "body { font-size: 20px }": 17.5, "#list { font-size: 1.5em }": 21,
    "#list { --refresh-font: 600 1.25rem sans-serif }": 20, "#list { --refresh-font: 400 12px sans-serif }": 12,
    "#list { font-size: 20px; --refresh-font: 400 1em sans-serif }": 20,
    ":root { font-size: 200% } #list { --refresh-font: 600 0.75rem sans-serif }": 24,
    // Two lines of the header have no more room.
    "body { font-size: 300% }": 24.3,
  })) {
    await browser.value(`style(${JSON.stringify(style)})`);
    await until(`sizes().every((size) => Math.abs(size - ${size}) < 0.1)`, `not ${size} with ${style}`);
    assert.ok((await sizes()).every(closeTo(size)));
    const isMoved = size > 15 ? `picture.left < ${start} - 5` : "true";
    await until(`(([picture, ...texts]) => picture.name === "picture" && ${isMoved}
      && texts.every(({ left }) => left >= picture.right))(places().sort((a, b) => a.left - b.left))`,
      `the arrow is not beside the texts, with ${style}`);
  }
  assert.deepEqual(browser.reports, []);
});
