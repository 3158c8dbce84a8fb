// The padding of a list and the safe area of the device are insets of its content.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, number, open, page, phone, sleep, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  globalThis.top_ = () => list.querySelector("article").getBoundingClientRect().y
    - list.getBoundingClientRect().y;`;

const insets = () => Promise.all(["top", "left", "bottom", "right"].map((side) =>
  number(`contentInset.${side}`)));

test("padding is the content inset, and rows stay where they are in it", async () => {
  await open(page({ attributes: "", script }));
  await browser.value(`list.style.padding = "30px 10px 50px 20px"`);
  await until(`recorder.number(0, "contentInset.top") === 30`);
  assert.deepEqual(await insets(), [30, 20, 50, 10]);
  assert.equal(await number("contentOffset.y"), -30);
  assert.equal(await browser.value("top_()"), 30);
  await browser.value("list.scrollTo({ top: 1e6 })");
  await atRest();
  assert.equal(await number("contentOffset.y"), 30 * 60 + 50 - 600, "the end is not above the padding");
  assert.deepEqual(browser.reports, []);
});

test("the safe area is an inset where the list is at the edge of the window", async () => {
  const safe = { top: 40, left: 0, bottom: 30, right: 0 };
  await open(page({ attributes: `header="normal"`, script }), phone);
  await browser.send("Emulation.setSafeAreaInsetsOverride", { insets: safe });
  await browser.value(`list.style.height = "100dvh"`);
  await until(`recorder.number(0, "adjustedContentInset.top") === 40`, "the safe area has no effect");
  assert.equal(await number("adjustedContentInset.bottom"), 30);
  assert.deepEqual(await insets(), [0, 0, 0, 0]);
  assert.equal(await number("contentOffset.y"), -40);
  assert.equal(await browser.value("top_()"), 40);
  await browser.value("list.scrollTo({ top: 1e6 })");
  await atRest();
  assert.equal(await number("contentOffset.y"), 30 * 60 + 30 - 700);
  await browser.value(`list.style.height = "600px"`);
  await until(`recorder.number(0, "adjustedContentInset.bottom") === 0`, "the end is as far from the window");
  await browser.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
  await sleep(100);
  assert.deepEqual(browser.reports, []);
});
