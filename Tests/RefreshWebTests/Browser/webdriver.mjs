// What Firefox and WebKit have in common: the commands of WebDriver.
//
// Neither of them runs a script before those of a page: the page has `scripts` as its first ones.

import { Script } from "node:vm";

/** The characters of WebDriver for keys. */
const keys = {
  Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", PageUp: "\uE00E", PageDown: "\uE00F", End: "\uE010",
  Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};
const modifierKeys = ["\uE00A", "\uE009", "\uE03D", "\uE008"];  // as in Chromium: alt, control, meta, shift
const buttons = { left: 0, right: 2 };

/** Collects what a page reports, as `reports`: the script of a page that is not opened in Chromium. */
export const reporter = `{
  const reports = globalThis.reports = [];
  addEventListener("error", ({ message }) => { reports.push(message); });
  addEventListener("unhandledrejection", ({ reason }) => { reports.push(String(reason?.stack ?? reason)); });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // The icon is asked for by the browser.
    if (blockedURI.endsWith("/favicon.ico")) return;
    reports.push("the policy forbids " + blockedURI + " by " + violatedDirective);
  });
  for (const name of ["error", "assert"]) {
    const original = console[name].bind(console);
    console[name] = (...values) => {
      if (name === "error" || !values[0]) reports.push(values.join(" "));
      original(...values);
    };
  }
}`;

/** A browser with one page. A class for a browser sends its commands, and sets the size of the page. */
export class WebDriver {
  /** What the page has reported when it was last asked. */
  reports = [];

  async open(address, { width, height }) {
    await this.resize(width, height);
    await this.send("Navigate", { url: address });
    this.reports = [];
  }

  async reported() {
    return this.reports = await this.value("globalThis.reports ?? []");
  }

  /** The value of an expression in the page, as JSON has it; statements have none. */
  async value(expression) {
    const [value, error] = await this.send("ExecuteAsyncScript", {
      script: `const done = arguments[0];
        (async (globalThis) => { ${isExpression(expression) ? `return (${expression}\n);` : expression} })(window)
          .then((value) => { done([value]); }, (error) => { done([null, String(error?.stack ?? error)]); });`,
      args: [],
    });
    if (error) throw new Error(error);
    return value ?? undefined;
  }

  /** The page as PNG. */
  async screenshot() {
    return Buffer.from(await this.send("TakeScreenshot", { full: false, id: null }), "base64");
  }

  mouse(type, x, y, button, isHeld) {
    const press = { mousePressed: "pointerDown", mouseReleased: "pointerUp" }[type];
    return this.#act("mouse", "pointer", [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      ...(press && (isHeld || type === "mouseReleased") ? [{ type: press, button: buttons[button] }] : []),
    ], { parameters: { pointerType: "mouse" } });
  }

  wheel(x, y, deltaX, deltaY) {
    return this.#act("wheel", "wheel", [{
      type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: Math.round(deltaX), deltaY: Math.round(deltaY),
      duration: 0,
    }]);
  }

  key(key, modifiers) {
    const held = modifierKeys.filter((_, bit) => modifiers & (1 << bit));
    const all = [...held, keys[key] ?? key];
    return this.#act("keyboard", "key", [
      ...all.map((value) => ({ type: "keyDown", value })),
      ...all.reverse().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  #act(id, type, actions, others = {}) {
    return this.send("PerformActions", { actions: [{ id, type, actions, ...others }] });
  }
}

function isExpression(text) {
  try {
    return Boolean(new Script(`async () => (${text}\n)`));
  } catch {
    return false;
  }
}
