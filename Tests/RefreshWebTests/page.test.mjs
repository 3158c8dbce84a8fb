// The page that `.ci/wasm page` writes, on a phone: its hint, its settings, and the contrast of its texts.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { browser, input, sleep, until } from "./Support/lists.mjs";
import { few } from "./Support/scope.mjs";

const out = new URL("../../.build/web/", import.meta.url);
const address = new URL("refresh.html", out).href;
mkdirSync(out, { recursive: true });

async function open({ width = 390, height = 844, language = "en", scheme = "light", mobile = true } = {}) {
  await input.reset();
  await browser.open(address, { width, height, mobile, media: { "prefers-color-scheme": scheme } });
  await until(`globalThis.feed?.matches(":state(live)")`);
  await browser.value(`(() => {
    const { lang } = document.querySelector("#settings").elements;
    lang.value = "${language}";
    lang.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  await until(`feed.lang === "${language}"`);
  await sleep(300);
}

const isVisible = (selector) => browser.value(`document.querySelector("${selector}").checkVisibility()`);
const box = (selector) => browser.value(`(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(
  document.querySelector("${selector}").getBoundingClientRect())`);
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("a phone is told to pull, until it has", async () => {
  await open();
  assert.equal(await isVisible(".hint"), true);
  assert.match(await browser.value(`document.querySelector(".hint").textContent.trim()`), /^Pull down to refresh$/);
  await input.pulled({ x: 200, y: 300 }, { x: 200, y: 600 });
  await until(`feed.header.state === "refreshing"`);
  assert.equal(await isVisible(".hint"), false);
  await until(`feed.header.state === "idle"`);
  assert.equal(await isVisible(".hint"), false);
  await open({ width: 1280, height: 800, mobile: false });
  assert.equal(await isVisible(".hint"), false, "beside the words of a desk");
  assert.deepEqual(browser.reports, []);
});

for (const [width, language] of [[320, "de"], [320, "ru"], [390, "ar"], [390, "en"]]) {
  test(`the settings cover nothing, and leave half of the list in sight: ${width} points, ${language}`, async () => {
    await open({ width, height: 640, language });
    const button = await box(".open");
    for (const other of ["#title", "#date", "#hours", ".row", ".hint"]) {
      const texts = other.startsWith("#") && other !== "#hours"
        ? await browser.value(`(() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector("${other}"));
          const { left, top, right, bottom } = range.getBoundingClientRect();
          return { left, top, right, bottom };
        })()`) : await box(other);
      assert.ok(!overlap(button, texts), `the button is over ${other}`);
    }
    const hint = await box(".hint");
    assert.ok(hint.left >= 0 && hint.right <= width, JSON.stringify(hint));
    await input.tapped((button.left + button.right) / 2, (button.top + button.bottom) / 2);
    await until(`document.querySelector("#settings").matches(":popover-open")`, "the button does not open the settings");
    await sleep(500);
    writeFileSync(new URL(`page-settings-${width}-${language}.png`, out), await browser.screenshot());
    assert.ok((await box("#settings")).top >= 320, "more than half of the list is covered");
    const close = await box(".close");
    assert.ok(close.top >= 320 && close.bottom <= 640, JSON.stringify(close));
    await input.tapped((close.left + close.right) / 2, (close.top + close.bottom) / 2);
    await until(`!document.querySelector("#settings").matches(":popover-open")`, "the settings are not closed");
    assert.deepEqual(browser.reports, []);
  });
}

test("texts on the strip of hours have a contrast of 4.5 to 1", async () => {
  await open();
  const contrasts = await browser.value(`(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const luminance = (color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
        .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return [...document.querySelectorAll(".hour")].flatMap((cell) => [["span", "--top"], ["b", "--low"]].map(
      ([name, color]) => {
        const pair = [luminance(getComputedStyle(cell.querySelector(name)).color),
          luminance(getComputedStyle(cell).getPropertyValue(color))].sort((a, b) => a - b);
        return (pair[1] + 0.05) / (pair[0] + 0.05);
      }));
  })()`);
  assert.ok(contrasts.length >= 48);
  assert.ok(Math.min(...contrasts) >= 4.5, `${Math.min(...contrasts)}`);
  assert.deepEqual(browser.reports, []);
});

for (const [width, height] of few([[320, 640], [390, 844], [1280, 800]], ([width]) => width === 320)) {
  for (const [language, scheme] of [["de", "light"], ["ru", "dark"], ["ar", "light"]]) {
    test(`a picture to look at: ${width} points, ${language}, ${scheme}`, async () => {
      await open({ width, height, language, scheme, mobile: width < 1000 });
      writeFileSync(new URL(`page-${width}-${language}-${scheme}.png`, out), await browser.screenshot());
      const wide = await browser.value("document.documentElement.scrollWidth");
      assert.ok(wide <= width, `the page is ${wide} points wide`);
      assert.deepEqual(browser.reports, []);
    });
  }
}
