// The page in Chromium, by fingers, a mouse, a wheel and keys: node --test page.test.mjs

import assert from "node:assert/strict";
import { after, afterEach, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Browser, Hand, serve } from "./browser.mjs";

const server = await serve(fileURLToPath(new URL("../../../.build/page", import.meta.url)));
const browser = new Browser();
const hand = new Hand(browser);

const phone = { width: 390, height: 844, scale: 2, mobile: true };
const desk = { width: 1280, height: 800 };

/** Opens the page, and waits until the list is there. */
async function open(options) {
  await browser.open(server.address, options);
  await browser.until(`document.querySelectorAll(".row").length === 6 && document.querySelector(".content").style.transform`);
}

/** How far the rows are below their place at rest after the next frame, in points. */
const shift = () => browser.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(new DOMMatrix(getComputedStyle(document.querySelector(".content")).transform).m42))))`);
const rows = () => browser.value(`document.querySelectorAll(".row").length`);
const first = () => browser.value(`document.querySelector(".row h3").textContent`);
const status = (words) => browser.until(`document.querySelector("#status").textContent === ${JSON.stringify(words)}`);
const rest = (y) => browser.until(
  `Math.abs(new DOMMatrix(getComputedStyle(document.querySelector(".content")).transform).m42 - ${y}) < 0.01`);
const choose = (selector) => browser.value(`void document.querySelector(${JSON.stringify(selector)}).click()`);

/** Throws the list towards its end until an expression is true. */
async function flingUntil(expression, flings = 30) {
  for (let i = 0; i < flings && !await browser.value(expression); i += 1) {
    await hand.fling(200, 700, -500, 5);
    await sleep(500);
  }
  await browser.until(expression);
}

/** The number of pixels that are drawn on each canvas, and the mean brightness of those, 0...255. */
const drawn = () => browser.value(`[...document.querySelectorAll("canvas")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let [count, sum] = [0, 0];
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 200) { count += 1; sum += (data[i] + data[i + 1] + data[i + 2]) / 3; }
  return { count, brightness: sum / count };
})`);

after(async () => {
  await browser.close();
  server.close();
});

afterEach(() => assert.deepEqual(browser.reports, []));

describe("a finger", () => {
  test("pulls the header, and the list refreshes", async () => {
    await open(phone);
    await hand.down(200, 300);
    await hand.drag(200, 300, 150, 20);
    const pulled = await shift();
    assert.ok(pulled > 54 && pulled < 150, `a rubber band slows the pull: ${pulled}`);
    assert.ok((await drawn())[0].count > 100, "the header is drawn behind the rows");
    await hand.up();
    await status("Loading...");
    await rest(54);
    assert.equal(await browser.value(`document.querySelector("#skies").ariaBusy`), "true");
    assert.equal(await first(), "Norway");
    await status("Updated");
    assert.equal(await first(), "Chile");
    await rest(0);
  });

  test("that pulls too little refreshes nothing", async () => {
    await open(phone);
    await hand.pull(200, 300, 60);
    await rest(0);
    await sleep(300);
    assert.equal(await browser.value(`document.querySelector("#status").textContent`), "");
  });

  test("throws the list to its end, and more rows are loaded until there are none", async () => {
    await open(phone);
    // The rows go on after the finger is lifted.
    await hand.fling(200, 700, -150, 6);
    await browser.until(`new DOMMatrix(getComputedStyle(document.querySelector(".content")).transform).m42 < -300`);
    await flingUntil(`document.querySelectorAll(".row").length === 12`);
    await flingUntil(`document.querySelectorAll(".row").length === 24`);
    await status("No more data");
    await sleep(500);
    await hand.pull(200, 700, -200);
    await sleep(1500);
    assert.equal(await rows(), 24);
  });

  test("loads again after a refresh at the end", async () => {
    await open(phone);
    await flingUntil(`document.querySelectorAll(".row").length === 24`);
    await status("No more data");
    await hand.key("Home", 36);
    await rest(0);
    await hand.pull(200, 300, 200);
    await status("Updated");
    await rest(0);
    assert.equal(await rows(), 6);
    await flingUntil(`document.querySelectorAll(".row").length === 12`);
  });

  test("catches the rows, and that is no tap", async () => {
    await open(phone);
    await hand.fling(200, 500, -150, 6);
    await sleep(100);
    await browser.value(`void addEventListener("click", () => { window.clicked = true; })`);
    await hand.tap(345, 500);
    const caught = await shift();
    assert.ok(caught < -150 && caught > -500, `the rows are on their way: ${caught}`);
    await sleep(300);
    assert.equal(await shift(), caught);
    assert.equal(await browser.value("window.clicked ?? false"), false);
  });

  test("taps a heart, and drags from it without a tap", async () => {
    await open(phone);
    const heart = `document.querySelector(".row button")`;
    const { x, y } = await browser.value(`(({ x, y }) => ({ x: x + 22, y: y + 22 }))(${heart}.getBoundingClientRect())`);
    await hand.tap(x, y);
    await browser.until(`${heart}.ariaPressed === "true"`);
    await hand.fling(x, y, -100);
    await sleep(200);
    assert.equal(await browser.value(`${heart}.ariaPressed`), "true");
  });

  test("is the only one that moves the rows", async () => {
    await open(phone);
    await hand.down(200, 600);
    await hand.drag(200, 600, -100, 10);
    const moved = await shift();
    await hand.down(100, 300, 1);
    await hand.drag(100, 300, 200, 10, 1);
    assert.equal(await shift(), moved);
    await hand.up(1);
    await hand.drag(200, 500, -50, 5);
    assert.ok(Math.abs(await shift() - (moved - 50)) < 1, "the first finger drags on");
    await hand.up();
  });

  test("pulls the list after the phone was turned", async () => {
    await open(phone);
    await hand.fling(200, 700, -300);
    await browser.resize(844, 390, { scale: 2, mobile: true });
    await browser.until(`document.querySelector("canvas").width === 1688 && document.querySelector("canvas").height === 780`);
    for (let i = 0; i < 4; i += 1) await hand.fling(400, 100, 250, 5);
    await rest(0);
    await hand.pull(400, 100, 200);
    await status("Loading...");
    await rest(54);
  });

  test("pulls every header of the settings", async () => {
    for (const name of ["normal", "ring", "material", "drop", "dots", "wave", "line", "flip"]) {
      await open(phone);
      await choose(`[name="header"][value="${name}"]`);
      await hand.down(200, 300);
      await hand.drag(200, 300, 200, 16);
      const isInFront = ["ring", "material"].includes(name);
      assert.ok((await drawn())[isInFront ? 1 : 0].count > 100, `${name} is drawn`);
      await hand.up();
      await status("Updated");
      assert.equal(await first(), "Chile", name);
    }
  });

  test("begins a load that ends nothing after another header was chosen", async () => {
    await open(phone);
    await hand.pull(200, 300, 200);
    await status("Loading...");
    await sleep(600);
    await choose(`[name="header"][value="ring"]`);
    const start = performance.now();
    await choose("#refresh");
    await status("Updated");
    const seconds = (performance.now() - start) / 1000;
    assert.ok(seconds > 1.39, `a load takes 1.4 seconds: ${seconds}`);
    assert.equal(await first(), "Chile", "the rows were replaced once");
  });

  test("pulls up the other footer", async () => {
    await open(phone);
    await choose(`[name="footer"][value="back"]`);
    await flingUntil(`document.querySelectorAll(".row").length === 12`);
  });
});

describe("a server that fails", () => {
  test("leaves the rows, and the header says so", async () => {
    await open(phone);
    await choose(`[name="fails"]`);
    await hand.pull(200, 300, 200);
    await status("Loading failed");
    await rest(0);
    assert.equal(await first(), "Norway");
  });

  test("is asked again by a tap on the footer", async () => {
    await open(phone);
    await choose(`[name="fails"]`);
    await flingUntil(`document.querySelector("#status").textContent.startsWith("Loading failed")`);
    await browser.until(`new DOMMatrix(getComputedStyle(document.querySelector(".content")).transform).m42
      === 800 - document.querySelector(".content").offsetHeight`);
    assert.equal(await rows(), 6);
    await choose(`[name="fails"]`);
    await hand.tap(195, 822);
    await browser.until(`document.querySelectorAll(".row").length === 12`);
  });
});

describe("keys, a wheel and a mouse", () => {
  test("keys scroll, and buttons refresh and load", async () => {
    await open(desk);
    await browser.value(`document.querySelector("#list").focus()`);
    await hand.key("PageDown", 34);
    await browser.until(`new DOMMatrix(getComputedStyle(document.querySelector(".content")).transform).m42 < -600`);
    await hand.key("Home", 36);
    await rest(0);
    await hand.key("Tab", 9);
    assert.equal(await browser.value("document.activeElement.id"), "refresh");
    await hand.key("Enter", 13);
    await status("Loading...");
    await status("Updated");
    await browser.value(`document.querySelector("#more").focus()`);
    await hand.key("Enter", 13);
    await browser.until(`document.querySelectorAll(".row").length === 12`);
  });

  test("a row that gets the focus is in sight", async () => {
    await open(desk);
    await browser.value(`[...document.querySelectorAll(".row button")].at(-1).focus()`);
    await browser.until(`document.querySelectorAll(".row")[5].getBoundingClientRect().bottom
      < document.querySelector("#list").getBoundingClientRect().bottom`);
  });

  test("a wheel scrolls, and pulls at the top", async () => {
    await open(desk);
    await hand.wheel(945, 400, 120);
    await rest(-120);
    await sleep(300);
    await hand.wheel(945, 400, -120);
    await rest(0);
    await sleep(300);
    for (let i = 0; i < 8; i += 1) {
      await hand.wheel(945, 400, -60);
      await sleep(30);
    }
    await status("Loading...");
    await status("Updated");
  });

  test("a mouse pulls, also outside the list", async () => {
    await open(desk);
    await hand.mouse("mousePressed", 945, 300, true);
    for (let y = 300; y <= 780; y += 20) await hand.mouse("mouseMoved", 945 - (y - 300), y, true);
    assert.ok(await shift() > 54);
    await hand.mouse("mouseReleased", 465, 780);
    await status("Updated");
  });
});

describe("the user's preferences", () => {
  test("components are bright on a dark page", async () => {
    const brightness = {};
    for (const scheme of ["light", "dark"]) {
      await open({ ...phone, media: { "prefers-color-scheme": scheme } });
      await hand.down(200, 300);
      await hand.drag(200, 300, 200, 16);
      brightness[scheme] = (await drawn())[0].brightness;
      await hand.up();
    }
    assert.ok(brightness.light < 120 && brightness.dark > 140, JSON.stringify(brightness));
    await browser.setMedia({ "prefers-color-scheme": "light" });
    await browser.until(`getComputedStyle(document.querySelector("canvas")).color === "rgb(90, 97, 114)"`);
    await status("Updated");
  });

  test("keys scroll at once with reduced motion", async () => {
    await open({ ...desk, media: { "prefers-reduced-motion": "reduce" } });
    await browser.value(`document.querySelector("#list").focus()`);
    await hand.key("End", 35);
    await sleep(50);
    const end = await shift();
    await sleep(300);
    assert.equal(await shift(), end);
    assert.ok(end < -400, `${end}`);
  });

  test("a screen reader reads rows, buttons and what happens", async () => {
    await open(phone);
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    const found = nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value}`);
    for (const part of ["region Skies", "heading Norway", "button Like Norway", "button Refresh", "button Load more"]) {
      assert.ok(found.includes(part), `${part} is in the tree`);
    }
    assert.ok(nodes.some(({ role, properties = [] }) => role?.value === "status"
      && properties.some(({ name, value }) => name === "live" && value.value === "polite")));
  });
});
