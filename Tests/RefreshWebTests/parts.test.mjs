// How a page styles components, and that what an app sets is a text.

import assert from "node:assert/strict";
import test from "node:test";
import { strictPolicy } from "./Browser/server.mjs";
import { browser, open, page, phone, until } from "./Support/lists.mjs";

const script = `globalThis.list = document.querySelector("#list");
  list.addEventListener("refresh", (event) => event.respondWith(new Promise(() => {})));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    #list { --refresh-color: rgb(1 2 3); --refresh-font: 700 14px monospace;
      --refresh-ring-color: rgb(4 5 6); --refresh-disc-color: rgb(7 8 9); }
    #list::part(content) { outline: 1px solid rgb(10 11 12); }
    #list::part(header) { background: rgb(13 14 15); }
    #list::part(header label) { letter-spacing: 3px; }
    #list::part(picture) { outline-style: dotted; }
    #list::part(spinner) { outline-style: dashed; }
    #list::part(ring) { outline-style: solid; }
    #list::part(lastUpdatedTimeLabel) { font-style: italic; justify-content: start; }\`);
  document.adoptedStyleSheets = [sheet];
  /** The value of a style of the first element inside the list of a selector. */
  globalThis.styleOf = (selector, name) => {
    const found = list.shadowRoot.querySelector(selector);
    return found && getComputedStyle(found)[name];
  };`;

const style = (selector, name) => browser.value(`styleOf("${selector}", "${name}")`);

test("parts and custom properties style what a list shows", async () => {
  await open(page({ attributes: `header="normal"`, script }));
  assert.equal(await style("[part=content]", "outlineColor"), "rgb(10, 11, 12)");
  assert.equal(await style(".component", "backgroundColor"), "rgb(13, 14, 15)");
  assert.equal(await style(".component", "color"), "rgb(1, 2, 3)");
  assert.equal(await style(".label", "fontFamily"), "monospace");
  assert.equal(await style(".label", "letterSpacing"), "3px");
  assert.equal(await style("[part~=lastUpdatedTimeLabel]", "fontStyle"), "italic");
  assert.equal(await style("[part~=stateLabel]", "fontStyle"), "normal");
  assert.equal(await style("[part~=lastUpdatedTimeLabel]", "justifyContent"), "start");
  assert.equal(await style(".picture", "outlineStyle"), "dotted");
  await browser.value("list.header.beginRefreshing()");
  await until(`styleOf(".spinner", "outlineStyle") === "dashed"`, "a spinner has no part");
  await browser.value(`list.header = "ring"; list.header.beginRefreshing()`);
  await until(`styleOf(".ring", "outlineStyle") === "solid"`, "a ring has no part");
  // What draws it is loaded with the first one.
  await until(`styleOf(".disc", "position")`, "a ring is not drawn");
  assert.equal(await style(".ring", "color"), "rgb(4, 5, 6)");
  assert.equal(await style(".disc", "backgroundColor"), "rgb(7, 8, 9)");
  assert.deepEqual(browser.reports, []);
});

test("what an app sets as a text is a text, also under a policy for trusted types", async () => {
  const title = `<b id="bold">Pull</b> & <img src="x" onerror="globalThis.isHacked = true">`;
  await open(page({ attributes: `header="normal" footer="auto-normal"`,
    script: `${script} list.header.setTitle(${JSON.stringify(title)}, "idle");` }),
    { ...phone, policy: `${strictPolicy}; require-trusted-types-for 'script'` });
  const label = `list.shadowRoot.querySelector("[part~=header][part~=stateLabel]")`;
  await until(label);
  assert.equal(await browser.value(`${label}.textContent`), title);
  assert.equal(await browser.value(`list.shadowRoot.querySelectorAll("b, img").length`), 0);
  assert.equal(await browser.value("globalThis.isHacked === undefined"), true);
  assert.deepEqual(browser.reports, []);
});

test("a title is upright in a narrow list, and horizontal again in a wide one", async () => {
  await open(page({ attributes: `header="state"`, script }));
  await browser.value("list.header.beginRefreshing()");
  for (const [width, expected] of [["300px", "horizontal-tb"], ["20px", "vertical-rl"], ["300px", "horizontal-tb"]]) {
    await browser.value(`list.style.width = "${width}"`);
    await until(`styleOf("[part~=header].label", "writingMode") === "${expected}"`, `not ${expected} at ${width}`);
  }
  assert.deepEqual(browser.reports, []);
});

test("a text is in the middle of its frame, or at one of its sides", async () => {
  await open(page({ attributes: "", script: `import { fontOf } from "./list-environment.mjs";
    import { element, makeDrawing } from "./list-layer.mjs";
    import { sheet } from "./list-style.mjs";
    const root = element("div", "host", document.body).attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const layer = element("div", "layer", root);
    const looks = { font: fontOf(layer), image: () => "", made() {} };
    const draw = makeDrawing(layer, layer, layer, looks);
    const common = { slot: 1, part: "stateLabel", frame: [0, 0, 200, 20], opacity: 1, rotation: 0 };
    /** The space to the left and to the right of a text, in points. */
    globalThis.space = (side, isRightToLeft) => {
      document.dir = isRightToLeft ? "rtl" : "ltr";
      draw([{ ...common, kind: "component", own: [0, 0, 0, 0] },
        { ...common, kind: "text", text: "Loading", own: [14, 0, side] }]);
      const label = root.querySelector(".label");
      const range = document.createRange();
      range.selectNodeContents(label);
      const [text, frame] = [range, label].map((found) => found.getBoundingClientRect());
      return [text.left - frame.left, frame.right - text.right].map(Math.round);
    };` }));
  await until("globalThis.space");
  const middle = "left > 50 && Math.abs(left - right) <= 1";
  const expected = [[0, middle], [1, "left === 0 && right > 100"], [2, "right === 0 && left > 100"], [0, middle]];
  for (const isRightToLeft of [false, true]) {
    for (const [side, condition] of expected) {
      await until(`(([left, right]) => ${condition})(space(${side}, ${isRightToLeft}))`, `not ${condition}`);
    }
  }
  assert.deepEqual(browser.reports, []);
});
