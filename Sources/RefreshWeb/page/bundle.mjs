// Writes the page with its style sheets, scripts and module into one file, which needs no server and no
// network: its Content-Security-Policy allows only the contents of the file.
//
//   node bundle.mjs MODULE FILE

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { joinScripts } from "./join.mjs";

const folder = dirname(fileURLToPath(import.meta.url));

/** The page as one text, with a module of WebAssembly. */
export function bundle(module) {
  const hashes = { style: [], script: [] };
  const inline = (kind, text, attributes = "") => {
    if (text.includes(`</${kind}`)) throw new Error(`a ${kind} would end in the middle of itself`);
    const hash = createHash("sha256").update(text).digest("base64");
    hashes[kind].push(`'sha256-${hash}'`);
    return `<${kind}${attributes}>${text}</${kind}>`;
  };
  const compressed = gzipSync(module, { level: 9 }).toString("base64");
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const html = read("index.html")
    .replace(/(?:<link rel="stylesheet" href=".*">\n)+/, (links) =>
      inline("style", [...links.matchAll(/href="(.*)"/g)].map(([, name]) => read(name)).join("\n"))
        + "\n")
    .replace(/<script type="module" src="(.*)"><\/script>/, (_, name) =>
      `<script type="text/plain" id="module">${compressed}</script>\n`
        + inline("script", joinScripts(join(folder, name)), ` type="module"`));
  const policy = `default-src 'none'; style-src ${hashes.style.join(" ")}; img-src data:; `
    + `script-src ${hashes.script.join(" ")} 'wasm-unsafe-eval'`;
  return html.replace(`<meta charset="utf-8">`, (line) =>
    `${line}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [modulePath, path] = process.argv.slice(2);
  const page = bundle(readFileSync(modulePath));
  writeFileSync(path, page);
  console.log(`${path} has ${Buffer.byteLength(page)} bytes`);
}
