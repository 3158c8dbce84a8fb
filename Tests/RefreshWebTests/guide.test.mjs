// The pages of Web.md, word by word.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { serve } from "./Browser/server.mjs";
import { atRest, browser, input, number, open, phone, place, sleep, until } from "./Support/lists.mjs";

const guide = readFileSync(
  new URL("../../Sources/RefreshKit/RefreshKit.docc/Web.md", import.meta.url), "utf8");
const pages = [...guide.matchAll(/^```html\n(.*?)^```$/gms)].map(([, page]) => page)
  .filter((page) => page.includes("<!doctype html>"));
const out = new URL("../../.build/web/", import.meta.url);
mkdirSync(out, { recursive: true });
const header = 1;

assert.ok(pages.length >= 2, "Web.md has a page with the element, and one with the calls");

for (const [i, page] of pages.entries()) {
  test(`page ${i + 1} of Web.md: a finger refreshes its list`, async () => {
    await open(page, { ...phone, height: 844, policy: null });
    await until(`recorder.calls.some(({ name }) => name === "attach")`, "there is no header");
    await until(`document.querySelector("article, canvas")`, "there are no rows");
    await sleep(100);
    const list = await place("refresh-list, #list");
    await input.began(list.x + 100, list.y + 60);
    await input.dragged({ x: list.x + 100, y: list.y + 60 }, { x: list.x + 100, y: list.y + 360 }, 20);
    await until(`recorder.number(${header}, "state") === 1`, "a pull of 300 points is not pulling");
    writeFileSync(new URL(`guide-${i + 1}.png`, out), await browser.screenshot());
    await input.ended();
    await until(`recorder.number(${header}, "state") === 2`, "the list does not refresh");
    await until(`recorder.number(${header}, "state") === 0`, "the refresh does not end");
    await atRest();
    assert.equal(await number("contentOffset.y"), 0);
    assert.equal(await browser.value("scrollY"), 0, "the page has scrolled under the finger");
    assert.deepEqual(browser.reports, []);
  });
}

test("the folder of .ci/wasm site is all that page 1 needs", async () => {
  const folder = new URL("site/", out);
  const served = await serve({
    "/index.html": pages[0],
    ...Object.fromEntries(readdirSync(folder).map((name) => [`/${name}`, readFileSync(new URL(name, folder))])),
  });
  served.policy = null;
  try {
    await browser.open(`${served.address}/index.html`, phone);
    await until(`document.querySelector("refresh-list:state(live) > article")`, "there is no list with rows");
    const paths = await browser.value(`["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type))
      .map(({ name }) => new URL(name).pathname).filter((path) => path !== "/favicon.ico")`);
    const loaded = ["/index.html", "/refresh-list.bundle.mjs", "/refresh-list.css", "/refresh.wasm"];
    assert.deepEqual(paths.sort(), loaded);
    const bytes = loaded.map((path) =>
      gzipSync(path === "/index.html" ? pages[0] : readFileSync(new URL(`.${path}`, folder)), { level: 9 }).length);
    console.log(`a phone's whole load is ${bytes.reduce((sum, count) => sum + count)} bytes by gzip -9 in ${paths.length} `
      + `requests: ${loaded.map((path, i) => `${path} ${bytes[i]}`).join(", ")}`);
    assert.deepEqual(browser.reports, []);
  } finally {
    await served.close();
  }
});

test("no picture of the guides needs variables, which not every renderer knows", () => {
  const folder = new URL("../../Sources/RefreshKit/RefreshKit.docc/", import.meta.url);
  const pictures = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  assert.ok(pictures.length > 10);
  const found = pictures.filter((name) => readFileSync(new URL(name, folder), "utf8").includes("var("));
  assert.deepEqual(found, []);
});
