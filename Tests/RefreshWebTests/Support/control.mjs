// The control page: the same rows in `<refresh-list>` and in a plain scroll container, which have to scroll alike.

import test from "node:test";
import { browser, open, page, phone, sleep, until } from "./lists.mjs";

/** The two containers, as the tags around the rows. */
const containers = {
  "a list": [`<refresh-list id="list" header="normal" footer="back-normal">`, "</refresh-list>"],
  "a plain container": [`<div id="list" class="plain" tabindex="0">`, "</div>"],
};

/** What each page has: the container, a row by its number, where that is in the container, and rows that are made. */
const tools = `
  globalThis.box = document.querySelector("#list");
  globalThis.row = (n) => document.querySelector("#row" + n);
  globalThis.topOf = (n) => row(n).getBoundingClientRect().y - box.getBoundingClientRect().y;
  globalThis.made = (count) => Array.from({ length: count }, () =>
    Object.assign(document.createElement("article"), { className: "row", textContent: "A new row" }));
  globalThis.frames = async (count) => {
    for (let i = 0; i < count; i += 1) await new Promise((done) => requestAnimationFrame(done));
  };`;

/** Rows with numbers: `content(n)` is what is in a row, or the whole row. */
export const rowsOf = (count, content = (n) => `Row ${n}`) => Array.from({ length: count }, (_, i) => {
  const html = content(i + 1);
  return html.startsWith("<article") ? html : `<article class="row" id="row${i + 1}">${html}</article>`;
}).join("\n");

/**
 * A test for each of the two containers. `body` has the place of the container, and what it asserts holds for both.
 * `fingers` is whether it needs them, and `only` names the browsers that can be made to do it.
 */
export function control(name, { rows = rowsOf(60), script = "", fingers, only, device = phone, ...options }, body) {
  for (const [kind, tags] of Object.entries(containers)) {
    const skip = fingers && !browser.hasTouch ? "there are no fingers"
      : only && !only.includes(browser.name) && `${browser.name} cannot be made to do it`;
    test(`${name}: ${kind}`, { skip }, async () => {
      const { behind, before, ...settings } = options;
      await body(await open(page({ rows, tags, behind, before, script: tools + script }), { ...device, ...settings }));
    });
  }
}

/** Scrolls the container, and waits until it is there. */
export async function scrolledTo(top) {
  await browser.value(`box.scrollTo({ top: ${top} })`);
  await until(`Math.abs(box.scrollTop - ${top}) < 1`);
  await browser.value("frames(3)");
  await sleep(50);
}

/** Waits until the container, or another one, has not moved for a while, and returns its position. */
export async function rested(selector = "#list", name = "scrollTop") {
  for (let last = null;; await sleep(150)) {
    const place = await browser.value(`document.querySelector("${selector}").${name}`);
    if (place === last) return place;
    last = place;
  }
}
