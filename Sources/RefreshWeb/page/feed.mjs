// The feed: pages of skies, as a server would return them.

import { places } from "./places.mjs";
import { row } from "./rows.mjs";

/** The number of rows of a page. */
const pageLength = 6;

/** A list of skies, which loads a page of them at a time. */
export class Feed {
  /** The language of the rows. */
  language = "en";
  /** The answer to the next load: `rows`, `failure` or `end`. */
  answer = "rows";

  #container;
  #earlier;
  #shown = [];
  #shownEarlier = [];
  #loads = 0;
  #wait;

  /**
   * Makes a feed that puts its rows into `container`, and earlier rows into `earlier`; `wait(seconds)` stands
   * for its network.
   */
  constructor(container, earlier, wait) {
    this.#container = container;
    this.#earlier = earlier;
    this.#wait = wait;
    this.#replace(this.#page(0));
  }

  /** Replaces the rows by the newest ones, and returns the result of the refresh. */
  async reload() {
    await this.#load();
    this.#loads += 1;
    this.#shownEarlier = [];
    this.#replace(this.#page(0));
    return this.#result();
  }

  /** Appends the rows of the next page, and returns the result of the load. */
  async append() {
    await this.#load();
    const page = this.#page(this.#count);
    this.#shown = [...this.#shown, ...page];
    this.#container.append(...this.#rows(page));
    return this.#result();
  }

  /** Puts the rows of the next page in front of all others by `keepPosition`, and returns the result of the load. */
  async prepend(keepPosition) {
    await this.#load();
    const page = this.#page(this.#count);
    this.#shownEarlier = [...page, ...this.#shownEarlier];
    keepPosition(() => this.#earlier.prepend(...this.#rows(page)));
    return this.#result();
  }

  /** Writes all rows again, in the present language and for the present time. */
  rewrite() {
    this.#replace(this.#shown);
  }

  async #load() {
    await this.#wait(1.2);
    if (this.answer === "failure") throw new Error("the feed was asked to fail");
  }

  get #count() {
    return this.#shown.length + this.#shownEarlier.length;
  }

  #result() {
    return this.answer === "end" || this.#count >= places.length ? "noMoreData" : "success";
  }

  /** The places of a page; each load begins with another one. */
  #page(start) {
    const first = this.#loads * 5;
    return Array.from({ length: Math.min(pageLength, places.length - start) }, (_, i) =>
      places[(first + start + i) % places.length]);
  }

  #rows(page) {
    return page.map((place) => row(place, this.language, this.#loads));
  }

  #replace(page) {
    this.#shown = page;
    this.#container.replaceChildren(...this.#rows(page));
    this.#earlier.replaceChildren(...this.#rows(this.#shownEarlier));
  }
}
