// Chromium without a window, driven over a pipe by its DevTools protocol.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The size of a phone's page, in CSS pixels. */
export const phone = { width: 390, height: 700, deviceScaleFactor: 2, mobile: true };

/** The size of a window on a desk. */
export const desktop = { width: 1000, height: 800, deviceScaleFactor: 1, mobile: false };

/** A browser, with one page at a time. */
export class Chromium {
  #process;
  #folder = mkdtempSync(join(tmpdir(), "refresh-page-"));
  #waiting = new Map();
  #count = 0;
  #session;
  #target;
  #loaded;

  /** What the page has complained of: exceptions, and errors in the console. */
  complaints = [];

  constructor(path = "chromium") {
    this.#process = spawn(path, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio",
      "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe",
      `--user-data-dir=${this.#folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    let rest = "";
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
    this.#process.on("error", (error) => this.#fail(error));
    this.#process.on("exit", () => this.#fail(new Error("the browser has ended")));
  }

  /** Opens `address` in a page of its own, of that size; `script` runs before the page's own. */
  async open(address, size, script) {
    if (this.#target) await this.send("Target.closeTarget", { targetId: this.#target }, null);
    this.complaints = [];
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } =
      await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    [this.#target, this.#session] = [targetId, sessionId];
    for (const domain of ["Page", "Runtime", "Log"]) await this.send(`${domain}.enable`);
    await this.send("Emulation.setDeviceMetricsOverride", size);
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: size.mobile });
    await this.send("Page.addScriptToEvaluateOnNewDocument", { source: script });
    const loaded = new Promise((done) => { this.#loaded = done; });
    await this.send("Page.navigate", { url: address });
    await loaded;
  }

  /** Sends a command to the page, or to the browser where `session` is null. */
  send(method, params = {}, session = this.#session) {
    const id = this.#count += 1;
    const message = { id, method, params, ...(session ? { sessionId: session } : {}) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#process.stdio[3].write(JSON.stringify(message) + "\0");
    });
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(described(exceptionDetails));
    return result.value;
  }

  /** Does what one finger does: `touchStart`, `touchMove`, `touchEnd` or `touchCancel`. */
  finger(type, x, y) {
    const touchPoints = type === "touchEnd" || type === "touchCancel" ? [] : [{ x, y }];
    return this.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** Does what a mouse does: `mousePressed`, `mouseMoved`, `mouseReleased` or `mouseWheel`. */
  mouse(type, x, y, { button = "left", deltaY = 0 } = {}) {
    const held = type === "mouseMoved" || type === "mousePressed";
    const buttons = held && button !== "none" ? { left: 1, right: 2 }[button] : 0;
    return this.send("Input.dispatchMouseEvent", {
      type, x, y, button: type === "mouseWheel" ? "none" : button, buttons, clickCount: 1,
      deltaX: 0, deltaY,
    });
  }

  /** A picture of the page, as PNG. */
  async screenshot() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  /** Ends the browser. */
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
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    } else if (sessionId === this.#session) {
      if (method === "Page.loadEventFired") this.#loaded?.();
      if (method === "Runtime.exceptionThrown") {
        this.complaints.push(described(params.exceptionDetails));
      }
      if (method === "Log.entryAdded" && params.entry.level === "error") {
        this.complaints.push(params.entry.text + " " + (params.entry.url ?? ""));
      }
      if (method === "Runtime.consoleAPICalled" && params.type === "error") {
        this.complaints.push(params.args.map((arg) => arg.value ?? arg.description).join(" "));
      }
    }
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function described({ text, exception }) {
  return exception?.description ?? text;
}
