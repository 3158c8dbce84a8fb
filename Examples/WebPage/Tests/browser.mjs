// Chromium without a window, driven over a pipe by its DevTools protocol, with a hand for its fingers, mouse and keys; and a
// server of the page.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const types = { ".html": "text/html", ".css": "text/css", ".mjs": "text/javascript", ".wasm": "application/wasm" };

/** Serves a folder; returns the server, with its address. */
export async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const name = url === "/" ? "/index.html" : url;
    const content = await readFile(join(folder, name)).catch(() => null);
    response.writeHead(content ? 200 : 404, { "Content-Type": types[extname(name)] ?? "text/plain" }).end(content);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** A browser with a fresh profile, and one page at a time. */
export class Browser {
  /** What the page has reported: exceptions, and errors in the console. */
  reports = [];

  #process;
  #folder = mkdtempSync(join(tmpdir(), "refresh-page-"));
  #waiting = new Map();
  #listeners = [];
  #count = 0;
  #target;
  #session;

  constructor() {
    this.#process = spawn("chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
      "--font-render-hinting=none", "--lang=en-US", "--remote-debugging-pipe", `--user-data-dir=${this.#folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], env: { ...process.env, TZ: "UTC", LANG: "en_US.UTF-8" } });
    let rest = "";
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
  }

  /** Opens an address in a page of its own; `media` are features by name. */
  async open(address, { width, height, scale = 1, mobile = false, media = {} }) {
    if (this.#target) await this.send("Target.closeTarget", { targetId: this.#target }, null);
    this.reports = [];
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    [this.#target, this.#session] = [targetId, sessionId];
    for (const domain of ["Page", "Runtime", "Log"]) await this.send(`${domain}.enable`);
    await this.resize(width, height, { scale, mobile });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: mobile, maxTouchPoints: 5 });
    await this.setMedia(media);
    const loaded = new Promise((done) => this.#listeners.push({ method: "Page.loadEventFired", done }));
    await this.send("Page.navigate", { url: address });
    await loaded;
  }

  resize(width, height, { scale = 1, mobile = false } = {}) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile });
  }

  setMedia(media) {
    const features = Object.entries(media).map(([name, value]) => ({ name, value }));
    return this.send("Emulation.setEmulatedMedia", { features });
  }

  /** Sends a command to the page, or to the browser where `session` is null. */
  send(method, params = {}, session = this.#session) {
    const id = this.#count += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, ...(session ? { sessionId: session } : {}) }) + "\0");
    });
  }

  /** The value of an expression in the page, as JSON has it. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression in the page is true. */
  async until(expression, seconds = 8) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end; await sleep(20)) {
      if (await this.value(expression)) return;
    }
    throw new Error(`${expression} is not true after ${seconds} seconds`);
  }

  /** The page, or a part of it, as PNG. */
  async picture(clip) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", ...(clip ? { clip: { scale: 1, ...clip } } : {}) });
    return Buffer.from(data, "base64");
  }

  async close() {
    const ended = new Promise((done) => this.#process.on("exit", done));
    this.send("Browser.close", {}, null).catch(() => {});
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(timer);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  #receive({ id, result, error, method, params, sessionId }) {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      return error ? waiting.reject(new Error(`${waiting.method}: ${error.message}`)) : waiting.resolve(result);
    }
    if (sessionId !== this.#session) return undefined;
    if (method === "Runtime.exceptionThrown") this.reports.push(params.exceptionDetails.exception?.description);
    if (method === "Log.entryAdded" && params.entry.level === "error") this.reports.push(`${params.entry.text} ${params.entry.url}`);
    const [waiting, others] = [true, false].map((is) => this.#listeners.filter((found) => (found.method === method) === is));
    this.#listeners = others;
    for (const { done } of waiting) done(params);
    return undefined;
  }
}

/** A hand at the screen, the mouse and the keys of a page. */
export class Hand {
  #browser;
  #fingers = new Map();

  constructor(browser) {
    this.#browser = browser;
  }

  down(x, y, id = 0) {
    this.#fingers.set(id, { x, y, id });
    return this.#touch("touchStart");
  }

  move(x, y, id = 0) {
    this.#fingers.set(id, { x, y, id });
    return this.#touch("touchMove");
  }

  /** Lifts a finger; beside others, the event has the finger that it is about. */
  up(id = 0) {
    const finger = this.#fingers.get(id);
    this.#fingers.delete(id);
    return this.#touch("touchEnd", this.#fingers.size > 0 ? [finger] : []);
  }

  /** Moves a finger down by a distance, in a number of frames. */
  async drag(x, y, distance, frames, id = 0) {
    for (let i = 1; i <= frames; i += 1) await Promise.all([sleep(16), this.move(x, y + distance * i / frames, id)]);
  }

  /** Puts a finger down, drags it, and lifts it when it rests. */
  async pull(x, y, distance, frames = 20) {
    await this.down(x, y);
    await this.drag(x, y, distance, frames);
    await sleep(120);
    await this.up();
  }

  /** Puts a finger down, drags it, and lifts it while it moves. */
  async fling(x, y, distance, frames = 8) {
    await this.down(x, y);
    await this.drag(x, y, distance, frames);
    await this.up();
  }

  async tap(x, y) {
    await this.down(x, y);
    await sleep(40);
    await this.up();
  }

  mouse(type, x, y, isHeld = false) {
    return this.#browser.send("Input.dispatchMouseEvent", {
      type, x, y, button: type === "mouseMoved" && !isHeld ? "none" : "left", buttons: isHeld ? 1 : 0, clickCount: 1,
    });
  }

  wheel(x, y, deltaY) {
    return this.#browser.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY });
  }

  async key(key, code) {
    const text = { Enter: "\r", " ": " " }[key];
    const event = { key, code: key === " " ? "Space" : key, windowsVirtualKeyCode: code };
    await this.#browser.send("Input.dispatchKeyEvent", { ...event, type: text ? "keyDown" : "rawKeyDown", ...(text ? { text } : {}) });
    await this.#browser.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  }

  #touch(type, touchPoints = [...this.#fingers.values()]) {
    return this.#browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
