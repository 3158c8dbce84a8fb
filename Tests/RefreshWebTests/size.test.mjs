// How large the element is: its files without comments, blank lines and indentation, that is, as a page
// that leaves them out would load it. Counted is what a page loads for
// `<refresh-list header="normal" footer="auto-normal">`, and what is added where a page uses what few pages do:
// rings, images and sequences of images.
//
// What it promises costs, in about 1,000 bytes: 5 for fingers, wheels and keys, 2 for the browser's layout and
// scroll position, 4 for what components look like, 2 for style, 7 for components and events as an app sees them
// and assistive technology, 3 for time and frames, 5 for the attributes and members of the element, 1 for what
// is around a list, and 5 for its shadow tree and what follows a change of the rest. What the module can find
// out is left to it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

/** The most that every page may load, and the most of the element with all that is added, in bytes. */
const limits = { loaded: 34_230, all: 36_540 };

const folder = new URL("../../Sources/RefreshWeb/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".mjs") && !name.startsWith("refresh-kit"));
const read = (name) => readFileSync(new URL(name, folder), "utf8");

/** The files that one imports as it is loaded, and those that they import. */
function loaded(name, found = new Set()) {
  if (!found.has(name) && files.includes(name)) {
    found.add(name);
    for (const [, from] of read(name).matchAll(/^import .*?from "\.\/(.*)";$/gm)) loaded(from, found);
  }
  return found;
}

test("the element is small", () => {
  const sizes = Object.fromEntries(files.map((name) => [name, code(read(name)).length]));
  const total = (names) => [...names].reduce((sum, name) => sum + sizes[name], 0);
  const found = { loaded: total(loaded("refresh-list.mjs")), all: total(files) };
  console.log(`a page loads ${found.loaded} bytes of ${found.all}: `
    + Object.entries(sizes).map((part) => part.join(" ")).join(", "));
  assert.ok(loaded("refresh-list.mjs").size > 8, "the files that are loaded are not found");
  for (const [name, limit] of Object.entries(limits)) {
    assert.ok(found[name] <= limit, `${name}: the element may have ${limit} bytes`);
  }
});

/** The text of a file without comments on lines of their own, blank lines and indentation. */
function code(text) {
  return text.replace(/^\s*\/\*\*[^]*?\*\/\n/gm, "").split("\n").map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//")).join("\n");
}
