// A page with a list, opened in Chromium, or in the browser of REFRESH_BROWSER.

import { readdirSync, readFileSync } from "node:fs";
import { after } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startBrowser } from "../Browser/browsers.mjs";
import { Input } from "../Browser/input.mjs";
import { serve, strictPolicy } from "../Browser/server.mjs";
import { reporter } from "../Browser/webdriver.mjs";
import { joinModule, joinScripts } from "../../../Sources/RefreshWeb/page/join.mjs";
import { signatures } from "../Recording/signatures.mjs";

const root = new URL("../../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root));
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** A phone's page, and a window on a desk. */
export const phone = { width: 390, height: 700, mobile: true };
export const desk = { width: 1000, height: 800 };

/** Scripts that run before a page's own. */
export const recorder = `globalThis.signatures = ${JSON.stringify(signatures)};
(() => { ${joinScripts(path("../Recording/recorder.mjs"), `"http://localhost/"`)} })();`;
export const clock = `(() => { ${joinScripts(path("clock.mjs"))} })();`;

/** The files that a page may load. */
export const files = {
  "/refresh.wasm": read(".build/wasm/refresh.wasm"),
  "/refresh-gallery.wasm": read(".build/wasm/refresh-gallery.wasm"),
  "/refresh-canvas.wasm": read(".build/wasm/refresh-canvas.wasm"),
  "/refresh-recorder.wasm": read(".build/wasm/refresh-recorder.wasm"),
  ...Object.fromEntries(readdirSync(new URL("Sources/RefreshWeb/", root))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => [`/${name}`, read(`Sources/RefreshWeb/${name}`)])),
  "/refresh-list.bundle.mjs": joinModule(path("../../../Sources/RefreshWeb/refresh-list.mjs")),
  "/refresh-list.css": read("Sources/RefreshWeb/refresh-list.css"),
  "/page.css": read("Tests/RefreshWebTests/Support/page.css"),
  "/small.css": read("Tests/RefreshWebTests/Support/small.css"),
};

export const browser = await startBrowser();
export const input = new Input(browser);
const server = await serve(files);

after(async () => {
  await browser.close();
  await server.close();
});

/** A page's script: each load ends by `finish.done()` or `finish.failed()`. */
export const finishing = `const list = document.querySelector("#list");
  globalThis.finish = undefined;
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) =>
      event.respondWith(new Promise((done, failed) => { finish = { done, failed }; })));
  }`;

/** A page's script: `begun` has the loads, each of which ends by `finish()`. */
export const counting = `globalThis.list = document.querySelector("#list");
  globalThis.begun = [];
  for (const name of ["refresh", "loadmore"]) {
    list.addEventListener(name, (event) => {
      begun.push(name);
      event.respondWith(new Promise((done) => { globalThis.finish = done; }));
    });
  }`;

/** Begins a refresh of the header of such a page, and waits until it is open. */
export async function beginRefresh() {
  await browser.value("list.header.beginRefreshing()");
  await until("globalThis.finish");
  await sleep(100);
  await atRest();
}

/**
 * A page of `count` rows in a list with such attributes; `script` is a module of its own, which imports the element
 * itself if `importsElement` is false.
 */
export function page({ attributes = `header="normal" footer="auto-normal"`, count = 30, rows, script = "",
  before = "", behind = "", importsElement = true } = {}) {
  files["/page.mjs"] = script;
  const content = rows ?? Array.from({ length: count }, (_, i) =>
    `<article class="row">Row ${i + 1}</article>`).join("\n");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A list</title>
<link rel="stylesheet" href="page.css">
${importsElement ? `<script type="module" src="refresh-list.mjs"></script>` : ""}
${before}
<refresh-list id="list" ${attributes}>
${content}
</refresh-list>
${behind}
<script type="module" src="page.mjs"></script>
</html>`;
}

/** Whether the first list of a page is there. */
const isLive = `globalThis.recorder ? recorder.lists.length > 0
  : document.querySelector("#list").matches(":state(live)")`;

/**
 * Opens a page, by default on a phone and under a strict policy, and waits for its first list, or until `ready`; its
 * place is returned.
 */
export async function open(html, { policy = strictPolicy, ready = isLive, hash = "", ...options } = phone) {
  const scripts = options.scripts ?? [recorder];
  files["/page.html"] = browser.name === "chromium" ? html
    : html.replace("<meta charset", `<script src="first.js"></script>\n<meta charset`);
  files["/first.js"] = [reporter, ...scripts].join("\n");
  server.policy = policy;
  await input.reset();
  await browser.open(`${server.address}/page.html${hash}`, { ...options, scripts });
  await until(ready, "there is no list");
  await sleep(100);
  return place("refresh-list, #list");
}

/** Where the first element of a selector is, with the point in its middle. */
export function place(selector) {
  return browser.value(`(({ x, y, width, height }) => ({ x, y, width, height,
    middle: { x: x + width / 2, y: y + height / 2 } }))(
    document.querySelector("${selector}").getBoundingClientRect())`);
}

/** Waits until an expression in the page is true, at most five seconds. */
export async function until(expression, message = expression) {
  for (const start = Date.now(); Date.now() < start + 5_000;) {
    if (await browser.value(`Boolean(${expression})`)) return;
    await sleep(20);
  }
  throw new Error([`${message}, after five seconds`, ...browser.reports].join("\n"));
}

/** A number of the first list, by its name in Swift. */
export const number = (name, slot = 0) => browser.value(`recorder.number(${slot}, "${name}")`);

/** Waits until the first list is at rest, and has the scrolls of the browser. */
export async function atRest() {
  await sleep(50);
  await until(`["isTracking", "isDragging", "isDecelerating", "timeline.isAnimating"]
    .every((name) => !recorder.number(0, name))`, "the list does not come to rest");
}

/** The calls of a name that the page has made. */
export const calls = (name) => browser.value(`recorder.calls.filter((c) => c.name === "${name}")`);

export { sleep };
