// What there is to draw of a list: the numbers and texts of the module as items.

/** The kinds of what is drawn, by number. */
export const kinds = ["content", "text", "picture", "spinner", "ring", "component", "level"];

/** The parts of a component, by number; 0 is any other. */
export const parts = ["", "stateLabel", "lastUpdatedTimeLabel", "arrowView", "loadingView", "gifView"];

/** How many numbers an item has. */
export const itemWidth = 18;

/** The drawing of one list, which changes in place: an item that has not changed stays the same object. */
export class Drawing {
  /** The items, from the back to the front. */
  items = [];

  #numbers = [];
  #texts = [];

  /** Reads the numbers of `count` items. */
  readNumbers(all, count) {
    this.items.length = count;
    for (let index = 0; index < count; index += 1) {
      const start = index * itemWidth;
      if (this.items[index] && isEqual(all, start, this.#numbers[index])) continue;
      this.items[index] = item(this.#numbers[index] = all.slice(start, start + itemWidth));
    }
  }

  /** Reads the text of each item that has one: `read(index)` returns its bytes. */
  readTexts(read, decoder) {
    this.items.forEach(({ kind }, index) => {
      if (kind !== "text" && kind !== "picture") return;
      const bytes = read(index);
      const old = this.#texts[index];
      if (old?.bytes.length !== bytes.length || !isEqual(bytes, 0, old.bytes)) {
        this.#texts[index] = { bytes: bytes.slice(), text: decoder.decode(bytes) };
      }
      const { text } = this.#texts[index];
      if (this.items[index].text !== text) this.items[index] = { ...this.items[index], text };
    });
  }
}

/** Whether numbers are those at a place of others. */
function isEqual(all, start, numbers) {
  for (let i = 0; i < numbers.length; i += 1) if (all[start + i] !== numbers[i]) return false;
  return true;
}

// Runs in each frame in which rows move: a pattern with a rest would take longer.
function item(numbers) {
  return {
    kind: kinds[numbers[0]], slot: numbers[1], part: parts[numbers[2]],
    frame: [numbers[3], numbers[4], numbers[5], numbers[6]], opacity: numbers[7], rotation: numbers[8],
    color: numbers.subarray(9, 13), own: numbers.subarray(13), text: "",
  };
}
