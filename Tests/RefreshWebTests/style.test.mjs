// Styles: a component behind the rows, in front of them, or stretched.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, open, page, until } from "./Support/lists.mjs";

/** Rows that hide what is behind them. */
const script = `globalThis.list = document.querySelector("#list");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".row { background: white }");
  document.adoptedStyleSheets = [sheet];
  list.addEventListener("refresh", (event) => event.respondWith(new Promise((done) => {
    globalThis.finish = done;
  })));
  globalThis.header = () => {
    const found = list.shadowRoot.querySelector("[part~=header].component");
    if (!found) return null;
    const { y, height } = found.getBoundingClientRect();
    const [, , bottom] = /inset\\((.+?)\\)/.exec(found.style.clipPath)?.[1].split(" ") ?? [];
    return { y: Math.round(y - list.getBoundingClientRect().y), height: Math.round(height),
      isInFront: found.closest(".front") !== null, hidden: Math.round(parseFloat(bottom) || 0) };
  };`;

/** Holds the list pulled by a finger, 180 points from where it was. */
async function pull({ y }) {
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 240 }, 20);
  await until(`list.header.state === "pulling"`);
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  return browser.value("({ ...header(), offset: list.contentOffset.y })");
}

/** What is seen of a header in a style: at rest, and pulled. */
const expected = {
  follow: ({ y, height, isInFront, hidden, offset }) =>
    !isInFront && hidden === 0 && height === 54 && Math.abs(y - (-offset - 54)) <= 1,
  behind: ({ y, height, isInFront, hidden }) => !isInFront && hidden === 0 && height === 54 && y === 0,
  front: ({ y, height, isInFront }) => isInFront && height === 54 && y === 0,
  stretch: ({ y, height, isInFront, offset }) =>
    !isInFront && y === 0 && height > 54 && Math.abs(height + offset) <= 1,
};

for (const [style, isRight] of Object.entries(expected)) {
  test(`a header of the style ${style}`, async () => {
    const list = await open(page({
      attributes: `header="normal"`, script: `${script} list.header.style = "${style}";`,
    }));
    assert.equal(await browser.value("list.header.style"), style);
    const pulled = await pull(list);
    assert.ok(isRight(pulled), JSON.stringify(pulled));
    await input.ended();
    await until("globalThis.finish", "the header does not refresh");
    await browser.value("finish()");
    await until(`list.header.state === "idle"`);
    assert.deepEqual(browser.reports, []);
  });
}

test("rows cover a header behind them as far as they are over it", async () => {
  const { y } = await open(page({ attributes: `header="normal"`, script: `${script} list.header.style = "behind";` }));
  const { hidden } = await browser.value("header()");
  assert.equal(hidden, 54, "it is seen through the rows at rest");
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 120 }, 10);
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const part = await browser.value("({ ...header(), offset: list.contentOffset.y })");
  assert.ok(part.offset < -10 && part.offset > -54, `the offset is ${part.offset}`);
  assert.ok(Math.abs(part.hidden - (54 + part.offset)) <= 1, JSON.stringify(part));
  await input.ended();
  await atRest();
  await browser.value(`list.header.style = "follow"`);
  await pull({ y });
  assert.equal((await browser.value("header()")).hidden, 0, "what was covered stays hidden");
  await input.ended();
  assert.deepEqual(browser.reports, []);
});

/** The components of the other edges: the way of a finger, and the side at which rows cover them. */
const others = {
  footer: { way: [0, -80], side: 0, length: "height" }, trailer: { way: [-80, 0], side: 3, length: "width" },
  leader: { way: [80, 0], side: 1, length: "width" },
};

for (const [name, { way: [dx, dy], side, length }] of Object.entries(others)) {
  test(`a ${name} is covered, too`, async () => {
    const { y } = await open(page({ attributes: `${name}="${name === "footer" ? "back-normal" : "normal"}"`,
      script: `${script} list.${name}.style = "behind";` }));
    if (name === "footer") await browser.value("list.scrollTo({ top: 1e6 })");
    await atRest();
    const start = await browser.value("list.contentOffset");
    await input.began(200, y + 300);
    await input.dragged({ x: 200, y: y + 300 }, { x: 200 + dx, y: y + 300 + dy }, 10);
    await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    const found = await browser.value(`(() => {
      const made = list.shadowRoot.querySelector("[part~=${name}].component");
      return { ...list.contentOffset, clip: made.style.clipPath, length: made.getBoundingClientRect().${length} };
    })()`);
    const pulled = Math.hypot(found.x - start.x, found.y - start.y);
    assert.ok(pulled > 10 && pulled < found.length, JSON.stringify(found));
    const sides = found.clip.match(/inset\((.+)\)/)[1].split(" ").map((text) => parseFloat(text));
    sides.forEach((inset, at) => at === side
      ? assert.ok(Math.abs(inset - (found.length - pulled)) <= 1, `${found.clip} of ${found.length}, ${pulled}`)
      : assert.ok(inset < 0, found.clip));
    await input.ended();
    assert.deepEqual(browser.reports, []);
  });
}

test("a style is there before the module, and one that is none throws", async () => {
  await open(page({ attributes: `header="normal"`, script: `${script}
    list.header.style = "front";
    globalThis.early = list.header.style;` }));
  assert.equal(await browser.value("early"), "front");
  assert.equal(await browser.value("recorder.number(1, 'style')"), 2);
  assert.match(await browser.value(`(() => {
    try {
      list.header.style = "above";
    } catch (error) {
      return error.message;
    }
  })()`), /"above" is none of follow, behind, front, stretch/);
  assert.deepEqual(browser.reports, []);
});
