// How large the element is: its files without comments, blank lines and indentation, that is, as a page
// that leaves them out would load it.
//
// What it promises costs, in about 1,000 bytes: 5 for fingers, wheels and keys, 2 for scrolling by calls and
// its ends, 4 for the browser's layout and scroll position, 5 for what components look like, 3 for style,
// 5 for components and events as an app sees them, 3 for them and assistive technology, 3 for time and
// frames, 5 for the attributes and members of the element, 1 for what is around a list, and 6 for what follows
// a change of the rest. What the module can find out is left to it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

/** The most that the element may have, in bytes. */
const limit = 41_400;

const folder = new URL("../../Sources/RefreshWeb/", import.meta.url);

test("the element is small", () => {
  const sizes = readdirSync(folder).filter((name) => name.endsWith(".mjs") && !name.startsWith("refresh-kit"))
    .map((name) => [name, code(readFileSync(new URL(name, folder), "utf8")).length]);
  const size = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`the element has ${size} bytes: ${sizes.map((part) => part.join(" ")).join(", ")}`);
  assert.ok(size <= limit, `the element may have ${limit} bytes`);
});

/** The text of a file without comments on lines of their own, blank lines and indentation. */
function code(text) {
  return text.replace(/^\s*\/\*\*[^]*?\*\/\n/gm, "").split("\n").map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//")).join("\n");
}
