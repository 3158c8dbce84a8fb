// Writes the page with its style sheets, scripts and module into one file, which needs no server and no
// network: its Content-Security-Policy allows only the contents of the file.
//
//   node bundle.mjs MODULE FILE

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * Joins a script and all that it imports into one: each file becomes a function that is called once and
 * returns its exports. Only lists of names are imported, and only declarations exported; an import by a
 * call is a promise of the exports. `url` is an expression for the URL of each file.
 */
export function joinScripts(path, url = "document.baseURI") {
  const names = new Map();
  const texts = new Map();
  /**
   * The files that are imported by a call. They come after all others, because their importers have been called by
   * then.
   */
  const later = [path];
  const nameOf = (file) => {
    if (!names.has(file)) names.set(file, `file${names.size}`);
    return names.get(file);
  };
  const add = (file) => {
    const name = nameOf(file);
    if (texts.has(file)) return name;
    texts.set(file, "");
    const exported = [];
    const text = readFileSync(file, "utf8")
      .replace(/^import \{([^}]*)\}\s*from "(.*)";$/gm, (_, names, from) =>
        `const {${names.replace(/ as /g, ": ")}} = ${add(join(dirname(file), from))};`)
      .replace(/^import "(.*)";$/gm, (_, from) => {
        add(join(dirname(file), from));
        return "";
      })
      .replace(/\bimport\("(.*)"\)/g, (_, from) => {
        later.push(join(dirname(file), from));
        return `(async () => ${nameOf(later.at(-1))})()`;
      })
      .replace(/^export \{([^}]*)\};$/gm, (_, names) => {
        exported.push(names.trim());
        return "";
      })
      .replace(/^export (async function\*?|function\*?|class|const|let) (\w+)/gm, (_, kind, name) => {
        exported.push(name);
        return `${kind} ${name}`;
      })
      .replaceAll("import.meta.url", url);
    const left = text.match(/^(import|export)\b.*/m);
    if (left) throw new Error(`${file} has "${left[0]}", which is not joined`);
    // A file comes after those that it imports.
    texts.delete(file);
    texts.set(file, `const ${name} = (() => {\n${text}\nreturn { ${exported.join(", ")} };\n})();`);
    return name;
  };
  for (const file of later) add(file);
  return [...texts.values()].join("\n");
}

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
