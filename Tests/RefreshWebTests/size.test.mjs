// How large the element is: its files without comments, blank lines and indentation, that is, as a page
// that leaves them out would load it. Counted is what a phone loads for
// `<refresh-list header="normal" footer="auto-normal">`, and what is added where something needs it.
//
// What it promises costs, in about 1,000 bytes: 7 for fingers, keys and taps, 11 for the layout, the scroll position
// and rows in front, 2 for reports of scrolls, 4 for what components look like, 3 for style, 11 for components and
// events as an app sees them and assistive technology, 3 for time and frames, 4 for the attributes and members of the
// element, 2 for what is around a list, and 8 for its shadow tree and what follows a change of the rest. What the
// module can find out is left to it. Of the calls, 1 is for the paths of shapes, and for the choice between two modules.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { compact } from "../../Sources/RefreshWeb/page/join.mjs";

/** The most that every page may load, and the most of the element with all that is added, in bytes. */
const limits = { loaded: 55_500, all: 63_900 };

/** What is added, and when; the guide "In a page" has it, with the most that each may have. */
const added = {
  "list-drag.mjs": "with list-mouse.mjs",
  "list-mouse.mjs": "a mouse or a trackpad: with the module, or as it is connected to a phone",
  "list-pictures.mjs": "the first ring, shape, image, title or arrow at a side, text that is not in the middle, or second level",
};

const folder = new URL("../../Sources/RefreshWeb/", import.meta.url);
const all = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
const files = all.filter((name) => !name.startsWith("refresh-kit"));
const read = (name) => readFileSync(new URL(name, folder), "utf8");

/** The files that one imports as it is loaded, and those that they import. */
function loaded(name, found = new Set()) {
  if (!found.has(name) && files.includes(name)) {
    found.add(name);
    for (const [, from] of read(name).matchAll(/^import .*?from "\.\/(.*)";$/gm)) loaded(from, found);
  }
  return found;
}

/** The most bytes that the guide has for a file, by its name. */
const guide = readFileSync(new URL("../../Sources/RefreshKit/RefreshKit.docc/Web.md", import.meta.url), "utf8");
const most = (name) => Number(guide.match(`\\| \`${name}\`[^|]*\\| ([\\d,]+) `)[1].replace(",", ""));

test("the element is small", () => {
  const sizes = Object.fromEntries(files.map((name) => [name, compact(read(name)).length]));
  const total = (names) => [...names].reduce((sum, name) => sum + sizes[name], 0);
  const first = loaded("refresh-list.mjs");
  const found = { loaded: total(first), all: total(files) };
  console.log(`a phone loads ${found.loaded} bytes of ${found.all}: `
    + Object.entries(sizes).map((part) => part.join(" ")).join(", "));
  assert.deepEqual(files.filter((name) => !first.has(name)).sort(), Object.keys(added), "other files are added");
  for (const [name, limit] of Object.entries(limits)) {
    assert.ok(found[name] <= limit, `${name}: the element may have ${limit} bytes`);
  }
  assert.equal(most("refresh-list.mjs"), limits.loaded);
  for (const name of Object.keys(added)) assert.ok(sizes[name] <= most(name), `${name} has ${sizes[name]} bytes`);
  const calls = all.filter((name) => name.startsWith("refresh-kit")).map((name) => compact(read(name)).length);
  const length = calls.reduce((sum, size) => sum + size, 0);
  assert.ok(length <= most("refresh-kit.mjs"), `the calls have ${length} bytes`);
});

/** How many bytes a module has in transit, by the program of .ci/wasm: the compression of Node is another one. */
const inTransit = (name) => execFileSync("gzip",
  ["-9c", fileURLToPath(new URL(`../../.build/wasm/${name}`, import.meta.url))], { maxBuffer: 2 ** 24 }).length;

test("the guide has the limits of the modules, and the modules keep them", () => {
  const [, limit] = readFileSync(new URL("../../.ci/wasm", import.meta.url), "utf8").match(/^transit_limit=(\d+)$/m);
  assert.equal(most("refresh.wasm"), Number(limit));
  for (const name of ["refresh.wasm", "refresh-gallery.wasm"]) {
    const length = inTransit(name);
    assert.ok(length < most(name), `${name} has ${length} bytes in transit`);
  }
});

test("the small module does not have the gallery", () => {
  const exported = (name) => WebAssembly.Module.exports(new WebAssembly.Module(
    readFileSync(new URL(`../../.build/wasm/${name}`, import.meta.url)))).map((call) => call.name);
  const [small, gallery] = [exported("refresh.wasm"), exported("refresh-gallery.wasm")];
  assert.deepEqual(gallery.filter((name) => !small.includes(name)).sort(),
    ["refresh_draw_path", "refresh_set_indicator"]);
  assert.deepEqual(small.filter((name) => !gallery.includes(name)), []);
});
