// A browser that is driven by the commands of WebDriver: what Firefox and WebKit have in common.

/** The keys that are no characters, by their names in the DOM. */
const keys = {
  Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", PageUp: "\uE00E", PageDown: "\uE00F", End: "\uE010",
  Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};

/** A browser with a fresh profile, and one page. A subclass has `send(command, parameters)`. */
export class WebDriver {
  /** Opens an address in a window with a page of such a size, or of the least that the browser has. */
  async open(address, { width, height }) {
    await this.resize(width, height);
    await this.send("Navigate", { url: "about:blank" });
    await this.send("Navigate", { url: address });
  }

  /** Gives the page another size. */
  async resize(width, height) {
    const [across, along] = await this.value("[outerWidth - innerWidth, outerHeight - innerHeight]");
    await this.send("SetWindowRect", { width: width + across, height: height + along });
  }

  /** The value of an expression in the page, as JSON has it; a policy of the page may not allow statements. */
  async value(expression) {
    const answer = await this.send("ExecuteAsyncScript", { args: [], script: `
      const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));` });
    // A page that is left while the script runs has no answer.
    const { value, error } = answer ?? {};
    if (error) throw new Error(error);
    return value ?? undefined;
  }

  /** What the page has reported, with the script of `reports.mjs`. */
  reported() {
    return this.value("globalThis.reports");
  }

  /** The page as PNG. */
  async screenshot() {
    return Buffer.from(await this.send("TakeScreenshot", { full: false }), "base64");
  }

  /** Does what a mouse does: `mousePressed`, `mouseMoved` or `mouseReleased`. */
  mouse(type, x, y) {
    const action = {
      mousePressed: { type: "pointerDown", button: 0 }, mouseReleased: { type: "pointerUp", button: 0 },
    }[type];
    return this.#act("pointer", [{ type: "pointerMove", x, y, duration: 0 }, ...(action ? [action] : [])],
      { parameters: { pointerType: "mouse" } });
  }

  /** Turns the wheel. */
  wheel(x, y, deltaX, deltaY) {
    return this.#act("wheel", [{ type: "scroll", origin: "viewport", x, y, deltaX, deltaY, duration: 0 }]);
  }

  /** Presses and releases a key, by its name in the DOM. */
  press(key) {
    const value = keys[key] ?? key;
    return this.#act("key", [{ type: "keyDown", value }, { type: "keyUp", value }]);
  }

  #act(type, actions, more = {}) {
    return this.send("PerformActions", { actions: [{ type, id: type, actions, ...more }] });
  }
}
