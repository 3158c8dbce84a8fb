// Serves some files to this machine alone.

import { createServer } from "node:http";

const types = {
  css: "text/css", html: "text/html; charset=utf-8", mjs: "text/javascript", wasm: "application/wasm",
};

/** A policy that allows only the page's own files, and no inline script or style. */
export const strictPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
  + "connect-src 'self'; img-src data:";

/**
 * Serves `files`, contents by path. Files may be added while it runs. `address` is where it is, `policy` is
 * its Content-Security-Policy, null for none, `scripts` run in each page before its own, and `close()` ends it.
 */
export async function serve(files) {
  const served = { policy: strictPolicy, scripts: [] };
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const script = path.match(/^\/script-(\d+)\.mjs$/);
    if (script) files[path] = served.scripts[script[1]];
    if (!(path in files)) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[path.split(".").pop()],
      ...(served.policy ? { "Content-Security-Policy": served.policy } : {}),
    }).end(path.endsWith(".html") ? withScripts(files[path], served.scripts) : files[path]);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  served.address = `http://127.0.0.1:${server.address().port}`;
  served.close = () => new Promise((done) => server.close(done));
  return served;
}

/** A page that loads scripts before all others. */
function withScripts(page, scripts) {
  const tags = scripts.map((_, i) => `<script src="/script-${i}.mjs"></script>`).join("");
  return tags ? String(page).replace(/^<!doctype html>(\s*<html.*?>)?/, (start) => start + tags) : page;
}
