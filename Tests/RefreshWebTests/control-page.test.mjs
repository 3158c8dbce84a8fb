// Zooming, printing, and going back: in a page with a list as in one with a plain scroll container.

import { browser, files, input, phone, sleep, until } from "./Support/lists.mjs";
import { control, places, rows, scrolledTo } from "./Support/control.mjs";

files["/other.html"] = "<!doctype html><title>Another page</title>";
const inChromium = { in: ["chromium"] };

/** Two fingers that part around a point. */
async function pinched(x, y, from, to) {
  const both = (distance) => [-1, 1].map((side, id) => ({ x: x + side * distance, y: y + side * 20, id }));
  await browser.touch("touchStart", both(from));
  for (let distance = from; distance <= to; distance += 10) {
    await browser.touch("touchMove", both(distance));
    await sleep(16);
  }
  await browser.touch("touchEnd", []);
  await sleep(300);
}

control("two fingers zoom the page, and one moves it then", { in: ["chromium", "firefox"] }, async (list) => {
  await scrolledTo(600);
  await pinched(195, list.y + 300, 30, 120);
  const scale = await browser.value("visualViewport.scale");
  const before = await browser.value("Math.round(visualViewport.pageTop)");
  await input.pulled({ x: 150, y: list.y + 400 }, { x: 150, y: list.y + 250 }, 12);
  await sleep(300);
  const [page, top] = await browser.value("[visualViewport.pageTop, topOf()]");
  const found = { isZoomed: scale > 1.5, isPageMoved: page > before + 20, isListMoved: top > 620 };
  await browser.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 }).catch(() => {});
  return found;
});

/** How many pages of paper a page has. */
async function pagesOfPaper() {
  const { data } = await browser.send("Page.printToPDF");
  return Buffer.from(data, "base64").toString("latin1").match(/\/Type \/Page\b(?!s)/g).length;
}

// A list prints all of its rows; a plain container does where it has no height then.
control("printing", inChromium, async () => {
  await browser.value(`{
    const style = new CSSStyleSheet();
    style.replaceSync("@media print { .plain { height: auto !important; overflow: visible !important } }");
    document.adoptedStyleSheets = [style];
  }`);
  await scrolledTo(600);
  const count = await pagesOfPaper();
  await sleep(300);
  return [count, await places(11)];
});

control("the page is left, and comes back from the cache", { ...inChromium }, async (list) => {
  await scrolledTo(900);
  await browser.value(`addEventListener("pageshow", ({ persisted }) => { globalThis.isPersisted = persisted; })`);
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
  const address = await browser.value("location.href");
  await browser.send("Page.navigate", { url: address.replace("page.html", "other.html") });
  await sleep(300);
  await browser.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex].id });
  await until("globalThis.isPersisted !== undefined").catch(() => {});
  await sleep(200);
  const found = [await browser.value("globalThis.isPersisted ?? false"), await places(16)];
  await input.wheel(list.x + 100, list.y + 100, 0, 100);
  await sleep(400);
  return [...found, await places(16)];
});

control("the list is displayed again, and scrolled before its frame", {}, async () => {
  await browser.value(`document.querySelector("#list").style.display = "none"`);
  await sleep(100);
  await browser.value(`new Promise((done) => {
    document.querySelector("#list").style.display = "";
    requestAnimationFrame(() => done(document.querySelector("#list").scrollTop = 300));
  })`);
  await sleep(100);
  return browser.value(`document.querySelector("#list").scrollTop`);
});

control("the list is not displayed for a while", {}, async () => {
  await scrolledTo(900);
  await browser.value(`document.querySelector("#list").style.display = "none"`);
  await sleep(200);
  await browser.value(`document.querySelector("#list").style.display = ""`);
  await sleep(200);
  return places(16);
});

control("a page with the opposite direction", {}, async () => {
  await browser.value(`document.documentElement.dir = "rtl"`);
  await scrolledTo(900);
  return browser.value("[placeOf('#row-16'), document.querySelector('#list').scrollLeft, scrollX]");
});

control("the window is made lower, and higher again", {}, async () => {
  await browser.value(`document.querySelector("#list").style.height = "100vh"`);
  await scrolledTo(900);
  const found = [];
  for (const height of [400, 700]) {
    await browser.resize(phone.width, height, phone);
    await sleep(300);
    found.push(await places(16));
  }
  return found;
});
