// Pulls that the page follows: the event "pull", the custom property --refresh-percent, and headers of the page's own
// HTML.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.pulls = [];
  document.addEventListener("pull", (event) => pulls.push([event.component.slot, event.percent]));
  list.addEventListener("refresh", (event) => event.respondWith(new Promise((done) => { globalThis.finish = done; })));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    #list::part(header component) { letter-spacing: calc(10px * var(--refresh-percent)); }
    .mine { block-size: 100%; opacity: var(--refresh-percent); }
    #list:state(header-idle) > .mine { color: rgb(1 1 1); }
    #list:state(header-pulling) > .mine { color: rgb(2 2 2); }
    #list:state(header-refreshing) > .mine { color: rgb(3 3 3); }\`);
  document.adoptedStyleSheets = [sheet];
  const part = () => list.shadowRoot.querySelector("[part~=header][part~=component]");
  globalThis.spacing = () => parseFloat(getComputedStyle(part()).letterSpacing) || 0;
  globalThis.drawn = () => [...part().querySelectorAll("div")].some((found) => found.checkVisibility());
  globalThis.mine = () => {
    const { opacity, color } = getComputedStyle(document.querySelector(".mine"));
    return [Number(opacity), color];
  };`;

const frame = () => browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");

/** Pulls the list down by a distance, and holds it. */
async function pull({ y }, distance) {
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 60 + distance }, 20);
  await frame();
}

test("a pull is an event with each of its percents, and a custom property of the part", async () => {
  const list = await open(page({ attributes: `header="normal"`, script }));
  assert.deepEqual([await browser.value("pulls"), await browser.value("spacing()")], [[], 0]);
  await pull(list, 60);
  const { percent, last } = await browser.value(`({ percent: list.header.pullingPercent, last: pulls.at(-1) })`);
  assert.ok(percent > 0.2 && percent < 1, `${percent}`);
  assert.deepEqual(last, ["header", percent]);
  const percents = (await browser.value("pulls")).map(([, value]) => value);
  assert.ok(percents.length > 5, `only ${percents.length} events`);
  assert.deepEqual(percents, [...new Set(percents)].sort((a, b) => a - b), "an event has no new percent");
  const spacing = await browser.value("spacing()");
  assert.ok(Math.abs(spacing - 10 * percent) < 0.1, `${spacing} at ${percent}`);
  await input.dragged({ x: 100, y: list.y + 120 }, { x: 100, y: list.y + 300 }, 10);
  await frame();
  assert.ok((await browser.value("pulls.at(-1)"))[1] > 1);
  await input.ended();
  await until("globalThis.finish");
  assert.deepEqual(await browser.value("pulls.at(-1)"), ["header", 1]);
  await browser.value("finish()");
  await until(`list.header.state === "idle"`);
  await atRest();
  await until("pulls.at(-1)[1] === 0", "the end of the closing is no event");
  assert.equal(await browser.value("spacing()"), 0);
  assert.deepEqual(browser.reports, []);
});

test("an element in the slot header takes the place of what the header draws", async () => {
  const rows = `<div slot="header" class="mine">My header</div>${`<article class="row"></article>`.repeat(30)}`;
  const list = await open(page({ attributes: `header="normal"`, rows, script }));
  assert.equal(await browser.value("drawn()"), false, "the header draws its own text, too");
  assert.deepEqual(await browser.value("mine()"), [0, "rgb(1, 1, 1)"]);
  await pull(list, 60);
  const { percent, looks } = await browser.value("({ percent: list.header.pullingPercent, looks: mine() })");
  assert.ok(Math.abs(looks[0] - percent) < 0.01 && looks[1] === "rgb(1, 1, 1)", `${looks} at ${percent}`);
  const seen = await browser.value(`[document.querySelector(".mine"), list].map((found) =>
    found.getBoundingClientRect()).map(({ y, width, height }) => [y, width, height])`);
  assert.ok(seen[0][0] < seen[1][0] && seen[0][0] > seen[1][0] - 54 && seen[0][2] === 54 && seen[0][1] === seen[1][1],
    JSON.stringify(seen));
  await input.dragged({ x: 100, y: list.y + 120 }, { x: 100, y: list.y + 300 }, 10);
  await until(`mine()[1] === "rgb(2, 2, 2)"`, "the state pulling is not shown");
  await input.ended();
  await until(`globalThis.finish && mine()[1] === "rgb(3, 3, 3)"`, "the state refreshing is not shown");
  await browser.value("finish()");
  await until(`list.header.state === "idle" && mine()[1] === "rgb(1, 1, 1)"`);
  await browser.value(`document.querySelector(".mine").remove()`);
  await until("drawn()", "without the element the header does not draw");
  await browser.value(`list.header = null`);
  assert.equal(await browser.value(`list.matches(":state(header-idle)")`), false);
  assert.deepEqual(browser.reports, []);
});
