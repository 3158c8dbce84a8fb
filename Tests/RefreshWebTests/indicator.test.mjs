// The indicators of the gallery, which a list chooses by the name in its attribute.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { browser, clock, files, input, open, page, phone, recorder, sleep, until } from "./Support/lists.mjs";

const small = { ...phone, width: 320, height: 320 };
const out = new URL("../../.build/web/", import.meta.url);
mkdirSync(out, { recursive: true });
const advance = (seconds) => browser.value(`clock.advance(${seconds})`);
const nothingReported = () => assert.deepEqual(browser.reports, []);

/** `shapes()` has what is drawn: the elements of paths, their colours, and their boxes in the component. */
const script = `globalThis.list = document.querySelector("#list");
  list.addEventListener("refresh", (event) =>
    event.respondWith(new Promise((done, failed) => { globalThis.finish = { done, failed }; })));
  globalThis.inside = (selector) => [...list.shadowRoot.querySelectorAll(selector)];
  globalThis.shapes = () => inside(".shape path").map((path) => {
    const [own, around] = [path, path.closest(".component")].map((found) => found.getBoundingClientRect());
    const half = (Number(path.getAttribute("stroke-width")) || 0) / 2;
    return {
      color: path.getAttribute("fill") === "none" ? path.getAttribute("stroke") : path.getAttribute("fill"),
      isStroke: path.getAttribute("fill") === "none",
      d: path.getAttribute("d"), x: own.x - around.x, width: own.width,
      isInside: own.top >= around.top - half - 0.5 && own.bottom <= around.bottom + half + 0.5
        && own.left >= around.left - half - 0.5 && own.right <= around.right + half + 0.5,
    };
  });`;

async function openList(name, { attributes = "", media = {}, size = small } = {}) {
  await open(page({ attributes: `header="indicator" indicator="${name}" ${attributes}`, count: 20, script,
    before: `<link rel="stylesheet" href="small.css">` }), { ...size, media, scripts: [clock, recorder] });
  await advance(0.1);
}

/** Pulls the header by a finger that has moved by a distance, and waits until what draws it is loaded. */
async function pull(distance) {
  await input.moved(160, 60 + distance);
  await advance(0.1);
  await until("inside('.shape path, .ring svg, .arrow, .picture svg').length > 0", "nothing is drawn");
}

const shapes = () => browser.value("shapes()");
const picture = async (name) => {
  await browser.value("clock.settle()");
  writeFileSync(new URL(`indicator-${name}.png`, out), await browser.screenshot());
};
const blue = (opacity) => `rgb(0 127.5 255 / ${opacity})`;

/** What each draws at the threshold: its rings, and the colours of its shapes; and what it draws while it refreshes. */
const gallery = {
  material: { rings: 1, colors: [], isTurning: `inside(".ring circle").map((arc) => arc.getAttribute("transform"))` },
  drop: { rings: 0, colors: ["rgb(140.25 140.25 140.25 / 1)"], isTurning: null },
  dots: { rings: 0, colors: [blue(1), blue(1), blue(1)] },
  wave: { rings: 0, colors: [blue(1)] },
  line: { rings: 0, colors: [blue(0.2), blue(1)], length: 40 },
  flip: { rings: 0, colors: ["rgb(12.75 76.5 165.75 / 1)"] },
};

for (const [name, { rings, colors, length = 60, isTurning = "shapes().map(({ d }) => d)" }] of Object.entries(gallery)) {
  test(`${name} draws the shapes of the kit, moves while it refreshes, and shows a result`, async () => {
    await openList(name);
    assert.equal(await browser.value(`list.header.get("frame.height")`), length);
    await input.began(160, 60);
    await input.moved(160, 80);
    await advance(0.02);
    await pull(length + 10);
    await picture(`${name}-pulled`);
    const half = await browser.value("list.header.pullingPercent");
    assert.ok(half > 0.4 && half < 0.8, `it is pulled by ${half}`);
    assert.ok((await shapes()).every(({ isInside }) => isInside), "half a pull is outside the header");
    await pull(160);
    assert.equal(await browser.value("list.header.state"), "pulling");
    const drawn = await shapes();
    assert.deepEqual(drawn.map(({ color }) => color), colors);
    assert.equal(await browser.value("inside('.ring svg').length"), rings);
    await browser.value("globalThis.first = inside('.shape path')[0]");
    await pull(170);
    assert.equal(await browser.value("inside('.shape path')[0] === first"), true, "a path is not used again");
    await browser.value("list.header.resultDisplayDuration = 1");
    await input.ended();
    await advance(0.6);
    assert.equal(await browser.value("list.header.state"), "refreshing");
    const moments = [];
    for (let i = 0; i < 6; i += 1) {
      await advance(0.15);
      if (isTurning) moments.push(JSON.stringify(await browser.value(isTurning)));
      assert.ok((await shapes()).every(({ isInside }) => isInside), "what moves is outside the header");
    }
    await picture(`${name}-refreshing`);
    if (isTurning) assert.ok(new Set(moments).size > 4, `it stands still: ${moments}`);
    else assert.equal(await browser.value("inside('.spinner svg').length"), 1);
    await browser.value("finish.done()");
    await advance(0.8);
    await picture(`${name}-success`);
    assert.equal((await shapes()).filter(({ isStroke }) => isStroke).length, 1, "there is no mark");
    await advance(2);
    assert.equal((await shapes()).length, 0);
    nothingReported();
  });

  test(`${name} does not turn or jump with reduced motion`, async () => {
    await openList(name, { media: { "prefers-reduced-motion": "reduce" } });
    await browser.value("list.header.beginRefreshing()");
    await advance(0.6);
    await until("inside('.shape path, .ring svg').length > 0", "nothing is drawn");
    const moments = new Set();
    const pulses = new Set();
    for (let i = 0; i < 6; i += 1) {
      await advance(0.15);
      moments.add(JSON.stringify(await browser.value(isTurning ?? "shapes().map(({ d }) => d)")));
      pulses.add(JSON.stringify(await browser.value(`[shapes().map(({ color }) => color),
        inside(".ring svg").map((ring) => ring.style.opacity)]`)));
    }
    assert.equal(moments.size, 1, [...moments].join("\n"));
    assert.ok(pulses.size > 1, "it does not show that it loads");
    nothingReported();
  });
}

test("a line grows from the side at which reading begins", async () => {
  /** Pulls half of the line's height. */
  const pullHalf = async () => {
    await browser.value("list.contentOffset = { y: -20 }");
    await advance(0.1);
    await until("shapes().length > 0");
  };
  await openList("line");
  await pullHalf();
  assert.deepEqual((await shapes()).map(({ x, width }) => [x, width]), [[0, 320], [0, 160]]);
  await openList("line", { attributes: `dir="rtl" lang="ar"` });
  await pullHalf();
  assert.deepEqual((await shapes()).map(({ x, width }) => [x, width]), [[0, 320], [160, 160]]);
  await picture("line-arabic");
  nothingReported();
});

test("the pictures of a dark page", async () => {
  for (const name of Object.keys(gallery)) {
    await openList(name, { media: { "prefers-color-scheme": "dark" } });
    await browser.value("list.header.beginRefreshing()");
    await advance(1.1);
    await until("inside('.shape path, .ring svg, .spinner svg').length > 0");
    await picture(`${name}-dark`);
  }
  await openList("material", { media: { "forced-colors": "active" } });
  await browser.value(`list.header.style = "front"; list.contentOffset = { y: -45 }`);
  await advance(0.1);
  await until("inside('.ring svg').length > 0");
  await picture("material-forced");
  nothingReported();
});

/** The modules that the page has requested. */
const modules = () => browser.value(`performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => name.endsWith(".wasm")).map((name) => name.split("/").at(-1)).sort()`);

test("a misspelt name is reported, and the header is a normal one", async () => {
  await openList("dost");
  assert.equal(await browser.value("list.indicator"), "normal");
  assert.deepEqual(await modules(), ["refresh.wasm"]);
  assert.equal(browser.reports.length, 1);
  assert.match(browser.reports[0], /refresh-list: indicator="dost" is none of normal, ring, material, drop, dots, wave/);
});

test("lists that are in the page together share the module with the gallery", async () => {
  await open(page({ attributes: `header="normal"`, script,
    behind: `<refresh-list id="other" header="indicator" indicator="ring"></refresh-list>` }));
  await until(`document.querySelector("#other").matches(":state(live)")`);
  assert.deepEqual(await modules(), ["refresh-gallery.wasm"]);
  await browser.value(`list.header = "indicator"; list.indicator = "dots"; list.contentOffset = { y: -45 }`);
  // The third dot appears later.
  await until("shapes().length === 2", "the attribute of a live list has no effect");
  await browser.value(`list.indicator = null`);
  await until("shapes().length === 0", "the dots stay");
  assert.deepEqual(await modules(), ["refresh-gallery.wasm"]);
  nothingReported();
});

test("a list without the gallery keeps its module, until it needs another one", async () => {
  await open(page({ attributes: `header="indicator"`, script }));
  assert.deepEqual(await modules(), ["refresh.wasm"]);
  await browser.value(`globalThis.later = document.createElement("refresh-list");
    later.setAttribute("header", "indicator");
    later.indicator = "flip";
    document.body.append(later);
    list.header.beginRefreshing();`);
  await until(`later.matches(":state(live)")`);
  assert.deepEqual(await modules(), ["refresh-gallery.wasm", "refresh.wasm"]);
  await until("globalThis.finish");
  assert.equal(await browser.value("list.header.state"), "refreshing");
  await browser.value(`globalThis.before = finish; list.indicator = "wave"`);
  await until("shapes().length === 1", "the list has not changed its module");
  assert.equal(await browser.value("list.header.state"), "refreshing");
  assert.equal(await browser.value("finish === before"), true, "the app was asked to load again");
  await browser.value("finish.done()");
  await until(`list.header.state === "idle"`);
  nothingReported();
});

test("without the module of the gallery the rest works", async () => {
  const kept = files["/refresh-gallery.wasm"];
  delete files["/refresh-gallery.wasm"];
  try {
    await open(page({ attributes: `header="indicator" indicator="dots"`, script: `${script}
      globalThis.errors = [];
      list.addEventListener("error", (event) => {
        errors.push(event.message);
        event.preventDefault();
      });` }));
    await until("errors.length > 0", "nothing is reported");
    assert.deepEqual(await browser.value("errors"), [`indicator="dots" needs refresh-gallery.wasm`]);
    await browser.value("list.header.beginRefreshing()");
    await until("globalThis.finish");
    await browser.value("finish.done()");
    await until(`list.header.state === "idle"`);
    await sleep(50);
  } finally {
    files["/refresh-gallery.wasm"] = kept;
  }
  assert.deepEqual(browser.reports.filter((text) => !text.includes("Failed to load resource")), []);
});
