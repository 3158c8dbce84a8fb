// What changes around the rows that are seen: a list keeps them where a plain scroll container does.

import assert from "node:assert/strict";
import { control, rested, rowsOf, scrolledTo } from "./Support/control.mjs";
import { browser, input, phone, sleep, until } from "./Support/lists.mjs";

const topOf = (n) => browser.value(`topOf(${n})`);
const settled = async () => {
  await browser.value("frames(4)");
  await sleep(100);
};

/** Makes changes, and asserts that a row has not moved. */
async function keeps(n, change) {
  const before = await topOf(n);
  await browser.value(change);
  await settled();
  const moved = await topOf(n) - before;
  assert.ok(Math.abs(moved) < 1, `row ${n} has moved by ${moved} points`);
}

/** The browsers that anchor rows by themselves; in another one, `keep-position.test.mjs` has what a list does. */
const anchoring = ["chromium", "firefox"];
const picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='72'/>`;

control("images that load late above the view move nothing", {
  only: anchoring,
  rows: rowsOf(60, (n) => n % 5 === 3 ? `<article class="row free" id="row${n}"><img class="image"></article>` : `Row ${n}`),
}, async () => {
  await scrolledTo(1_500);
  await keeps(32, `[...document.querySelectorAll("img")].slice(0, 3).map((img) => { img.src = "${picture}"; })`);
});

control("an image that loads late below the view moves nothing", {
  rows: rowsOf(60, (n) => n === 50 ? `<article class="row free" id="row${n}"><img class="image"></article>` : `Row ${n}`),
}, async () => {
  await scrolledTo(1_200);
  await keeps(22, `document.querySelector("img").src = "${picture}"`);
});

const details = (place) => rowsOf(60, (n) => n !== place ? `Row ${n}`
  : `<article class="free" id="row${n}"><details><summary>More</summary>${"<p>A paragraph</p>".repeat(6)}</details></article>`);

for (const [name, row, top] of [["at the top", 1, 0], ["further down", 22, 1_200]]) {
  control(`details in sight ${name} open under their summary`, { rows: details(row) }, async () => {
    await scrolledTo(top);
    const next = await topOf(row + 1);
    const before = await topOf(row);
    await browser.value(`document.querySelector("details").open = true`);
    await settled();
    assert.ok(Math.abs(await topOf(row) - before) < 1, `the summary has moved to ${await topOf(row)}`);
    assert.ok(await topOf(row + 1) > next + 100, "they do not open");
  });
}

control("details above the view open, and move nothing", { only: anchoring, rows: details(5) }, async () => {
  await scrolledTo(1_500);
  await keeps(30, `document.querySelector("details").open = true`);
  await keeps(30, `document.querySelector("details").open = false`);
});

control("details below the view open, and move nothing", { rows: details(50) }, async () => {
  await scrolledTo(900);
  await keeps(18, `document.querySelector("details").open = true`);
});

control("rows that are added above the view move nothing", { only: anchoring }, async () => {
  await scrolledTo(900);
  await keeps(18, "box.prepend(...made(5))");
  await keeps(18, "row(3).after(...made(2))");
});

control("rows that are removed above the view move nothing", { only: anchoring }, async () => {
  await scrolledTo(1_500);
  await keeps(30, "[4, 5, 6, 7].map((n) => row(n).remove())");
});

control("rows that are added above the view while it is thrown move nothing", {
  only: anchoring, fingers: true, rows: rowsOf(200),
}, async ({ y }) => {
  await scrolledTo(3_000);
  await input.thrown({ x: 100, y: y + 300 }, { x: 100, y: y + 500 }, 6);
  await sleep(60);
  const jumps = await browser.value(`(async () => {
    const places = [];
    const timer = (async () => { for (let i = 0; i < 12; i += 1) { await frames(1); places.push(topOf(40)); } })();
    await frames(4);
    box.prepend(...made(20));
    await timer;
    return places;
  })()`);
  const ways = jumps.slice(1).map((place, i) => place - jumps[i]);
  assert.ok(ways.every((way) => Math.abs(way) < 150), `the row moves by ${ways}`);
  await rested();
});

control("a rotation keeps the first row", {
  only: anchoring, rows: rowsOf(60, (n) => `<article class="text" id="row${n}">Row ${n} ${"with words that fill lines ".repeat(4)}</article>`),
}, async () => {
  await scrolledTo(1_200);
  const first = await browser.value(`(() => {
    for (let n = 1;; n += 1) if (topOf(n) >= 0) return n;
  })()`);
  const before = await topOf(first);
  await browser.resize(800, 600, { mobile: true });
  await until("innerWidth === 800");
  await settled();
  const after = await topOf(first);
  await browser.resize(phone.width, phone.height, { mobile: true });
  assert.ok(Math.abs(after - before) < 40, `row ${first} moves from ${before} to ${after}`);
});

control("the row that an address names is seen at the beginning", { hash: "#row40" }, async () => {
  await settled();
  assert.ok(Math.abs(await topOf(40)) < 1, `row 40 is at ${await topOf(40)}`);
});

control("the row that a link names is seen", { before: `<a href="#row40">Row 40</a>` }, async () => {
  await browser.value(`document.querySelector("a").click()`);
  await settled();
  assert.ok(Math.abs(await topOf(40)) < 1, `row 40 is at ${await topOf(40)}`);
});

// Firefox keeps no page that it can be asked about.
control("a page comes back as it was", { only: ["chromium", "webkit"] }, async () => {
  await scrolledTo(900);
  await browser.value(`(globalThis.isSame = true, setTimeout(() => { location.href = "page.css"; }, 100), 0)`);
  await sleep(400);
  await until(`location.pathname === "/page.css"`);
  await browser.value("(setTimeout(() => history.back(), 100), 0)");
  await sleep(400);
  await until(`location.pathname === "/page.html" && document.readyState === "complete"`);
  await settled();
  assert.ok(await browser.value("globalThis.isSame"), "the page is another one");
  assert.equal(await browser.value("box.scrollTop"), 900);
  assert.equal(await topOf(16), 0);
});

control("what is seen is printed", { only: ["chromium"] }, async (box) => {
  await scrolledTo(900);
  await browser.send("Emulation.setEmulatedMedia", { media: "print" });
  await settled();
  const rows = await browser.value(`[10, 300, 590].map((y) =>
    document.elementFromPoint(${box.x} + 50, ${box.y} + y)?.closest("#list .row")?.id)`);
  assert.ok(rows.every(Boolean), `the rows on paper are ${rows}`);
  const { data } = await browser.send("Page.printToPDF", { printBackground: true });
  assert.ok(data.length > 4_000);
});
