// The front page of the project's site, as `.ci/site` writes it without the documentation. REFRESH is the path of
// `refresh`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./Browser/server.mjs";
import { browser, desk, input, phone, sleep, until } from "./Support/lists.mjs";

const out = new URL("../../.build/web/", import.meta.url);
const path = (name) => fileURLToPath(new URL(name, out));
const front = new URL("front/", out);

rmSync(front, { recursive: true, force: true });
execFileSync("node", [fileURLToPath(new URL("../../Sources/RefreshWeb/front/front.mjs", import.meta.url)),
  path("front"), path("site"), path("refresh.html")]);
const names = readdirSync(front, { recursive: true }).filter((name) => /\.\w+$/.test(name));
const files = Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(new URL(name, front))]));
const server = await serve(files);
server.policy = null;
after(() => server.close());

const open = (device) => browser.open(`${server.address}/index.html`, device);
const areLive = `document.querySelectorAll("figure > img").length === 0`;

for (const [name, device] of Object.entries({
  phone, desk: { ...desk, width: 1280 }, dark: { ...desk, media: { "prefers-color-scheme": "dark" } },
})) {
  test(`each film is a list that is live, and fits: ${name}`, async () => {
    await open(device);
    await until(areLive, "a picture has no list");
    assert.ok(await browser.value(`document.querySelectorAll("refresh-list").length`) > 18);
    assert.equal(await browser.value("document.documentElement.scrollWidth"), device.width);
    writeFileSync(path(`front-${name}.png`), await browser.screenshot());
    assert.deepEqual(browser.reports, []);
  });
}

test("a list of the page can be pulled", async () => {
  await open(phone);
  await until(areLive);
  const { x, y } = await browser.value(`(() => {
    globalThis.list = document.querySelector("#ring refresh-list");
    list.scrollIntoView({ block: "center" });
    return list.getBoundingClientRect().toJSON();
  })()`);
  await sleep(100);
  await input.pulled({ x: x + 100, y: y + 40 }, { x: x + 100, y: y + 300 });
  await until(`list.header.state === "refreshing"`, "it does not refresh");
  await until(`list.header.state === "idle"`, "it does not end");
});

test("where lists cannot run, pictures are shown", async () => {
  const bundle = files["/list/refresh-list.bundle.mjs"];
  delete files["/list/refresh-list.bundle.mjs"];
  try {
    await open(phone);
    await sleep(300);
    const sizes = await browser.value(`[...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().then(() => image.naturalWidth);
    })`);
    assert.ok(sizes.length > 12);
    assert.equal(await browser.value("document.querySelector('refresh-list')"), null);
  } finally {
    files["/list/refresh-list.bundle.mjs"] = bundle;
  }
});

test("each link and each source of the page is in the folder", () => {
  const page = readFileSync(new URL("index.html", front), "utf8");
  const targets = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target);
  const missing = targets.filter((target) => !/^(data:|docs\/)/.test(target))
    .filter((target) => !existsSync(new URL(target.endsWith("/") ? `${target}index.html` : target, front)));
  assert.ok(targets.length > 15);
  assert.deepEqual(missing, []);
});
