// Serves some files to this machine alone.

import { createServer } from "node:http";

const types = {
  css: "text/css", html: "text/html; charset=utf-8", js: "text/javascript", mjs: "text/javascript",
  json: "application/json", md: "text/markdown; charset=utf-8", svg: "image/svg+xml", wasm: "application/wasm",
};

/** A policy that allows only the page's own files, and no inline script or style. */
export const strictPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
  + "connect-src 'self'; img-src data:";

/**
 * Serves `files`, contents by path. Files may be added while it runs. `address` is where it is, `policy` is
 * its Content-Security-Policy, null for none, and `close()` ends it.
 */
export async function serve(files) {
  const served = { policy: strictPolicy };
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    if (!(path in files)) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[path.split(".").pop()],
      ...(served.policy ? { "Content-Security-Policy": served.policy } : {}),
    }).end(files[path]);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  served.address = `http://127.0.0.1:${server.address().port}`;
  served.close = () => new Promise((done) => server.close(done));
  return served;
}
