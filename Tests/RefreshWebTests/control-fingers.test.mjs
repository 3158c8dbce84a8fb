// Fingers, wheels, keys and a mouse: in a list as in a plain scroll container.

import { browser, desk, input, sleep } from "./Support/lists.mjs";
import { control, row, rows, scrolledTo } from "./Support/control.mjs";

const withTouch = { in: ["chromium", "firefox"] };
const top = () => browser.value("topOf()");
const isAbout = (value, expected, by = 20) => Math.abs(value - expected) <= by;

/** Waits until nothing scrolls. */
async function settled() {
  await sleep(200);
  for (let before = null, now = await top(); before !== now; [before, now] = [now, await top()]) await sleep(250);
}

/** Where a part of the page is, with its middle. */
const middleOf = (selector) => browser.value(`(({ x, y, width, height }) =>
  ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector("${selector}").getBoundingClientRect())`);

const sections = Array.from({ length: 12 }, (_, i) =>
  `<section><h2 class="head" style="position: sticky; top: 0; height: 30px; margin: 0">${i + 1}</h2>`
  + `<article class="row">A row</article>`.repeat(5) + "</section>").join("");

control("a sticky header under a finger", {
  content: sections, ...withTouch, expected: { deviation: 0, isMoved: true },
}, async (list) => {
  await scrolledTo(45);
  await browser.value(`{
    globalThis.deviation = 0;
    const [head] = document.querySelectorAll(".head");
    const { y } = document.querySelector("#list").getBoundingClientRect();
    (function sample() {
      deviation = Math.max(deviation, Math.abs(head.getBoundingClientRect().y - y));
      requestAnimationFrame(sample);
    })();
  }`);
  await input.began(100, list.y + 400);
  await input.dragged({ x: 100, y: list.y + 400 }, { x: 100, y: list.y + 200 }, 14);
  const deviation = await browser.value("Math.round(deviation)");
  const moved = await top();
  await input.ended();
  return { deviation, isMoved: moved > 200 };
});

const frame = `<iframe width="300" height="300" style="border: 0" srcdoc="<p>A page in a row"></iframe>`;

control("a finger on an iframe", { content: rows(60, { 3: frame }), ...withTouch, expected: true }, async () => {
  await sleep(200);
  const { x, y } = await middleOf("iframe");
  await input.pulled({ x, y: y + 100 }, { x, y: y - 100 }, 15);
  await settled();
  return isAbout(await top(), 190, 40);
});

// WebKit does not scroll what is around a frame that is in a slot, in any element.
control("a wheel on an iframe", {
  content: rows(60, { 3: frame }), in: ["chromium", "firefox"], expected: 120,
}, async () => {
  await sleep(200);
  const { x, y } = await middleOf("iframe");
  await input.wheel(x, y, 0, 120);
  await settled();
  return top();
});

const strip = `<div id="strip-in" style="overflow-x: auto; display: flex; width: 300px">`
  + `<span style="flex: none; width: 200px; height: 80px">A card</span>`.repeat(10) + "</div>";
const strips = { content: rows(60, { 3: strip }) };
const bothPlaces = () => browser.value("[topOf(), Math.round(document.querySelector('#strip-in').scrollLeft)]");

control("a finger across a strip and along it", { ...strips, ...withTouch, expected: [[false, true], [true, true]] },
  async () => {
    const { x, y } = await middleOf("#strip-in");
    const found = [];
    await input.pulled({ x: x + 60, y }, { x: x - 60, y }, 10);
    await settled();
    found.push((await bothPlaces()).map((place) => place > 80));
    await input.pulled({ x, y }, { x, y: y - 150 }, 12);
    await settled();
    found.push((await bothPlaces()).map((place) => place > 80));
    return found;
  });

control("a wheel across a strip and along it", { ...strips, ...desk, mobile: false, expected: [[0, 100], [120, 100]] },
  async () => {
    const { x, y } = await middleOf("#strip-in");
    const found = [];
    await input.wheel(x, y, 100, 0);
    await settled();
    await sleep(300);
    found.push(await bothPlaces());
    await input.wheel(x, y, 0, 120);
    await settled();
    await sleep(300);
    found.push(await bothPlaces());
    return found;
  });

control("a selection that is dragged beyond the edge", { ...desk, mobile: false, in: ["chromium"],
  expected: { isScrolled: true, isLong: true } }, async (list) => {
  await input.mouse("mousePressed", list.x + 30, list.y + 200);
  for (let y = 220; y <= 640; y += 30) {
    await input.mouse("mouseMoved", list.x + 60, list.y + y);
    await sleep(16);
  }
  for (let i = 0; i < 12; i += 1) {
    await input.mouse("mouseMoved", list.x + 60 + i, list.y + 640);
    await sleep(50);
  }
  const scrolled = await top();
  await input.mouse("mouseReleased", list.x + 60, list.y + 640);
  const length = await browser.value("String(getSelection()).split('Row').length - 1");
  return { isScrolled: scrolled > 60, isLong: length > 8 };
});

control("a smooth scroll into view that a wheel interrupts", { ...desk, mobile: false }, async (list) => {
  await browser.value(`document.querySelector("${row(40)}").scrollIntoView({ behavior: "smooth" })`);
  await sleep(120);
  await input.wheel(list.x + 100, list.y + 100, 0, -40);
  await settled();
  await sleep(300);
  return top();
});

control("keys", { ...desk, mobile: false }, async () => {
  await browser.value(`document.querySelector("#list").focus()`);
  const found = [];
  for (const key of ["ArrowDown", "PageDown", " ", "ArrowUp", "PageUp", "Home"]) {
    await input.key(key);
    await settled();
    await sleep(200);
    found.push(await top());
  }
  return found;
});

control("wheels in a row, also at an edge", { ...desk, mobile: false, expected: [0, 100, 400, 340] }, async (list) => {
  const found = [];
  for (const distance of [-100, 100, 300, -60]) {
    await input.wheel(list.x + 100, list.y + 100, 0, distance);
    await settled();
    await sleep(250);
    found.push(await top());
  }
  return found;
});

control("a finger scrolls as far as it moves", { ...withTouch, expected: true }, async (list) => {
  await scrolledTo(500);
  await input.began(100, list.y + 400);
  await input.dragged({ x: 100, y: list.y + 400 }, { x: 100, y: list.y + 250 }, 12);
  await sleep(150);
  const found = await top();
  await input.ended();
  return isAbout(found, 650 - 7, 9);
});

control("a throw is caught by a finger", {
  ...withTouch, content: rows(300), expected: { isThrown: true, isCaught: true },
}, async (list) => {
  await input.thrown({ x: 100, y: list.y + 500 }, { x: 100, y: list.y + 200 }, 6);
  await sleep(100);
  const thrown = await top();
  await input.began(100, list.y + 300);
  await sleep(60);
  const caught = await top();
  await sleep(200);
  const isCaught = await top() === caught;
  await input.ended();
  return { isThrown: thrown > 300, isCaught };
});

/** How often Chromium draws while an expression is evaluated. */
async function framesDuring(expression) {
  const events = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await browser.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: {
    includedCategories: ["viz", "blink.user_timing"],
  } });
  await browser.value(`performance.mark("busy"); ${expression}; performance.mark("idle");`);
  const complete = browser.event("Tracing.tracingComplete");
  await browser.send("Tracing.end");
  await complete;
  const [begin, end] = ["busy", "idle"].map((mark) => events.find(({ name }) => name === mark).ts);
  return events.filter(({ name, ts }) => name === "Display::DrawAndSwap" && ts > begin && ts < end).length;
}

control("a throw while the main thread is busy for 400 ms", { in: ["chromium"], content: rows(300), expected: true },
  async (list) => {
    await input.thrown({ x: 100, y: list.y + 500 }, { x: 100, y: list.y + 100 }, 6);
    return await framesDuring("for (const end = performance.now() + 400; performance.now() < end;)") > 8;
  });
