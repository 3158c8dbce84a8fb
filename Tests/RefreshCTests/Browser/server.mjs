// Serves some files to this machine alone.

import { createServer } from "node:http";

const types = { html: "text/html", mjs: "text/javascript", wasm: "application/wasm" };

/** Serves `files`, contents by path; its `address` and `close` are what it has. */
export async function serve(files) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    if (!(path in files)) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": types[path.split(".").pop()] }).end(files[path]);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
