// Fingers, wheels, keys and a mouse over rows that have something of their own: a list scrolls as a plain scroll
// container does.

import assert from "node:assert/strict";
import { control, rested, rowsOf, scrolledTo } from "./Support/control.mjs";
import { browser, desk, files, input, place, sleep, until } from "./Support/lists.mjs";
import { traced } from "./Support/trace.mjs";

const top = () => browser.value("box.scrollTop");
const x = 100;

/** Drags a finger up by some points, and returns how far the container has moved when it is lifted. */
async function dragged(y, distance = 200, across = 0) {
  const before = await top();
  await input.pulled({ x: x + across, y }, { x, y: y - distance }, 12);
  return await rested() - before;
}

const sections = rowsOf(60, (n) => n % 10 === 1 ? `<h2 class="section" id="row${n}">Section</h2>` : `Row ${n}`)
  .replaceAll(/<article class="row" id="row\d+">(<h2.*?<\/h2>)<\/article>/g, "$1");

control("a section's header stays at the edge under a finger and in a throw", { fingers: true, rows: sections },
  async ({ y }) => {
    await scrolledTo(100);
    await input.began(x, y + 500);
    await browser.value(`(globalThis.watched = (async () => {
      const places = [];
      for (let i = 0; i < 40; i += 1) {
        await frames(1);
        places.push(Math.min(...[...document.querySelectorAll(".section")].map((section) =>
          Math.abs(section.getBoundingClientRect().y - box.getBoundingClientRect().y))));
      }
      return Math.max(...places);
    })(), true)`);
    await input.dragged({ x, y: y + 500 }, { x, y: y + 340 }, 20);
    await input.ended();
    const farthest = await browser.value("watched");
    assert.ok(farthest < 1.5, `the header is ${farthest} points from the edge`);
    assert.ok(await rested() > 150);
  });

const frame = (n) => n === 5 ? `<article id="row5"><iframe src="frame.html"></iframe></article>` : `Row ${n}`;
files["/frame.html"] = `<!doctype html><meta charset="utf-8"><p>A frame</p>`;

control("a finger on a frame in a row scrolls", { fingers: true, rows: rowsOf(60, frame), policy: null }, async () => {
  const { middle } = await place("iframe");
  const way = await dragged(middle.y, 150);
  assert.ok(way > 100, `it has scrolled by ${way}`);
});

control("a wheel over a frame in a row scrolls", { only: ["chromium", "firefox"], rows: rowsOf(60, frame), policy: null, device: desk }, async () => {
  const { middle } = await place("iframe");
  await input.wheel(x, middle.y, 0, 120);
  await until("box.scrollTop > 60");
});

const cells = "<span class='cell'>A cell</span>".repeat(20);
const strip = (n) => n === 4
  ? `<article id="row4"><div class="scroller"><div class="strip">${cells}</div></div></article>` : `Row ${n}`;
const left = () => browser.value(`document.querySelector(".scroller").scrollLeft`);

control("a strip in a row has the fingers across, and the rows those along", { fingers: true, rows: rowsOf(60, strip) },
  async () => {
    const { middle } = await place(".scroller");
    assert.equal(await dragged(middle.y, 0, 150), 0);
    const before = await rested(".scroller", "scrollLeft");
    assert.ok(before > 100, `the strip is at ${before}`);
    assert.ok(await dragged(middle.y, 120) > 80, "the rows do not move");
    assert.equal(await left(), before);
  });

control("a strip in a row has the wheel across, and the rows that along", { rows: rowsOf(60, strip), device: desk },
  async () => {
    const { middle } = await place(".scroller");
    await input.wheel(x, middle.y, 100, 0);
    await until(`document.querySelector(".scroller").scrollLeft > 60`);
    await rested();
    assert.equal(await top(), 0);
    // A browser leaves a wheel to what it has scrolled, for a time.
    await sleep(1_600);
    await input.wheel(x, middle.y, 0, 120);
    await until("box.scrollTop > 60");
  });

control("a selection beyond the edge scrolls", { device: desk }, async (box) => {
  await scrolledTo(300);
  await input.mouse("mouseMoved", x, box.y + 200, { isHeld: false });
  await input.mouse("mousePressed", 30, box.y + 200);
  for (let y = 220; y <= 640; y += 30) {
    await input.mouse("mouseMoved", x, box.y + y);
    await sleep(16);
  }
  for (let i = 0; i < 30 && await top() < 360; i += 1) {
    await input.mouse("mouseMoved", x + i % 2, box.y + 640);
    await sleep(50);
  }
  const end = await top();
  await input.mouse("mouseReleased", x, box.y + 640);
  assert.ok(end >= 360, `it has scrolled from 300 to ${end}`);
  assert.ok((await browser.value("String(getSelection())")).split("\n").length > 8, "rows are not selected");
});

control("a throw moves on while the page's script is busy", {
  fingers: true, only: ["chromium"], rows: rowsOf(300), script: `
    globalThis.work = () => box.addEventListener("scroll", () => {
      performance.mark("busy");
      for (const end = performance.now() + 400; performance.now() < end;);
      performance.mark("free");
    }, { once: true });`,
}, async ({ y }) => {
  const events = await traced(async () => {
    await input.thrown({ x, y: y + 500 }, { x, y: y + 200 }, 6);
    await browser.value("work()");
    await sleep(600);
  }, ["viz", "benchmark", "blink.user_timing"]);
  const [busy, free] = ["busy", "free"].map((mark) => events.find(({ name }) => name === mark).ts);
  // The first frame was made before.
  const drawn = events.filter(({ name, ts }) =>
    name === "Graphics.Pipeline.DrawAndSwap" && ts > busy + 30_000 && ts < free).length;
  assert.ok(drawn >= 4, `${drawn} frames are drawn in 400 ms`);
});

control("fingers zoom in, and scroll what they have zoomed", { fingers: true, only: ["chromium"] }, async ({ y }) => {
  const pinch = (type, distance) => browser.touch(type, distance === undefined ? []
    : [-1, 1].map((side, id) => ({ x: 195 + side * distance, y: y + 300 + side * 20, id })));
  await pinch("touchStart", 30);
  for (let distance = 30; distance <= 120; distance += 10) {
    await pinch("touchMove", distance);
    await sleep(16);
  }
  await pinch("touchEnd");
  await sleep(300);
  const scale = await browser.value("visualViewport.scale");
  assert.ok(scale > 1.5, `the page is scaled by ${scale}`);
  const place = () => browser.value("topOf(5) - visualViewport.offsetTop");
  const before = await place();
  await dragged(y + 400, 150);
  const way = scale * (before - await place());
  assert.ok(way > 100, `the finger has moved the page by ${way} of 150 points`);
});

control("a wheel during a smooth scroll is not lost", { only: ["chromium", "firefox"], device: desk, rows: rowsOf(400) }, async (box) => {
  await browser.value(`row(300).scrollIntoView({ behavior: "smooth", block: "start" })`);
  await until("box.scrollTop > 50");
  await input.wheel(x, box.y + 300, 0, -40);
  const end = await rested();
  // Chromium adds it to the way, and Firefox stops; WebKit goes on.
  assert.ok(end <= 299 * 60 - 30, `it is at ${end}, where the smooth scroll would end`);
});

control("a smooth scroll ends where it is to", { device: desk, rows: rowsOf(400) }, async () => {
  await browser.value(`row(60).scrollIntoView({ behavior: "smooth", block: "start" })`);
  assert.equal(await rested(), 59 * 60);
});

control("keys scroll, one after another", { device: desk }, async () => {
  await browser.value("box.focus({ preventScroll: true })");
  await input.key("End");
  assert.equal(await rested(), 60 * 60 - 600);
  await input.key("Home");
  assert.equal(await rested(), 0);
  await input.key("ArrowDown");
  await until("box.scrollTop > 0");
  await rested();
  const line = await top();
  await input.key("PageDown");
  assert.ok(await rested() > line + 400);
});
