// The feed: pages of skies, as a server would answer them.

import { places } from "./places.mjs";
import { row } from "./rows.mjs";

/** How many rows a page has. */
const pageLength = 6;

/** A list of skies, which loads a page of them at a time. */
export class Feed {
  /** The language that rows are written in. */
  language = "en";
  /** What the next load is answered by: `rows`, `failure` or `end`. */
  answer = "rows";

  #container;
  #shown = [];
  #loads = 0;
  #wait;

  /** Makes a feed that puts its rows into `container`; `wait(seconds)` is its network. */
  constructor(container, wait) {
    this.#container = container;
    this.#wait = wait;
    this.#show(this.#page(0), "replace");
  }

  /** Replaces the rows by the newest ones, and returns how the refresh ends. */
  async reload() {
    await this.#load();
    this.#loads += 1;
    this.#show(this.#page(0), "replace");
    return this.#result();
  }

  /** Appends the rows of the next page, and returns how the load ends. */
  async append() {
    await this.#load();
    this.#show(this.#page(this.#shown.length), "append");
    return this.#result();
  }

  /** Writes all rows anew, in the present language and at the present time. */
  rewrite() {
    this.#show(this.#shown, "replace");
  }

  async #load() {
    await this.#wait(1.2);
    if (this.answer === "failure") throw new Error("the feed was asked to fail");
  }

  #result() {
    return this.answer === "end" || this.#shown.length >= places.length ? "noMoreData" : "success";
  }

  /** The places of a page; each load begins with another one. */
  #page(start) {
    const first = this.#loads * 5;
    return Array.from({ length: Math.min(pageLength, places.length - start) }, (_, i) =>
      places[(first + start + i) % places.length]);
  }

  #show(page, how) {
    const rows = page.map((place) => row(place, this.language, this.#loads));
    if (how === "append") {
      this.#container.append(...rows);
      this.#shown = [...this.#shown, ...page];
    } else {
      this.#container.replaceChildren(...rows);
      this.#shown = page;
    }
  }
}
