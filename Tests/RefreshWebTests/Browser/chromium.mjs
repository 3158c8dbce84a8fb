// Chromium without a window, driven over a pipe by its DevTools protocol.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The fonts that pages are drawn with, so that pictures are the same on every machine. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <dir>/usr/share/fonts-droid-fallback</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match>
    <test name="family"><string>monospace</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit>
  </match>
  <match>
    <edit name="family" mode="append" binding="strong"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/** A browser with a fresh profile, and one page at a time. */
export class Chromium {
  name = "chromium";

  #process;
  #folder = mkdtempSync(join(tmpdir(), "refresh-web-"));
  #waiting = new Map();
  #listeners = new Map();
  #count = 0;
  #session;
  #target;

  /** What the page has reported: exceptions, rejections, errors in the console, policy violations. */
  reports = [];

  constructor() {
    const fontsPath = join(this.#folder, "fonts.conf");
    writeFileSync(fontsPath, fonts);
    this.#process = spawn("chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio",
      "--no-first-run", "--hide-scrollbars", "--font-render-hinting=none", "--lang=en-US",
      "--js-flags=--expose-gc", "--remote-debugging-pipe",
      `--user-data-dir=${join(this.#folder, "profile")}`, "about:blank",
    ], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      env: { ...process.env, FONTCONFIG_FILE: fontsPath, TZ: "UTC", LANG: "en_US.UTF-8" },
    });
    let rest = "";
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
    this.#process.on("error", (error) => this.#fail(error));
    this.#process.on("exit", () => this.#fail(new Error("the browser has ended")));
  }

  /**
   * Opens an address in a page of its own. `scripts` run before the page's own; `media` are media
   * features by name.
   */
  async open(address, { width, height, scale = 1, mobile = false, scripts = [], media = {} }) {
    if (this.#target) await this.send("Target.closeTarget", { targetId: this.#target }, null);
    this.reports = [];
    this.#listeners.clear();
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } =
      await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    [this.#target, this.#session] = [targetId, sessionId];
    for (const domain of ["Page", "Runtime", "Log", "Audits"]) await this.send(`${domain}.enable`);
    await this.resize(width, height, { scale, mobile });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: mobile, maxTouchPoints: 5 });
    await this.send("Emulation.setEmulatedMedia", {
      features: Object.entries(media).map(([name, value]) => ({ name, value })),
    });
    for (const source of scripts) {
      await this.send("Page.addScriptToEvaluateOnNewDocument", { source });
    }
    const loaded = this.event("Page.loadEventFired");
    await this.send("Page.navigate", { url: address });
    await loaded;
  }

  /** Gives the page another size. */
  resize(width, height, { scale = 1, mobile = false } = {}) {
    return this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: scale, mobile,
    });
  }

  /** Sends a command to the page, or to the browser where `session` is null. */
  send(method, params = {}, session = this.#session) {
    const id = this.#count += 1;
    const message = { id, method, params, ...(session ? { sessionId: session } : {}) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      this.#process.stdio[3].write(JSON.stringify(message) + "\0");
    });
  }

  /** Calls `listener` with the parameters of each event of a name. */
  on(name, listener) {
    this.#listeners.set(name, [...this.#listeners.get(name) ?? [], listener]);
  }

  /** The parameters of the next event of a name. */
  event(name) {
    return new Promise((done) => this.on(name, done));
  }

  /** The value of an expression in the page, as JSON has it. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(described(exceptionDetails));
    return result.value;
  }

  /** What the page has reported. */
  async reported() {
    return this.reports;
  }

  /** Sends an event of fingers: `touchStart`, `touchMove`, `touchEnd` or `touchCancel`. */
  touch(type, touchPoints) {
    return this.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  mouse(type, x, y, button, isHeld) {
    return this.send("Input.dispatchMouseEvent", {
      type, x, y, button: type === "mouseMoved" && !isHeld ? "none" : button,
      buttons: isHeld && button !== "none" ? { left: 1, right: 2 }[button] : 0, clickCount: 1,
    });
  }

  wheel(x, y, deltaX, deltaY) {
    return this.send("Input.dispatchMouseEvent", {
      type: "mouseWheel", x, y, button: "none", buttons: 0, deltaX, deltaY,
    });
  }

  async key(key, modifiers) {
    const codes = {
      Tab: 9, Enter: 13, Escape: 27, " ": 32, PageUp: 33, PageDown: 34, End: 35, Home: 36, ArrowLeft: 37,
      ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
    };
    const text = { Enter: "\r", " ": " " }[key];
    const event = { key, code: key === " " ? "Space" : key, windowsVirtualKeyCode: codes[key], modifiers };
    await this.send("Input.dispatchKeyEvent", {
      ...event, type: text ? "keyDown" : "rawKeyDown", ...(text ? { text } : {}),
    });
    await this.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  }

  /** The page as PNG, or a part of it: `{x, y, width, height, scale}`. */
  async screenshot(clip) {
    const { data } = await this.send("Page.captureScreenshot", {
      format: "png", ...(clip ? { clip: { x: 0, y: 0, scale: 1, ...clip } } : {}),
    });
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
      if (error) waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
      else waiting?.resolve(result);
    } else if (sessionId === this.#session) {
      const report = reported(method, params);
      if (report) this.reports.push(report);
      for (const listener of this.#listeners.get(method) ?? []) listener(params);
    }
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function described({ text, exception }) {
  return exception?.description ?? `${text} ${exception?.value ?? ""}`;
}

/** What is wrong according to an event of the page; null for nothing. */
function reported(method, params) {
  if (method === "Runtime.exceptionThrown") return described(params.exceptionDetails);
  if (method === "Log.entryAdded" && params.entry.level === "error") {
    return `${params.entry.text} ${params.entry.url ?? ""}`;
  }
  if (method === "Runtime.consoleAPICalled" && ["error", "assert"].includes(params.type)) {
    return params.args.map((arg) => arg.value ?? arg.description).join(" ");
  }
  if (method === "Audits.issueAdded" && params.issue.code === "ContentSecurityPolicyIssue") {
    return `the policy forbids ${JSON.stringify(params.issue.details)}`;
  }
  return null;
}
