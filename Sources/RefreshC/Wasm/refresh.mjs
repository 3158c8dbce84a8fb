// The module for a page: RefreshC's calls with JavaScript's texts and numbers.
//
//   const { instance } = await WebAssembly.instantiateStreaming(fetch("refresh.wasm"), RefreshModule.imports);
//   const kit = new RefreshModule(instance);
//   const list = kit.call("make_list", 375, 667);

/** The receivers of calls in a list, by number. */
export const Slot = { list: 0, header: 1, footer: 2, trailer: 3 };

/** The states of a component, by number. */
export const states = ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"];

/** The events that a listener is notified of, by number. */
export const events = ["state", "refreshing", "began", "endAnimationBegan", "ended", "timer"];

/** The phases of a finger, by number. */
export const phases = ["down", "moved", "up", "cancelled"];

/** The numbers of the calls that were not done. */
export const StatusCode = {
  noList: -1, noSuchSlotOrClass: -2, emptySlot: -3, noSuchValue: -4, badNumber: -5, nothing: -6,
  busy: -7, runaway: -8,
};

/** What is drawn, by number. */
const kinds = [null, "text", "picture", "wheel", "ring"];

/** How many numbers a thing to draw has. */
const itemWidth = 16;

/** A call that was not done. */
export class StatusError extends Error {
  constructor(call, code) {
    const [name] = Object.entries(StatusCode).find(([, number]) => number === code) ?? [code];
    super(`refresh_${call} answers ${name}`);
    this.code = code;
  }
}

const listeners = new Map();

/** An instance of the module, with texts and numbers converted for its calls. */
export class RefreshModule {
  /** The functions that the module imports from the page. */
  static imports = {
    host: { heard: (list, ...event) => listeners.get(list)?.(...event) },
  };

  #exports;
  #room;
  #capacity = 4096;

  constructor(instance) {
    this.#exports = instance.exports;
    this.#room = this.#exports.refresh_allocate(this.#capacity);
  }

  /**
   * Calls `refresh_NAME`. A text, or null for none, is passed where the call takes one.
   *
   * @returns {number} What the call answers, 0 or more.
   * @throws {StatusError} Where it answers that it was not done.
   */
  call(name, ...values) {
    let used = 0;
    const encoded = values.map((value) => {
      if (value === null) return 0;
      if (typeof value !== "string") return Number(value);
      const bytes = new TextEncoder().encode(value + "\0");
      this.#reserve(used + bytes.length);
      const start = used;
      used += bytes.length;
      return { bytes, start };
    });
    const ready = encoded.map((value) => {
      if (typeof value === "number") return value;
      this.#bytes(value.start, value.bytes.length).set(value.bytes);
      return this.#room + value.start;
    });
    return this.#checked(name, this.#exports[`refresh_${name}`](...ready));
  }

  /**
   * Reads a number by its name in Swift; undefined where there is none of that name, null where there
   * is none at present.
   */
  number(list, slot, name) {
    const place = this.#room + 1024;
    try {
      this.#call(name, (text) => this.#exports.refresh_get(list, slot, text, place));
    } catch (error) {
      if (error.code === StatusCode.noSuchValue) return undefined;
      if (error.code === StatusCode.nothing) return null;
      throw error;
    }
    return new Float64Array(this.#exports.memory.buffer, place, 1)[0];
  }

  /** Reads a text by its name in Swift; null where there is none at present. */
  text(list, slot, name) {
    return this.#text((place, capacity) =>
      this.#call(name, (text) =>
        this.#exports.refresh_get_text(list, slot, text, place + 1024, capacity - 1024)), 1024);
  }

  /** Calls `listener(slot, event, old, new)`, all numbers, with each event of a list. */
  listen(list, listener) {
    listeners.set(list, listener);
    this.call("listen_from_page", list);
  }

  /** What there is to draw of a list now, from the back to the front. */
  draw(list) {
    let count = this.call("draw", list, this.#room, this.#capacity / (8 * itemWidth));
    if (count * 8 * itemWidth > this.#capacity) {
      this.#reserve(count * 8 * itemWidth);
      count = this.call("draw", list, this.#room, count);
    }
    const all = new Float64Array(this.#exports.memory.buffer, this.#room, count * itemWidth);
    const items = Array.from({ length: count }, (_, index) =>
      Array.from(all.subarray(index * itemWidth, (index + 1) * itemWidth)));
    return items.map((numbers, index) => ({
      kind: kinds[numbers[0]], slot: numbers[1], frame: numbers.slice(2, 6),
      opacity: numbers[6], rotation: numbers[7], color: numbers.slice(8, 12),
      own: numbers.slice(12),
      text: this.#text((place, capacity) =>
        this.#exports.refresh_draw_text(list, index, place, capacity)),
    }));
  }

  #call(name, body) {
    const bytes = new TextEncoder().encode(name + "\0");
    this.#bytes(0, bytes.length).set(bytes);
    return this.#checked(`get of ${name}`, body(this.#room));
  }

  #text(read, start = 0) {
    try {
      let length = read(this.#room, this.#capacity);
      if (length > this.#capacity - start) {
        this.#reserve(length + start);
        length = read(this.#room, this.#capacity);
      }
      return new TextDecoder().decode(this.#bytes(start, length));
    } catch (error) {
      if (error.code === StatusCode.nothing) return null;
      throw error;
    }
  }

  #checked(name, code) {
    if (code < 0) throw new StatusError(name, code);
    return code;
  }

  #bytes(start, length) {
    return new Uint8Array(this.#exports.memory.buffer, this.#room + start, length);
  }

  /** Makes the module's buffer for arguments and results at least that large. */
  #reserve(bytes) {
    if (bytes <= this.#capacity) return;
    this.#exports.refresh_release(this.#room);
    this.#capacity = Math.max(bytes, 2 * this.#capacity);
    this.#room = this.#exports.refresh_allocate(this.#capacity);
  }
}
