// WebKitGTK, driven by WebKitWebDriver, in a window on the screen of an Xvfb.
//
// It has no touch events: pulls are by code. Its pages are at least 447 points wide.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebDriver } from "./webdriver.mjs";

/** The commands of WebDriver, as requests about a session. */
const requests = {
  Navigate: "POST /url", ExecuteAsyncScript: "POST /execute/async", PerformActions: "POST /actions",
  TakeScreenshot: "GET /screenshot", SetWindowRect: "POST /window/rect",
};

/** A browser with a fresh profile, and one page. */
export class WebKit extends WebDriver {
  name = "webkit";
  #folder = mkdtempSync(join(tmpdir(), "refresh-web-"));
  #processes = [];
  #session;

  static async start() {
    const webkit = new WebKit();
    const screen = webkit.#spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1300x24", "-nolisten", "tcp"]);
    const [number] = await new Promise((done, failed) => {
      screen.stdio[3].setEncoding("utf8").on("data", (text) => done(text.split("\n")));
      screen.on("exit", () => failed(new Error("Xvfb does not start")));
    });
    const port = await freePort();
    webkit.#spawn("WebKitWebDriver", [`--port=${port}`], { DISPLAY: `:${number}` });
    await webkit.#begin(`http://127.0.0.1:${port}/session`);
    return webkit;
  }

  async #begin(address) {
    const options = { binary: miniBrowser(), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    for (const start = Date.now(); ; await sleep(50)) {
      try {
        const { sessionId } = await request("POST", address, { capabilities });
        this.#session = `${address}/${sessionId}`;
        return;
      } catch (error) {
        if (Date.now() > start + 60_000 || error.message !== "fetch failed") throw error;
      }
    }
  }

  /** Sends a command of WebDriver; the value that it returns. */
  send(command, parameters) {
    const [method, path] = requests[command].split(" ");
    return request(method, this.#session + path, parameters);
  }

  /** Gives the page a size: the window has a bar above it. */
  async resize(width, height) {
    const [sides, bar] = await this.value("[outerWidth - innerWidth, outerHeight - innerHeight]");
    await this.send("SetWindowRect", { x: 0, y: 0, width: width + sides, height: height + bar });
    await this.value(`new Promise((done) => {
      const start = performance.now();
      (function check() {
        if (innerHeight === ${height} || performance.now() > start + 1000) done();
        else setTimeout(check, 20);
      })();
    })`);
  }

  touch() {
    throw new Error("WebKitGTK has no touch events");
  }

  async close() {
    await request("DELETE", this.#session).catch(() => {});
    for (const process of this.#processes.reverse()) process.kill();
    await Promise.all(this.#processes.map((process) => process.ended));
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  #spawn(command, values, environment) {
    const process = spawn(command, values, {
      stdio: ["ignore", "ignore", "ignore", "pipe"], env: this.#environment(environment),
    });
    process.ended = new Promise((done) => process.on("exit", done));
    this.#processes.push(process);
    return process;
  }

  #environment(own) {
    return { ...process.env, HOME: this.#folder, TZ: "UTC", LANG: "en_US.UTF-8", ...own };
  }
}

async function request(method, address, body) {
  const response = await fetch(address, {
    method, ...(body && method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The browser that the driver drives, in the folder of this processor. */
function miniBrowser() {
  return readdirSync("/usr/lib").map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
