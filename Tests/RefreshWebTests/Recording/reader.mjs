// Reads values of lists through the calls of C of an instance that a page has made.

/** What a call returns where there is no value of a name, and where there is none at present. */
const [noSuchValue, nothing] = [-4, -6];
const capacity = 4096;

/** The values of the lists of an instance. */
export class Reader {
  #exports;
  #room;

  constructor(exports) {
    this.#exports = exports;
    this.#room = exports.refresh_allocate(2 * capacity);
  }

  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  /** The text that ends with a 0 at a place of the memory. */
  string(place) {
    if (place === 0) return null;
    const bytes = new Uint8Array(this.#exports.memory.buffer, place);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }

  /** A number; undefined where there is none of that name, null where there is none at present. */
  number(list, slot, name) {
    const place = this.#room + capacity;
    const answer = this.#exports.refresh_get(list, slot, this.#write(name), place);
    if (answer === noSuchValue) return undefined;
    if (answer === nothing) return null;
    if (answer < 0) throw new Error(`get of ${name} returns ${answer}`);
    return new Float64Array(this.#exports.memory.buffer, place, 1)[0];
  }

  /** A text; null where there is none at present. */
  text(list, slot, name) {
    const place = this.#room + capacity;
    const length = this.#exports.refresh_get_text(list, slot, this.#write(name), place, capacity);
    if (length === nothing) return null;
    if (length < 0) throw new Error(`get_text of ${name} returns ${length}`);
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, place, length));
  }

  #write(text) {
    const bytes = new TextEncoder().encode(text + "\0");
    new Uint8Array(this.#exports.memory.buffer, this.#room, bytes.length).set(bytes);
    return this.#room;
  }
}
