// Pictures of a list at fixed times, compared with those in Pictures.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, clock, finishing as script, input, open, page, phone, recorder } from "./Support/lists.mjs";
import { compare } from "./Support/pictures.mjs";

const small = { ...phone, width: 320, height: 320 };
const advance = (seconds) => browser.value(`clock.advance(${seconds})`);

/** Moves a finger in steps of a frame, at the page's own time. */
async function drag(y, distance, { isHeld = false } = {}) {
  await input.began(160, y);
  for (let i = 1; i <= 10; i += 1) {
    await advance(1 / 60);
    await input.moved(160, y + distance * i / 10);
  }
  await advance(0.4);
  if (isHeld) return;
  await input.ended();
  await advance(1);
}

/** Each picture: how the page is opened, and what is done with it. */
const pictures = {
  "rest": {},
  "pulled": { perform: () => drag(60, 160, { isHeld: true }) },
  "refreshing": { perform: () => drag(60, 240) },
  "failed": {
    perform: async () => {
      await drag(60, 240);
      await browser.value("finish.failed(new Error())");
      await advance(0.1);
    },
  },
  "state": { attributes: `header="state"`, perform: () => drag(60, 160, { isHeld: true }) },
  "ring": { attributes: `header="ring"`, perform: () => drag(60, 240) },
  "control": { attributes: `header="control"`, perform: () => drag(60, 200, { isHeld: true }) },
  "auto-footer": {
    attributes: `footer="auto-normal" loads-until-filled="false"`, count: 3,
    perform: () => drag(250, -40, { isHeld: true }),
  },
  "back-footer": {
    attributes: `footer="back-normal"`, count: 8,
    perform: async () => {
      await browser.value("list.scrollTo({ top: 1000 })");
      await drag(250, -180, { isHeld: true });
    },
  },
  "trailer": {
    attributes: `direction="horizontal" trailer="normal"`,
    rows: `<div class="strip">${`<span class="cell">A cell</span>`.repeat(2)}</div>`,
    perform: async () => {
      await input.began(250, 100);
      for (let x = 250; x > 60; x -= 20) {
        await advance(1 / 60);
        await input.moved(x, 100);
      }
      await advance(0.4);
    },
  },
  "arabic": {
    attributes: `header="normal" footer="auto-normal" lang="ar" dir="rtl"`,
    perform: () => drag(60, 160, { isHeld: true }),
  },
  "japanese": { attributes: `header="normal" lang="ja"`, perform: () => drag(60, 240) },
  "dark": {
    media: { "prefers-color-scheme": "dark" }, perform: () => drag(60, 160, { isHeld: true }),
  },
  "forced-colors": {
    media: { "forced-colors": "active" }, perform: () => drag(60, 160, { isHeld: true }),
  },
  "wide": {
    size: { width: 1280, height: 320, mobile: true },
    perform: () => drag(60, 160, { isHeld: true }),
  },
};

for (const [name, picture] of Object.entries(pictures)) {
  const { attributes, count = 20, rows, media = {}, size = small, perform } = picture;
  test(name, async () => {
    const before = `<link rel="stylesheet" href="small.css">`;
    await open(page({ attributes, count, rows, script, before }),
      { ...size, media, scripts: [clock, recorder] });
    await browser.send("Animation.enable");
    await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await advance(0.1);
    await perform?.();
    await browser.value("clock.settle()");
    compare(name, await browser.screenshot());
    assert.deepEqual(browser.reports, []);
  });
}
