// The items to draw of a list, from the numbers and texts of the module.

/** The kinds of items, by number. */
export const kinds = ["content", "text", "picture", "spinner", "ring", "component", "level", "shape"];

/** The parts of a component, by number; 0 is any other. */
export const parts = ["", "stateLabel", "lastUpdatedTimeLabel", "arrowView", "loadingView", "gifView"];

/** The number of numbers of an item. */
export const itemWidth = 18;

/** An item of a drawing. Most of its members are made when they are read: content in motion has only a frame. */
class Item {
  #numbers;

  constructor(numbers, text) {
    this.#numbers = numbers;
    this.kind = kinds[numbers[0]];
    this.slot = numbers[1];
    this.text = text;
  }

  get part() { return parts[this.#numbers[2]]; }

  get frame() { return this.#numbers.slice(3, 7); }

  get opacity() { return this.#numbers[7]; }

  get rotation() { return this.#numbers[8]; }

  get color() { return this.#numbers.slice(9, 13); }

  get own() { return this.#numbers.slice(13); }

  /** The same item with another text. */
  with(text) { return new Item(this.#numbers, text); }

  /** Whether its numbers are those from an index of an array on. */
  isAt(all, start) {
    const numbers = this.#numbers;
    for (let i = 0; i < itemWidth; i += 1) if (all[start + i] !== numbers[i]) return false;
    return true;
  }
}

/** The numbers of an item from an index on, as a plain array, which is made faster than a typed one. */
function copied(all, start) {
  const numbers = [];
  for (let i = 0; i < itemWidth; i += 1) numbers.push(all[start + i]);
  return numbers;
}

/** The letters of the pieces of a path in SVG, and how many numbers follow each. */
const pieces = [["M", 2], ["L", 2], ["C", 6], ["Z", 0]];

/** The numbers of a path, which are given as bytes, in the words of SVG. */
function pathOf(bytes) {
  const numbers = new Float64Array(bytes.buffer);
  let path = "";
  for (let i = 0; i < numbers.length;) {
    const [letter, count] = pieces[numbers[i]];
    const points = numbers.subarray(i + 1, i += 1 + count);
    path += letter + points.map((number) => Math.round(1000 * number) / 1000).join(" ");
  }
  return path;
}

/** The drawing of one list, which changes in place: an item that has not changed stays the same object. */
export class Drawing {
  /** The items, from the back to the front. */
  items = [];

  #texts = [];

  /** Reads the numbers of `count` items. */
  readNumbers(all, count) {
    const { items } = this;
    items.length = count;
    for (let index = 0; index < count; index += 1) {
      const start = index * itemWidth;
      if (!items[index]?.isAt(all, start)) items[index] = new Item(copied(all, start), "");
    }
  }

  /** Reads the text of each item that has one, or its path: `read(index, kind)` returns its bytes. */
  readTexts(read, decoder) {
    const { items } = this;
    for (let index = 0; index < items.length; index += 1) {
      const { kind } = items[index];
      if (kind !== "text" && kind !== "picture" && kind !== "shape") continue;
      const bytes = read(index, kind);
      const old = this.#texts[index];
      if (old?.kind !== kind || old.bytes.length !== bytes.length || bytes.some((byte, i) => byte !== old.bytes[i])) {
        const copy = bytes.slice();
        this.#texts[index] = { kind, bytes: copy, text: kind === "shape" ? pathOf(copy) : decoder.decode(copy) };
      }
      const { text } = this.#texts[index];
      if (items[index].text !== text) items[index] = items[index].with(text);
    }
  }
}
