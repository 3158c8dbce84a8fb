// The folder of `.ci/wasm site` as a package: what an app that is bundled finds in it.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const out = new URL("../../.build/web/", import.meta.url);
const app = new URL("app/", out);

test("the package has its scripts, types and module, and depends on nothing", async () => {
  rmSync(app, { recursive: true, force: true });
  mkdirSync(new URL("node_modules", app), { recursive: true });
  symlinkSync(fileURLToPath(new URL("site", out)), new URL("node_modules/refresh-list", app));
  writeFileSync(new URL("app.mjs", app), `export const found = (name) => import.meta.resolve(name);
    export { RefreshKit } from "refresh-list/refresh-kit.mjs";`);
  const { found, RefreshKit } = await import(new URL("app.mjs", app));
  const site = new URL("site/", out).href;
  assert.equal(found("refresh-list"), `${site}refresh-list.mjs`);
  assert.throws(() => found("refresh-list/list-stage.mjs"), "what is the element's own can be imported");
  const module = new WebAssembly.Module(readFileSync(new URL(found("refresh-list/refresh.wasm"))));
  assert.ok(RefreshKit.instance(module).call("make_list", 375, 667) > 0);

  const description = JSON.parse(readFileSync(new URL("package.json", site)));
  assert.equal(description.type, "module");
  assert.deepEqual(Object.keys(description).filter((key) => /dependencies/i.test(key)), []);
  const files = readdirSync(new URL("site", out));
  assert.ok(files.includes("refresh-list.d.ts"));
  assert.deepEqual(files.filter((name) => !/\.(mjs|d\.ts|wasm)$|^package\.json$/.test(name)), []);
});
