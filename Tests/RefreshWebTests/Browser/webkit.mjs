// WebKitGTK in a window of a screen that is only in memory, driven by WebKitWebDriver.
//
// It has a wheel, a mouse and keys. It has no touch events, no scroll anchoring and no `scrollend`: pulls are the
// kit's own there, by a mouse or by code.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { WebDriver } from "./webdriver.mjs";

/** The method and the path of each command that is used. */
const commands = {
  NewSession: ["POST", "/session"], DeleteSession: ["DELETE", ""], Navigate: ["POST", "/url"],
  SetWindowRect: ["POST", "/window/rect"], ExecuteAsyncScript: ["POST", "/execute/async"],
  TakeScreenshot: ["GET", "/screenshot"], PerformActions: ["POST", "/actions"],
};

export class WebKit extends WebDriver {
  name = "webkit";
  hasTouch = false;

  #screen;
  #driver;
  #address;
  #session = this.#start();

  async #start() {
    this.#screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const display = await new Promise((done) => this.#screen.stdio[3].once("data", done));
    const port = await freePort();
    this.#address = `http://127.0.0.1:${port}`;
    this.#driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env: {
      ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11", TZ: "UTC", LANG: "en_US.UTF-8",
      LIBGL_ALWAYS_SOFTWARE: "1",
    } });
    for (const start = Date.now();; await sleep(50)) {
      try {
        await fetch(`${this.#address}/status`);
        break;
      } catch (error) {
        if (Date.now() > start + 10_000) throw error;
      }
    }
    const { sessionId } = await this.#command("POST", "/session", { capabilities: {} });
    return sessionId;
  }

  /** Sends a command of WebDriver. */
  async send(name, parameters) {
    const [method, path] = commands[name];
    return this.#command(method, `/session/${await this.#session}${path}`, method === "POST" ? parameters : undefined);
  }

  touch() {
    throw new Error("WebKitGTK has no touch events");
  }

  /** Ends the browser. */
  async close() {
    await this.send("DeleteSession").catch(() => {});
    for (const child of [this.#driver, this.#screen]) {
      const ended = new Promise((done) => child.on("exit", done));
      child.kill();
      await ended;
    }
  }

  async #command(method, path, parameters) {
    const response = await fetch(this.#address + path, {
      method, body: parameters && JSON.stringify(parameters), signal: AbortSignal.timeout(30_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
}

/** A port that nothing listens at. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.on("listening", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
