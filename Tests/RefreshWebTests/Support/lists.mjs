// A page with a list, opened in the browser that REFRESH_BROWSER names: chromium, firefox or webkit.

import { readdirSync, readFileSync } from "node:fs";
import { after } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Chromium } from "../Browser/chromium.mjs";
import { Firefox } from "../Browser/firefox.mjs";
import { Input } from "../Browser/input.mjs";
import { serve, strictPolicy } from "../Browser/server.mjs";
import { WebKit } from "../Browser/webkit.mjs";
import { joinScripts } from "../../../Sources/RefreshWeb/page/bundle.mjs";
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
const reports = readFileSync(new URL("reports.mjs", import.meta.url), "utf8");
export const clock = `(() => { ${joinScripts(path("clock.mjs"))} })();`;

/** The files that a page may load. */
export const files = {
  "/refresh.wasm": read(".build/wasm/refresh.wasm"),
  "/refresh-recorder.wasm": read(".build/wasm/refresh-recorder.wasm"),
  ...Object.fromEntries(readdirSync(new URL("Sources/RefreshWeb/", root))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => [`/${name}`, read(`Sources/RefreshWeb/${name}`)])),
  "/page.css": read("Tests/RefreshWebTests/Support/page.css"),
  "/small.css": read("Tests/RefreshWebTests/Support/small.css"),
};

const browsers = { chromium: Chromium, firefox: Firefox, webkit: WebKit };
export const browser = new browsers[process.env.REFRESH_BROWSER ?? "chromium"]();
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

/** A page of `count` rows in a list with such attributes; `script` is a module of its own. */
export function page({ attributes = `header="normal" footer="auto-normal"`, count = 30, rows, script = "",
  before = "", behind = "", tags = [`<refresh-list id="list" ${attributes}>`, "</refresh-list>"] } = {}) {
  files["/page.mjs"] = script;
  const content = rows ?? Array.from({ length: count }, (_, i) =>
    `<article class="row">Row ${i + 1}</article>`).join("\n");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A list</title>
<link rel="stylesheet" href="page.css">
<script type="module" src="refresh-list.mjs"></script>
${before}
${tags[0]}
${content}
${tags[1]}
${behind}
<script type="module" src="page.mjs"></script>
</html>`;
}

/**
 * Opens a page, by default on a phone and under a strict policy, and waits for its first list, if it has one; the
 * place of the list, or of what is in its place, is returned. `hash` is the fragment of the address.
 */
export async function open(html, { policy = strictPolicy, hash = "", ...options } = phone) {
  files["/page.html"] = html;
  server.policy = policy;
  await input.reset();
  const settings = { scripts: [recorder], ...options };
  // A browser that runs no scripts before those of a page has them from the server.
  if (!("reports" in browser)) server.scripts = [reports, ...settings.scripts];
  await browser.open(`${server.address}/page.html${hash}`, settings);
  await until(`!document.querySelector("refresh-list") || (globalThis.recorder ? recorder.lists.length > 0
    : document.querySelector("#list").matches(":state(live)"))`, "there is no list");
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
  throw new Error([`${message}, after five seconds`, ...await browser.reported()].join("\n"));
}

/** A number of the first list, by its name in Swift. */
export const number = (name, slot = 0) => browser.value(`recorder.number(${slot}, "${name}")`);

/** Waits until the first list is at rest. */
export const atRest = () => until(`["isTracking", "isDragging", "isDecelerating", "timeline.isAnimating"]
  .every((name) => !recorder.number(0, name))`, "the list does not come to rest");

/** The calls of a name that the page has made. */
export const calls = (name) => browser.value(`recorder.calls.filter((c) => c.name === "${name}")`);

export { sleep };
