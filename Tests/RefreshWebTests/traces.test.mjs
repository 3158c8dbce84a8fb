// A finger in Chromium, and `refresh replay` of the same touches at the same times, give the same trace, to
// the last digit: the element adds nothing to what the kit does. REFRESH is the path of `refresh`.

import test from "node:test";
import { atRest, browser, input, sleep, until } from "./Support/lists.mjs";
import { compare, start } from "./Support/sessions.mjs";

test("pull and refresh", async () => {
  const { y } = await start(`header="normal" footer="auto-normal"`);
  await input.pulled({ x: 100, y: y + 60 }, { x: 130, y: y + 330 });
  await until(`fired.includes("refresh")`);
  await sleep(200);
  await atRest();
  await compare("pull-and-refresh", { touches: 12 });
});

test("throws by the browser, to both ends", async () => {
  const { y } = await start(`header="normal" footer="auto-normal"`, { answers: { loadmore: "noMoreData" } });
  await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 300 }, 6);
  await atRest();
  await input.thrown({ x: 100, y: y + 100 }, { x: 90, y: y + 500 }, 7);
  await atRest();
  await compare("throws", { scrolls: 12 });
});

test("throw, catch, and throw again", async () => {
  const { y } = await start(`header="state"`, { count: 300 });
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 200 }, 8);
  await input.dragged({ x: 100, y: y + 200 }, { x: 100, y: y + 20 }, 4);
  await input.ended();
  await sleep(120);
  for (let i = 0; i < 3; i += 1) {
    await input.thrown({ x: 100, y: y + 500 }, { x: 100, y: y + 250 }, 5);
    await sleep(120);
  }
  await input.began(100, y + 300);
  await sleep(60);
  await input.ended();
  await atRest();
  await compare("throw-catch-throw", { touches: 24 });
});

test("a scroll that becomes a pull", async () => {
  const { y } = await start(`header="normal"`, { count: 60 });
  await browser.value("list.scrollTop = 80");
  await sleep(100);
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 160 }, 8);
  await until("list.scrollTop === 0");
  await input.dragged({ x: 100, y: y + 160 }, { x: 100, y: y + 420 }, 30);
  await until(`list.header.state === "pulling"`, "the finger does not pull");
  await input.ended();
  await until(`fired.includes("refresh")`);
  await sleep(200);
  await atRest();
  await compare("scroll-becomes-pull", { touches: 12, scrolls: 2 });
});

test("a throw into the edge, and a finger that pulls there", async () => {
  const { y } = await start(`header="normal"`, { count: 200 });
  await browser.value("list.scrollTop = 400");
  await sleep(100);
  await input.thrown({ x: 100, y: y + 100 }, { x: 100, y: y + 400 }, 5);
  await until("list.scrollTop === 0");
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 330 });
  await until(`fired.includes("refresh")`);
  await sleep(200);
  await atRest();
  await compare("throw-and-pull", { touches: 12, scrolls: 2 });
});

test("a refresh that ends while a finger scrolls", async () => {
  const { y } = await start(`header="normal"`, { count: 60, delay: 900 });
  await browser.value("list.header.beginRefreshing()");
  await until("list.header.isRefreshing");
  await sleep(450);
  await input.began(100, y + 400);
  await input.dragged({ x: 100, y: y + 400 }, { x: 100, y: y + 360 }, 5);
  await until(`fired.includes("refresh")`);
  await sleep(300);
  await input.dragged({ x: 100, y: y + 360 }, { x: 100, y: y + 300 }, 5);
  await input.ended();
  await sleep(500);
  await atRest();
  await compare("ends-while-scrolled", { scrolls: 4 });
});

test("back footer to the end of the data", async () => {
  const { y } = await start(`header="normal" footer="back-normal"`, {
    count: 12, answers: { loadmore: "noMoreData" },
  });
  await input.pulled({ x: 100, y: y + 500 }, { x: 100, y: y + 120 });
  await until(`fired.includes("loadmore")`);
  await sleep(300);
  await atRest();
  await input.pulled({ x: 100, y: y + 500 }, { x: 100, y: y + 220 });
  await atRest();
  await compare("back-footer-end", { touches: 24 });
});

test("two fingers, and a system that takes them away", async () => {
  const { y } = await start(`header="gif" footer="auto-state"`);
  await input.began(100, y + 60, 0);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 160 }, 6, 0);
  await input.began(220, y + 200, 1);
  await sleep(60);
  await input.ended(1);
  await input.dragged({ x: 100, y: y + 160 }, { x: 100, y: y + 200 }, 4, 0);
  await input.cancelled();
  await atRest();
  await compare("two-fingers", { touches: 8 });
});

test("a ring that floats", async () => {
  const { y } = await start(`header="ring"`);
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 330 }, 24);
  await until(`fired.includes("refresh")`);
  await sleep(600);
  await atRest();
  await compare("ring", { touches: 12 });
});

test("pages to the side, and a trailer", async () => {
  const rows = `<div class="strip">${`<span class="screen">A page</span>`.repeat(4)}</div>`;
  const { y } = await start(`direction="horizontal" trailer="normal" paging`, { rows });
  for (let i = 0; i < 4; i += 1) {
    await input.thrown({ x: 300, y: y + 200 }, { x: 150, y: y + 204 }, 6);
    await atRest();
  }
  await compare("pages-and-trailer", { scrolls: 12 });
});

test("wheel, keys and language", async () => {
  const { y } = await start(`header="normal" footer="auto-normal" lang="ja"`);
  await input.wheel(100, y + 200, 0, 400);
  await sleep(200);
  await input.wheel(100, y + 200, 0, -150);
  await browser.value("list.scrollTo({ top: 0 })");
  await sleep(200);
  await input.pulled({ x: 100, y: y + 60 }, { x: 100, y: y + 130 });
  await atRest();
  await compare("wheel-and-language", { touches: 6 });
});
