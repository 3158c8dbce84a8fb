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
export async function compile(promised) {
  let source = await promised;
  if (source instanceof URL || typeof source === "string") source = await fetch(source);
  if (source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url}: ${source.status} ${source.statusText}`);
    // Compiled while it is loaded, if the server names its type.
    if (source.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(source);
}
