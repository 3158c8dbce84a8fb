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
  assert.equal(found("refresh-list/refresh-list.bundle.mjs"), `${site}refresh-list.bundle.mjs`);
  assert.equal(found("refresh-list/refresh-list.css"), `${site}refresh-list.css`);
  assert.throws(() => found("refresh-list/list-stage.mjs"), "what is the element's own can be imported");
  const module = new WebAssembly.Module(readFileSync(new URL(found("refresh-list/refresh.wasm"))));
  assert.ok(RefreshKit.instance(module).call("make_list", 375, 667) > 0);

  const description = JSON.parse(readFileSync(new URL("package.json", site)));
  assert.equal(description.type, "module");
  assert.deepEqual(Object.keys(description).filter((key) => /dependencies/i.test(key)), []);
  const files = readdirSync(new URL("site", out));
  for (const name of ["LICENSE", "README.md", "custom-elements.json", "refresh-list.d.ts"]) {
    assert.ok(files.includes(name), name);
  }
  const others = /^(LICENSE|README\.md|(package|custom-elements)\.json|refresh-list\.css)$/;
  assert.deepEqual(files.filter((name) => !/\.(mjs|d\.ts|wasm)$/.test(name) && !others.test(name)), []);
});

test("the description for editors has what the types, the guide and the element have", () => {
  const source = (name) => readFileSync(new URL(`../../Sources/RefreshWeb/${name}`, import.meta.url), "utf8");
  const [declaration] = JSON.parse(source("custom-elements.json")).modules[0].declarations;
  const names = (kind) => declaration[kind].map(({ name }) => name);
  const guide = readFileSync(new URL("../../Sources/RefreshKit/RefreshKit.docc/Web.md", import.meta.url), "utf8");
  const types = source("refresh-list.d.ts");
  const words = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
  const rows = (title) => guide.slice(guide.indexOf(`| ${title} |`)).split("\n\n")[0].split("\n").slice(2)
    .flatMap((row) => words(row.split(" | ")[0]));
  const without = (found, left) => found.filter((name) => !left.includes(name));
  assert.deepEqual(names("attributes").sort(), without(rows("attribute"), ["lang", "dir"]).sort());
  assert.deepEqual(names("events").sort(), rows("event").sort());
  const [, comment] = types.match(/\/\*\*([^]*?)\*\/\nexport class RefreshList /);
  const [attributes, slots, parts, properties] = ["Attributes", "Slots", "Parts", "Custom properties"].map((title) =>
    words(comment.match(new RegExp(`${title}:([^]*?)\\.\\s`))[1]));
  assert.deepEqual(names("attributes").sort(), without(attributes, ["lang", "dir"]).sort());
  assert.deepEqual(without(names("slots"), [""]).sort(), slots.sort());
  assert.deepEqual(names("cssParts").sort(), parts.sort());
  assert.deepEqual(names("cssProperties").sort(), properties.sort());
  const [, body] = types.match(/export class RefreshList [^]*?\{\n([^]*?)\n\}/);
  const members = [...body.matchAll(/^  (?:get |set |readonly )?(\w+)[:(]/gm)].map(([, name]) => name);
  assert.deepEqual(names("members").sort(), [...new Set(members)].sort());
});
