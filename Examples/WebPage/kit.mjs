// The module of WebAssembly, which has one list: its calls with JavaScript's texts, and what it draws.

/** The slots of a list, by number; -1 is the list itself. */
export const slots = ["header", "footer", "trailer", "leader"];

/** The results of a refresh, by number. */
export const results = ["success", "failure", "noMoreData", "cancelled"];

/** An instance of the module, with its list. */
export class Kit {
  /** Called with each event, such as `header.refreshing` or `header.announcement Loading...`. */
  onEvent = () => {};
  /** Returns the width of a text, in points, for a size of the font; null for the kit's own measure. */
  measure = null;

  #calls;
  #works = [];
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** Makes an instance of a module that is compiled. */
  static async make(module) {
    const kit = new Kit();
    const instance = await WebAssembly.instantiate(module, {
      page: {
        notified: (address, count) => kit.#notify(kit.#read(address, count)),
        measured: (address, count, fontSize) => kit.measure(kit.#read(address, count), fontSize),
      },
    });
    kit.#calls = instance.exports;
    return kit;
  }

  /** Makes the list, in place of an earlier one. */
  make(width, height, { time = Date.now() / 1000, secondsFromGMT = 0 } = {}) {
    this.#works = [];
    if (this.measure) this.call("measure");
    this.call("make", width, height, time, secondsFromGMT);
  }

  /** Calls a function of the module; texts are passed in its room. */
  call(name, ...values) {
    const texts = values.map((value) => typeof value === "string" ? this.#encoder.encode(`${value}\0`) : null);
    const count = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    if (count === 0) return this.#calls[`refresh_${name}`](...values);
    let address = this.#calls.refresh_room(count);
    const bytes = new Uint8Array(this.#calls.memory.buffer);
    const passed = values.map((value, i) => {
      if (!texts[i]) return value;
      bytes.set(texts[i], address);
      address += texts[i].length;
      return address - texts[i].length;
    });
    return this.#calls[`refresh_${name}`](...passed);
  }

  /** Puts a component of a class into a slot; `setUp` is called with its number before it is in the list. */
  attach(slot, className, { indicator = "", setUp = () => {} } = {}) {
    const number = slots.indexOf(slot);
    if (this.call("component", number, className, indicator) === 0) throw new Error(`no ${className} is a ${slot}`);
    setUp(number);
    this.call("attach", number);
  }

  /** Calls a method of the component in a slot; returns whether it has that method. */
  perform(slot, method, result = "success") {
    return this.call("call", slots.indexOf(slot), method, results.indexOf(result)) === 1;
  }

  /** The number called `name` of the list, or of the component in a slot; NaN if there is none. */
  number(name, slot = -1) {
    return this.call("get", slot, name);
  }

  /** The text called `name` of the list, or of the component in a slot; null if there is none. */
  text(name, slot = -1) {
    const count = this.call("get_text", slot, name);
    return count < 0 ? null : this.#read(this.#calls.refresh_room(0), count);
  }

  /** Sets a number, a flag, a text or nothing (null), of the list or of the component in a slot. */
  set(name, value, slot = -1) {
    if (typeof value === "string") return this.call("set_text", slot, name, value);
    const kind = value === null ? 2 : typeof value === "boolean" ? 1 : 0;
    return this.call("set", slot, name, kind, Number(value));
  }

  /** Calls a function after some seconds of the list's time. */
  after(seconds, work) {
    this.call("after", seconds, this.#works.push(work) - 1);
  }

  /** What there is to draw: see `Drawing.swift`. The numbers are valid until the next call. */
  draw() {
    const count = this.call("draw");
    return new Float64Array(this.#calls.memory.buffer, this.#calls.refresh_room(0), count);
  }

  #read(address, count) {
    return this.#decoder.decode(new Uint8Array(this.#calls.memory.buffer, address, count));
  }

  #notify(event) {
    if (!event.startsWith("after ")) return this.onEvent(event);
    const tag = Number(event.slice(6));
    const work = this.#works[tag];
    delete this.#works[tag];
    return work();
  }
}
