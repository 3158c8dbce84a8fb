// What happens to the rows in sight when the content changes: in a list as in a plain scroll container.

import { browser, phone, sleep } from "./Support/lists.mjs";
import { control, places, row, rows, scrolledTo } from "./Support/control.mjs";

const image = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='216'/>`;
const details = (number) => `<details><summary>Row ${number}</summary><p style="height: 200px">More</p></details>`;

/** Does something in the page, and returns where rows are before and after it. */
async function around(change, numbers) {
  const before = await places(...numbers);
  await browser.value(`{ const list = document.querySelector("#list"); ${change} }`);
  await sleep(300);
  return { before, after: await places(...numbers) };
}

const still = ({ before, after }) => before.map((place, i) => after[i] - place);

control("images that load late above the view", {
  content: rows(60, Object.fromEntries([3, 4, 5].map((i) => [i, `<img alt="">`]))),
  expected: [0, 0], keepsPosition: true,
}, async () => {
  await scrolledTo(1_000);
  return still(await around(`for (const image of document.images) image.src = "${image}";`, [18, 25]));
});

control("an image that loads late in the first row, partly in sight", {
  content: rows(60, { 1: `<img alt="">` }),
}, async () => {
  await scrolledTo(40);
  return around(`document.images[0].src = "${image}";`, [1, 2, 10]);
});

control("an image that loads late at the top", { content: rows(60, { 1: `<img alt="">` }) }, async () =>
  around(`document.images[0].src = "${image}";`, [1, 2]));

control("details above the view are opened", {
  content: rows(60, { 4: details(4) }), expected: [0, 0], keepsPosition: true,
}, async () => {
  await scrolledTo(1_000);
  return still(await around(`document.querySelector("details").open = true;`, [18, 25]));
});

control("details below the view are opened and closed", {
  content: rows(60, { 50: details(50) }), expected: [[0, 0], [0, 0]],
}, async () => {
  await scrolledTo(1_000);
  const toggle = (value) => around(`document.querySelector("details").open = ${value};`, [18, 25]);
  return [still(await toggle(true)), still(await toggle(false))];
});

control("details in sight are opened at the top", { content: rows(60, { 2: details(2) }) }, async () =>
  around(`document.querySelector("details").open = true;`, [1, 2, 3]));

control("details in sight are opened further down", { content: rows(60, { 20: details(20) }) }, async () => {
  await scrolledTo(1_000);
  return around(`document.querySelector("details").open = true;`, [18, 19, 20, 21]);
});

control("details above the view are closed", {
  content: rows(60, { 4: details(4) }), expected: [0, 0], keepsPosition: true,
}, async () => {
  await browser.value(`document.querySelector("details").open = true`);
  await scrolledTo(1_000);
  return still(await around(`document.querySelector("details").open = false;`, [18, 25]));
});

control("rows above the view are removed", { expected: [0, 0], keepsPosition: true }, async () => {
  await scrolledTo(1_000);
  return still(await around(`for (const number of [2, 3, 4]) document.querySelector("#row-" + number).remove();`,
    [18, 25]));
});

control("rows are added in front", { expected: [0, 0], keepsPosition: true }, async () => {
  await scrolledTo(1_000);
  return still(await around(`list.prepend(...Array.from({ length: 5 }, () =>
    Object.assign(document.createElement("article"), { className: "row", textContent: "New" })));`, [18, 25]));
});

control("a row in sight is removed", {}, async () => {
  await scrolledTo(1_000);
  return around(`document.querySelector("${row(20)}").remove();`, [18, 19, 21, 22]);
});

// A footer would be behind them.
control("rows at the end are removed, and the content ends above", { attributes: `header="normal"` }, async () => {
  await scrolledTo(2_900);
  return around(`[...list.children].slice(40).forEach((row) => row.remove());`, [35, 40]);
});

control("the end of the rows", { attributes: `header="normal" footer="back-normal"`, expected: [540, 3_000] }, async () => {
  await scrolledTo(1e6);
  return [...await places(60), await browser.value("topOf()")];
});

control("a row in sight grows while a row above it shrinks", {
  content: rows(60, { 4: details(4), 20: details(20) }),
}, async () => {
  await browser.value(`document.querySelector("details").open = true`);
  await scrolledTo(1_100);
  return around(`for (const details of document.querySelectorAll("details")) details.toggleAttribute("open");`,
    [16, 17, 20, 21]);
});

const text = "Much text, which has other lines where the page is wider. ".repeat(4);

// A list keeps its rows in WebKitGTK, too, where a plain container does not.
control("a rotation", {
  content: rows(60, Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i + 1, text]))),
  in: ["chromium", "firefox"],
}, async () => {
  await scrolledTo(2_000);
  await browser.resize(700, 390, { mobile: true });
  await sleep(400);
  const turned = await browser.value("[topOf(), placeOf('#row-20')]");
  await browser.resize(phone.width, phone.height, phone);
  await sleep(400);
  return { turned, back: await browser.value("[topOf(), placeOf('#row-20')]") };
});

control("an anchor in the address at load", { hash: "#row-30" }, async () => {
  await sleep(200);
  return browser.value("[placeOf('#row-30'), scrollY]");
});

control("an anchor that is followed later", {}, async () => {
  await browser.value("location.hash = '#row-40'");
  await sleep(200);
  return browser.value("[placeOf('#row-40'), scrollY]");
});

control("scrollIntoView, in its ways", {}, async () => {
  const found = [];
  for (const block of ["start", "center", "end", "nearest"]) {
    await scrolledTo(300);
    await browser.value(`document.querySelector("${row(33)}").scrollIntoView({ block: "${block}" })`);
    await sleep(100);
    found.push(await browser.value("placeOf('#row-33')"));
  }
  return found;
});

control("a field beyond the edge is focused", { content: rows(60, { 40: "<input>" }) }, async () => {
  await browser.value(`document.querySelector("input").focus()`);
  await sleep(300);
  return places(40);
});

control("a word in the address at load", { hash: "#:~:text=Row%2044", in: ["chromium"] }, async () => {
  await sleep(300);
  return places(44);
});
