// Joins scripts into one, without a bundler.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

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

/** A script and all that it imports, also by a call, as one module with the exports of the script. */
export function joinModule(path) {
  const exported = readFileSync(path, "utf8").matchAll(/^export (?:\{([^}]*)\};|(?:class|function|const) (\w+))/gm);
  const names = [...exported].map(([, list, name]) => list?.trim() ?? name).join(", ");
  return compact(`${joinScripts(path, "import.meta.url")}\nexport const { ${names} } = file0;\n`);
}

/** A text of a script without comments on lines of their own, blank lines and indentation. */
export function compact(text) {
  return text.replace(/^\s*\/\*\*[^]*?\*\/\n/gm, "").split("\n").map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//")).join("\n") + "\n";
}
