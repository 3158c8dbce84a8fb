// Writes the folder for a web site: the element with its types and its modules, and what a package has.
//
//   node site.mjs FOLDER MODULE...

import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { joinModule } from "./join.mjs";

const element = fileURLToPath(new URL("..", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What a phone loads, by name. */
const loaded = ["refresh-list.bundle.mjs", "refresh.wasm", "refresh-list.css"];

const [folder, ...modules] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = readdirSync(element).filter((name) => /\.(mjs|d\.ts|css|json|md)$/.test(name));
for (const path of [...files.map((name) => join(element, name)), join(root, "LICENSE"), ...modules]) {
  copyFileSync(path, join(folder, basename(path)));
}
writeFileSync(join(folder, loaded[0]), joinModule(join(element, "refresh-list.mjs")));

const bytes = (count) => count.toLocaleString("en").padStart(9);
const compressed = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
const rows = loaded.map((name) => [name, readFileSync(join(folder, name)).length, compressed(name)]);
const total = ["together", ...[1, 2].map((column) => rows.reduce((sum, row) => sum + row[column], 0))];
console.log(`${folder} has ${readdirSync(folder).length} files. A phone loads, in bytes:

${["", "    plain", "  by gzip"].map((title, i) => i ? title : title.padEnd(24)).join("")}
${[...rows, total].map(([name, plain, small]) => name.padEnd(24) + bytes(plain) + bytes(small)).join("\n")}

To try it, put the first page of the guide "In a page" (Sources/RefreshKit/RefreshKit.docc/Web.md) into the folder as
index.html, and open http://localhost:8000 while this runs:

  python3 -m http.server --directory ${folder}
`);
