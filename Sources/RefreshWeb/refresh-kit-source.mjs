// The source of the module, and the language of a list.

/** The language of a code, with the script of Chinese: the kit has no texts for regions. */
export function languageOf(code) {
  const [language, ...parts] = code.toLowerCase().split(/[-_]/);
  if (language !== "zh") return language;
  const script = parts.find((part) => /^[a-z]{4}$/.test(part))
    ?? (parts.some((part) => ["tw", "hk", "mo"].includes(part)) ? "hant" : "hans");
  return `zh-${script}`;
}

/** Compiles the module. */
export async function compile(source) {
  let found = await source;
  if (found instanceof URL || typeof found === "string") found = await fetch(found);
  if (found instanceof Response) {
    if (!found.ok) throw new Error(`${found.url}: ${found.status} ${found.statusText}`);
    // Compiled while it is loaded, if the server names its type.
    if (found.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(found);
    found = await found.arrayBuffer();
  }
  return found instanceof WebAssembly.Module ? found : WebAssembly.compile(found);
}
