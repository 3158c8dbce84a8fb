// Firefox without a window, driven by Marionette, its own protocol: WebDriver's commands over a socket.
//
// Fingers are those of the browser's widget, before its compositor: they scroll, throw and are taken away as on a
// screen. A wheel and keys are WebDriver's. A page is at least 500 points wide, and has no zoom by fingers.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebDriver } from "./webdriver.mjs";

const preferences = {
  "marionette.port": 0, "dom.w3c_touch_events.enabled": 1, "intl.accept_languages": "en-US",
  // A turn of the wheel scrolls by its own distance.
  "mousewheel.system_scroll_override.enabled": false, "mousewheel.acceleration.start": -1,
  // Nothing is loaded, and nothing is shown beside the page.
  "browser.shell.checkDefaultBrowser": false, "app.normandy.enabled": false, "app.update.auto": false,
  "datareporting.policy.dataSubmissionEnabled": false, "services.settings.server": "data:,",
  "browser.safebrowsing.update.enabled": false, "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false, "browser.newtabpage.enabled": false,
};

/** The states of a finger for the widget. */
const states = { touchStart: 2, touchMove: 2, touchEnd: 4, touchCancel: 8 };

export class Firefox extends WebDriver {
  name = "firefox";
  hasTouch = true;

  #folder = mkdtempSync(join(tmpdir(), "refresh-firefox-"));
  #process;
  #socket;
  #waiting = new Map();
  #count = 0;
  #fingers = new Map();
  /** The command before: they are sent one after another, because the context of scripts is the session's. */
  #last = this.#start();

  async #start() {
    writeFileSync(join(this.#folder, "user.js"), Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`).join("\n"));
    this.#process = spawn("firefox-esr", [
      "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", this.#folder,
    ], { stdio: "ignore", env: { ...process.env, HOME: this.#folder, TZ: "UTC", LANG: "en_US.UTF-8" } });
    let ended = false;
    this.#process.on("exit", () => {
      ended = true;
      for (const { reject } of this.#waiting.values()) reject(new Error("the browser has ended"));
    });
    const file = join(this.#folder, "MarionetteActivePort");
    while (!existsSync(file) || readFileSync(file, "utf8") === "") {
      if (ended) throw new Error("Firefox does not start");
      await sleep(50);
    }
    this.#socket = connect(Number(readFileSync(file, "utf8")), "127.0.0.1");
    let rest = Buffer.alloc(0);
    this.#socket.on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      // A message is its length, a colon, and JSON.
      for (let start; (start = rest.indexOf(":") + 1) > 0;) {
        const end = start + Number(rest.subarray(0, start - 1));
        if (rest.length < end) return;
        this.#receive(JSON.parse(rest.subarray(start, end)));
        rest = rest.subarray(end);
      }
    });
    await this.#command("WebDriver:NewSession", {});
  }

  /** Sends a command of WebDriver. */
  send(name, parameters) {
    return this.#next(() => this.#command(`WebDriver:${name}`, parameters));
  }

  /** Sends what one or more fingers do; those that are not among `points` are lifted. */
  touch(type, points) {
    const steps = points.map(({ x, y, id = 0 }) => ({ id, x, y, state: states[type] }));
    if (states[type] !== 2) {
      for (const { id } of steps) this.#fingers.delete(id);
      for (const [id, { x, y }] of points.length > 0 ? [] : this.#fingers) steps.push({ id, x, y, state: states[type] });
      if (points.length === 0) this.#fingers.clear();
    } else {
      for (const point of points) this.#fingers.set(point.id ?? 0, point);
    }
    return this.#next(async () => {
      await this.#command("Marionette:SetContext", { value: "chrome" });
      await this.#command("WebDriver:ExecuteScript", { args: [steps], script: `
        const { screenX, screenY } = gBrowser.selectedBrowser;
        for (const { id, x, y, state } of arguments[0]) {
          const [left, top] = [screenX + x, screenY + y].map((place) => Math.round(place * devicePixelRatio));
          windowUtils.sendNativeTouchPoint(id + 1, state, left, top, 1, 90, null);
        }` });
      await this.#command("Marionette:SetContext", { value: "content" });
    });
  }

  /** Ends the browser. */
  async close() {
    await this.#last.catch(() => {});
    const ended = new Promise((done) => this.#process.on("exit", done));
    this.#command("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(timer);
    this.#socket.destroy();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Does something after all that was asked before; an answer of a single value is that value. */
  #next(action) {
    return this.#last = this.#last.catch(() => {}).then(action);
  }

  #command(name, parameters) {
    const message = JSON.stringify([0, this.#count += 1, name, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#count, { resolve, reject, name });
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  #receive(message) {
    // The first message is the browser's own: who it is.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject, name } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result && "value" in result ? result.value : result);
  }
}
