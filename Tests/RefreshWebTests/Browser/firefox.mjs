// Firefox without a window, driven by Marionette: WebDriver's commands over a socket.
//
// Touches are those of the system: a finger scrolls, throws and pinches as on a device. Those of WebDriver are
// events for the page alone, and scroll nothing.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebDriver } from "./webdriver.mjs";

const preferences = {
  "marionette.port": 0,
  "dom.w3c_touch_events.enabled": 1,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "ui.useOverlayScrollbars": 1,
};

/** The states of a finger, as the system has them. */
const states = { touchStart: 2, touchMove: 2, touchEnd: 4, touchCancel: 8 };

/** Runs beside the pages: gives the page a size. */
const resizing = `const [width, height, done] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const side of ["min", "max"]) {
    style.setProperty(side + "-width", width + "px");
    style.setProperty(side + "-height", height + "px");
  }
  const until = performance.now() + 3000;
  (function check() {
    const { width: found, height: tall } = gBrowser.selectedBrowser.getBoundingClientRect();
    if ((found === width && tall === height) || performance.now() > until) done([found, tall]);
    else requestAnimationFrame(check);
  })();`;

/** Runs beside the pages: what fingers do, in the coordinates of the page. */
const touching = `const [state, points, done] = arguments;
  const { x, y } = gBrowser.selectedBrowser.getBoundingClientRect();
  const at = (place) => Math.round(place * devicePixelRatio);
  Promise.all(points.map((point) => new Promise((sent) => windowUtils.sendNativeTouchPoint(
    point.id, state, at(mozInnerScreenX + x + point.x), at(mozInnerScreenY + y + point.y), 1, 90, sent))))
    .then(() => done(), (error) => done(String(error)));`;

/** A browser with a fresh profile, and one page. */
export class Firefox extends WebDriver {
  name = "firefox";
  #folder = mkdtempSync(join(tmpdir(), "refresh-web-"));
  #process;
  #socket;
  #waiting = [];
  #fingers = new Map();

  static async start() {
    const firefox = new Firefox();
    await firefox.#connect();
    await firefox.send("NewSession", { pageLoadStrategy: "normal" });
    await firefox.send("SetWindowRect", { width: 1300, height: 1200 });
    return firefox;
  }

  async #connect() {
    writeFileSync(join(this.#folder, "user.js"), Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`).join(""));
    this.#process = spawn("firefox-esr",
      ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", this.#folder],
      { stdio: "ignore", env: { ...process.env, HOME: this.#folder, TZ: "UTC", LANG: "en_US.UTF-8" } });
    this.#process.on("exit", () => this.#fail(new Error("Firefox has ended")));
    const port = join(this.#folder, "MarionetteActivePort");
    for (const start = Date.now(); !existsSync(port) || !readFileSync(port, "utf8");) {
      if (Date.now() > start + 60_000) throw new Error("Firefox does not start");
      await sleep(50);
    }
    this.#socket = connect(Number(readFileSync(port, "utf8")), "127.0.0.1");
    this.#socket.on("data", reader((message) => this.#receive(message)));
  }

  /** Sends a command of WebDriver; the value that it returns. */
  async send(command, parameters = {}, prefix = "WebDriver") {
    const message = Buffer.from(JSON.stringify([0, this.#waiting.length, `${prefix}:${command}`, parameters]));
    const result = await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#socket.write(`${message.length}:${message}`);
    });
    return result && "value" in result ? result.value : result;
  }

  resize(width, height) {
    return this.#beside(resizing, [width, height]);
  }

  /** Moves, lifts or cancels fingers; those that are lifted are those that are not among the points any more. */
  async touch(type, points) {
    const isEnd = type === "touchEnd" || type === "touchCancel";
    const left = new Set(points.map(({ id }) => id));
    const changed = type === "touchEnd" && points.length > 0 ? points
      : isEnd ? [...this.#fingers.values()].filter(({ id }) => !left.has(id))
      : points.filter(({ id, x, y }) => this.#fingers.get(id)?.x !== x || this.#fingers.get(id).y !== y);
    for (const point of changed) {
      if (isEnd) this.#fingers.delete(point.id);
      else this.#fingers.set(point.id, point);
    }
    const error = await this.#beside(touching, [states[type], changed]);
    if (error) throw new Error(error);
  }

  async close() {
    const ended = new Promise((done) => this.#process.on("exit", done));
    this.send("Quit", { flags: ["eForceQuit"] }, "Marionette").catch(() => {});
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(timer);
    this.#socket.destroy();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Runs a script with the rights of the browser. */
  async #beside(script, args) {
    // The commands are answered in their order.
    const [, value] = await Promise.all([
      this.send("SetContext", { value: "chrome" }, "Marionette"),
      this.send("ExecuteAsyncScript", { script, args }),
      this.send("SetContext", { value: "content" }, "Marionette"),
    ]);
    return value;
  }

  #receive([, id, error, result]) {
    if (id === undefined) return;  // Its greeting.
    const { resolve, reject } = this.#waiting[id];
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result);
  }

  #fail(error) {
    for (const { reject } of this.#waiting) reject(error);
  }
}

/** Reads messages, each behind its length in bytes. */
function reader(receive) {
  let rest = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end));
      rest = rest.subarray(end);
      receive(Array.isArray(message) ? message : []);
    }
  };
}
