// The WebAssembly module: RefreshC's calls with JavaScript's texts and numbers.
//
//   const kit = await RefreshKit.load("en");
//   const list = kit.call("make_list", 375, 667);

import { Drawing, itemWidth } from "./refresh-kit-drawing.mjs";
import { StatusCode, StatusError } from "./refresh-kit-errors.mjs";
import { Slot, events, numberOf, phases, results, slots, states } from "./refresh-kit-names.mjs";
import { compile, languageOf } from "./refresh-kit-source.mjs";

export { Slot, StatusCode, StatusError, events, numberOf, phases, results, slots, states };

const small = new URL("refresh.wasm", import.meta.url);
const gallery = new URL("refresh-gallery.wasm", import.meta.url);

/** An instance of the module, which has one language. */
export class RefreshKit {
  /** The module: its URL, a Response, its bytes, or a promise of one; set before the first list. */
  static source = small;

  /**
   * Whether `refresh-gallery.wasm` takes the place of `refresh.wasm` from now on; an app that has set the source
   * has chosen itself. The element sets it for a list with an indicator of the gallery.
   */
  static usesGallery = false;

  /** Whether sessions of lists are recorded, by `refresh-recorder.wasm`; set with the source. */
  static isRecording = false;

  static #modules = new Map();
  static #instances = new Map();

  /**
   * The instance whose texts are in the language of a code; the module is loaded with the first one. `present` is an
   * instance that stays if it is in that language.
   */
  static async load(code, present = null) {
    const language = languageOf(code);
    if (present?.language === language) return present;
    const source = this.usesGallery && this.source === small ? gallery : this.source;
    const key = `${language} ${source === gallery}`;
    let instance = this.#instances.get(key);
    if (!instance) {
      instance = this.#compile(source).then(async (module) => {
        const kit = new RefreshKit();
        await kit.#instantiate(module);
        kit.language = language;
        kit.call("set_language", language);
        return kit;
      });
      // If loading fails, the next list tries again.
      instance.catch(() => this.#instances.delete(key));
      this.#instances.set(key, instance);
    }
    return instance;
  }

  /** Compiles a module once. Without the gallery, the rest works. */
  static #compile(source) {
    const key = source === gallery;
    let module = this.#modules.get(key);
    if (!module) {
      module = compile(source);
      if (key) module = module.catch(() => this.#compile(small));
      module.catch(() => this.#modules.delete(key));
      this.#modules.set(key, module);
    }
    return module;
  }

  /** The instance of a compiled module, at once. */
  static instance(module) {
    const kit = new RefreshKit();
    kit.#use(new WebAssembly.Instance(module, kit.#imports));
    return kit;
  }

  /** The language of its texts. */
  language = "en";

  #exports;
  #room;
  #capacity = 4096;
  #view;
  #listeners = new Map();
  #measures = new Map();
  #drawings = new Map();
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  #imports = {
    host: {
      notify: (list, ...event) => this.#listeners.get(list)?.(...event),
      measure: (list, text, fontSize) => this.#measures.get(list)?.(this.#cString(text), fontSize) ?? 0,
    },
  };

  async #instantiate(module) {
    this.#use(await WebAssembly.instantiate(module, this.#imports));
  }

  #use(instance) {
    this.#exports = instance.exports;
    this.#room = this.#exports.refresh_allocate(this.#capacity);
  }

  /** Whether the module has the indicators of the gallery. */
  get hasGallery() {
    return "refresh_set_indicator" in this.#exports;
  }

  /** The size of the module's memory, in bytes. */
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * Calls `refresh_NAME`. If the call takes a text, the argument may be null for none; `set` takes a number, a
   * flag, a text, or null for none.
   *
   * @returns {number} The result of the call, 0 or more.
   * @throws {StatusError} If the call fails.
   */
  call(name, ...values) {
    if (name === "set") {
      const value = values.at(-1);
      if (value === null) name = "clear";
      else if (typeof value === "string") name = "set_text";
    }
    const exported = this.#exports[`refresh_${name}`];
    if (!values.some((value) => typeof value === "string")) {
      return this.#checked(name, exported(...values.map(Number)), values);
    }
    let used = 0;
    const encoded = values.map((value) => {
      if (typeof value !== "string") return Number(value);
      const bytes = this.#encoder.encode(value + "\0");
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
    return this.#checked(name, exported(...ready), values);
  }

  /**
   * Reads a number by its name in Swift; undefined if there is none of that name, null if there is
   * none at present.
   */
  number(list, slot, name) {
    const code = this.#exports.refresh_get(list, slot, this.#name(name), this.#room + 1024);
    if (code === StatusCode.noSuchValue) return undefined;
    if (code === StatusCode.nothing || code === StatusCode.emptySlot) return null;
    return this.#numberAt(1024, "get", code, [list, slot, name]);
  }

  /** Reads a text by its name in Swift; null if there is none at present. */
  text(list, slot, name) {
    const bytes = this.#written("get_text", [list, slot, name], 1024, (room, capacity) =>
      this.#exports.refresh_get_text(list, slot, this.#name(name), room, capacity));
    return bytes && this.#decoder.decode(bytes);
  }

  /** The session of a list as a script of `refresh replay`; null if it is not recorded. */
  script(list) {
    const bytes = this.#exports.refresh_script && this.#written("script", [list], 0, (room, capacity) =>
      this.#exports.refresh_script(list, room, capacity));
    return bytes ? this.#decoder.decode(bytes) : null;
  }

  /** The time of the last update of a header's list, in seconds since 1970; null if there was none. */
  updated(list, slot) {
    const code = this.#exports.refresh_updated(list, slot, this.#room);
    return code < 0 ? null : this.#numberAt(0, "updated", code);
  }

  /** Advances the time of a list. */
  advance(list, seconds) {
    const code = this.#exports.refresh_advance(list, seconds);
    if (code < 0) throw new StatusError("advance", code);
  }

  /**
   * The number of seconds after which the list is to be advanced and drawn again; null if nothing changes by itself.
   */
  next(list) {
    const code = this.#exports.refresh_next(list, this.#room);
    return code === StatusCode.nothing ? null : this.#numberAt(0, "next", code);
  }

  /** Sets the function `listener(slot, event, old, new)`, which is called with each event of a list, by numbers. */
  listen(list, listener) {
    this.#listeners.set(list, listener);
    this.call("listen_from_page", list);
  }

  /** Sets the function `measure(text, fontSize)`, which returns the width of a text of a component. */
  measure(list, measure) {
    this.#measures.set(list, measure);
    this.call("measure_by_page", list);
  }

  /** Frees a list. */
  free(list) {
    for (const all of [this.#listeners, this.#measures, this.#drawings]) all.delete(list);
    this.call("free_list", list);
  }

  /**
   * The items to draw of a list now, from the back to the front, in an array that the next call changes. An
   * item that has not changed since the last call is the same object. `name` is `draw` or `draw_in_page`.
   */
  draw(list, name = "draw") {
    const itemSize = 8 * itemWidth;
    const draw = () => this.#checked(name,
      this.#exports[`refresh_${name}`](list, this.#room, this.#capacity / itemSize));
    let count = draw();
    if (count * itemSize > this.#capacity) {
      this.#reserve(count * itemSize);
      count = draw();
    }
    let drawing = this.#drawings.get(list);
    if (!drawing) this.#drawings.set(list, drawing = new Drawing());
    drawing.readNumbers(this.#numbers(), count);
    // Texts are written over the numbers.
    drawing.readTexts((index, kind) => this.#written("draw_text", [list, index], 0, (room, capacity) =>
      kind === "shape" ? 8 * this.#exports.refresh_draw_path(list, index, room, capacity / 8)
        : this.#exports.refresh_draw_text(list, index, room, capacity)), this.#decoder);
    return drawing.items;
  }

  /** Puts a name into the module's memory. */
  #name(name) {
    this.#encoder.encodeInto(name + "\0", this.#bytes(0, 1024));
    return this.#room;
  }

  /** Reads the number at an address of the reserved memory, after a call has written it. */
  #numberAt(place, name, code, values) {
    this.#checked(name, code, values);
    return this.#numbers()[place / 8];
  }

  /** The reserved memory as numbers. */
  #numbers() {
    // After the memory has grown, an array of the old memory is empty.
    if (!this.#view?.length) {
      this.#view = new Float64Array(this.#exports.memory.buffer, this.#room, this.#capacity / 8);
    }
    return this.#view;
  }

  /** The bytes that `read` writes from `start` on; null for nothing. */
  #written(name, values, start, read) {
    const length = read(this.#room + start, this.#capacity - start);
    if (length === StatusCode.nothing) return null;
    if (this.#checked(name, length, values) > this.#capacity - start) {
      this.#reserve(length + start);
      return this.#written(name, values, start, read);
    }
    return this.#bytes(start, length);
  }

  #cString(place) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, place);
    return this.#decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  #checked(name, code, values) {
    if (code < 0) throw new StatusError(name, code, values);
    return code;
  }

  #bytes(start, length) {
    return new Uint8Array(this.#exports.memory.buffer, this.#room + start, length);
  }

  /** Reserves at least that much memory for texts and numbers. */
  #reserve(bytes) {
    if (bytes <= this.#capacity) return;
    this.#exports.refresh_release(this.#room);
    this.#capacity = Math.max(8 * Math.ceil(bytes / 8), 2 * this.#capacity);
    this.#room = this.#exports.refresh_allocate(this.#capacity);
    this.#view = null;
  }
}
