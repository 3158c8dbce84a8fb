// Pictures of the page that `.ci/wasm page` writes, while it refreshes, compared with those in Pictures: on
// a phone and on a desk, light and dark, in three languages. They are stored smaller,
// and with fewer colours.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, clock, input } from "./Support/lists.mjs";
import { compare } from "./Support/pictures.mjs";

const address = new URL("../../.build/web/refresh.html", import.meta.url).href;

/** The sizes, each with the scale of its pictures. */
const sizes = {
  phone: [{ width: 390, height: 844, mobile: true }, 0.4],
  desk: [{ width: 1280, height: 800 }, 0.3],
};

const advance = (seconds) => browser.value(`clock.advance(${seconds})`);

/** Moves time on until an expression is true, at most by five seconds. */
async function until(expression) {
  for (let i = 0; i < 50; i += 1) {
    if (await browser.value(`Boolean(${expression})`)) return;
    await advance(0.1);
  }
  throw new Error([`${expression}, after five seconds`, ...browser.reports].join("\n"));
}

for (const [size, [options, scale]] of Object.entries(sizes)) {
  for (const language of ["en", "ar", "ja"]) {
    test(`${size}, ${language}`, async () => {
      await input.reset();
      await browser.open(address, { ...options, scripts: [clock] });
      await browser.send("Animation.enable");
      await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await until(`globalThis.feed?.header?.state === "idle" && feed.matches(":state(live)")`);
      await browser.value(`(() => {
        const { lang } = document.querySelector("#settings").elements;
        lang.value = "${language}";
        lang.dispatchEvent(new Event("input", { bubbles: true }));
      })()`);
      await until(`feed.lang === "${language}"`);
      await advance(0.5);
      await browser.value("feed.header.beginRefreshing()");
      await until(`feed.header.state === "refreshing"`);
      await advance(0.6);
      for (const scheme of ["light", "dark"]) {
        await browser.send("Emulation.setEmulatedMedia", {
          features: [{ name: "prefers-color-scheme", value: scheme }],
        });
        await browser.value("clock.settle()");
        const { width, height } = options;
        compare(`${size}-${scheme}-${language}`, await browser.screenshot({ width, height, scale }),
          { isReduced: true });
      }
      assert.deepEqual(browser.reports, []);
    });
  }
}
