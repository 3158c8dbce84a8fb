// The page that `.ci/wasm page` writes, opened from the file, in a fresh profile.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import test, { after } from "node:test";
import { Chromium } from "./Browser/chromium.mjs";
import { Input } from "./Browser/input.mjs";
import { few } from "./Support/scope.mjs";

const path = new URL("../../.build/web/refresh.html", import.meta.url);
const out = new URL("../../.build/web/", import.meta.url);
mkdirSync(out, { recursive: true });
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const browser = new Chromium();
const input = new Input(browser);
after(() => browser.close());

const phone = { width: 390, height: 844, mobile: true };
const small = { width: 320, height: 568, mobile: true };
const desk = { width: 1280, height: 800 };

async function until(expression) {
  for (const start = Date.now(); Date.now() < start + 5_000;) {
    if (await browser.value(`Boolean(${expression})`)) return;
    await sleep(20);
  }
  throw new Error(`${expression}, after five seconds`);
}

const isReady = `globalThis.feed?.header?.state === "idle"
  && document.querySelectorAll("#skies .row").length === 6`;

async function open(size, media = {}) {
  const requests = [];
  await browser.open("about:blank", { ...size, media });
  await browser.send("Network.enable");
  browser.on("Network.requestWillBeSent", ({ request }) => requests.push(request.url));
  const start = Date.now();
  await browser.send("Page.navigate", { url: path.href });
  await until(isReady);
  return { time: Date.now() - start, requests };
}

/** Chooses a setting. */
async function choose(name, value) {
  await browser.value(`(() => {
    const element = document.querySelector("#settings").elements["${name}"];
    if (element instanceof RadioNodeList) [...element].find((e) => e.value === "${value}").click();
    else {
      element.value = "${value}";
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }
  })()`);
}

/** Pulls the list down by 260 points. */
async function pull() {
  const { x, y } = await browser.value(`(({ x, y }) => ({ x, y }))(feed.getBoundingClientRect())`);
  await input.pulled({ x: x + 150, y: y + 40 }, { x: x + 150, y: y + 300 });
}

async function picture(name) {
  await sleep(100);
  writeFileSync(new URL(`feed-${name}.png`, out), await browser.screenshot());
}

const noneReported = () => assert.deepEqual(browser.reports, []);

test("it opens within a second, and loads nothing else", async () => {
  const { time, requests } = await open(phone);
  console.log(`ready after ${time} ms`);
  assert.ok(time < 3_000, `${time} ms`);
  assert.deepEqual(requests.filter((url) => !/^(file|data|blob):/.test(url)), []);
  noneReported();
});

test("it is pulled, loads more, fails, and comes to its end", async () => {
  await open(phone);
  const first = await browser.value(`document.querySelector("#skies h3").textContent`);
  await pull();
  await until(`feed.header.state === "refreshing"`);
  await picture("refreshing");
  await until(`feed.header.state === "idle"
    && document.querySelector("#skies h3").textContent !== ${JSON.stringify(first)}`);
  // A finger that comes before the header is closed scrolls first.
  await sleep(600);

  await choose("answer", "failure");
  await pull();
  await until(`feed.header.state === "refreshing"`);
  await until(`feed.header.state === "idle"`);
  await picture("failed");

  await choose("answer", "rows");
  const count = () => browser.value(`document.querySelectorAll("#skies .row").length`);
  for (let i = 0; i < 8 && await browser.value("feed.footer.state") !== "noMoreData"; i += 1) {
    await browser.value("feed.scrollTo({ top: 1e6 })");
    await input.thrown({ x: 150, y: 600 }, { x: 150, y: 400 }, 6);
    await sleep(1_600);
  }
  assert.equal(await browser.value("feed.footer.state"), "noMoreData");
  assert.ok(await count() >= 18);
  await browser.value("feed.scrollTo({ top: 1e6 })");
  await sleep(300);
  await picture("end");
  noneReported();
});

test("all headers and footers can be chosen, and refresh", async () => {
  await open(phone);
  const values = (name) => browser.value(
    `[...document.querySelector("#settings").elements.${name}].map((e) => e.value)`);
  const isRepresentative = (name) => /normal|ring|indicator/.test(name);
  for (const header of few(await values("header"), isRepresentative)) {
    await choose("header", header);
    // A header with an indicator has its name behind it.
    const chosen = "[feed.getAttribute('header'), feed.getAttribute('indicator')].filter(Boolean).join(' ')";
    assert.equal(await browser.value(chosen), header);
    await browser.value("feed.header.beginRefreshing()");
    await until(`feed.header.state === "refreshing"`);
    await sleep(450);
    await picture(`header-${header}`);
    await until(`feed.header.state === "idle"`);
  }
  await choose("header", "normal");
  for (const footer of few(await values("footer"), isRepresentative)) {
    await choose("footer", footer);
    await browser.value("feed.scrollTo({ top: 1e6 })");
    await browser.value("feed.footer.beginRefreshing()");
    await until(`feed.footer.state === "refreshing"`);
    await sleep(450);
    await picture(`footer-${footer}`);
    await until(`feed.footer.state !== "refreshing"`);
    await browser.value("feed.header.beginRefreshing()");
    await until(`feed.header.state === "idle" && feed.footer.state === "idle"`);
  }
  noneReported();
});

test("an auto header puts earlier rows in front, and what is seen stays where it is", async () => {
  await open(phone);
  await choose("header", "auto-normal");
  await browser.value("feed.scrollTo({ top: 400 })");
  await sleep(300);
  await browser.value("feed.scrollTo({ top: -100 })");
  await until(`feed.header.state === "refreshing"`);
  const place = () => browser.value(`document.querySelector("#title").getBoundingClientRect().y`);
  const before = await place();
  await until(`document.querySelectorAll("#earlier .row").length === 6`);
  await until(`feed.header.state === "idle"`);
  await sleep(500);
  assert.ok(Math.abs(await place() - before) <= 54, "the title has moved by more than the header");
  assert.equal(await browser.value(`document.querySelectorAll("#skies .row").length`), 6);
  await picture("earlier");
  noneReported();
});

const looks = [["en", "light"], ["ar", "dark"], ["ja", "light"], ["de", "dark"]];
for (const [i, [size, options]] of Object.entries({ phone, small, desk }).entries()) {
  for (const [language, scheme] of few(looks, (look) => looks.indexOf(look) % 3 === i)) {
    test(`${options.width} points wide, ${language}, ${scheme}`, async () => {
      await open(options, { "prefers-color-scheme": scheme });
      await choose("lang", language);
      await sleep(300);
      await pull();
      await sleep(500);
      await picture(`${size}-${language}-${scheme}`);
      assert.equal(await browser.value("feed.lang"), language);
      assert.equal(await browser.value("getComputedStyle(feed).direction"),
        language === "ar" ? "rtl" : "ltr");
      assert.ok(await browser.value("document.documentElement.scrollWidth <= innerWidth"));
      assert.deepEqual(await browser.value(`
        [...document.querySelectorAll("h1, h2, h3, time, legend, fieldset label")]
          .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1)
          .map((text) => text.textContent)`), [], "texts are cut off");
      noneReported();
    });
  }
}

test("the settings are reached by keys", async () => {
  await open(phone);
  await browser.value(`document.querySelector(".open").focus()`);
  await input.key("Enter");
  await until(`document.querySelector("#settings").matches(":popover-open")`);
  await sleep(500);
  await picture("settings");
  await input.key("Tab");
  assert.equal(await browser.value("document.activeElement.className"), "close");
  await input.key("Tab");
  assert.equal(await browser.value("document.activeElement.name"), "header");
  await input.key("ArrowRight");
  await until(`feed.getAttribute("header") === "state"`);
  await input.key("Escape");
  await until(`!document.querySelector("#settings").matches(":popover-open")`);
  noneReported();
});
