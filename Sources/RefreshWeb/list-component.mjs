// A component of a list, as an app sees it: the members of RefreshComponent in Swift.

import { results, states } from "./refresh-kit.mjs";

/** The properties that have the same name in Swift; those that begin with a verb are flags. */
const properties = [
  "alpha", "isHidden", "isAutomaticallyChangeAlpha", "holdsContentWhilePulled",
  "fastAnimationDuration", "slowAnimationDuration", "minimumRefreshingDuration",
  "ignoredScrollViewContentInsetTop", "ignoredScrollViewContentInsetBottom",
  "ignoredScrollViewContentInsetRight", "hidesWhileEmpty", "isAutomaticallyRefresh",
  "triggerAutomaticallyRefreshPercent", "preloadDistance", "autoTriggerTimes",
  "isRefreshingTitleHidden", "labelLeftInset",
];

/** The names of Swift's classes: "auto-normal" in the footer is RefreshAutoNormalFooter. */
function className(name, slot) {
  if (name === "control") return "RefreshControl";
  const words = (name === "plain" ? slot : `${name}-${slot}`).split("-");
  return `Refresh${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
}

/** The header, the footer or the trailer of a list. */
export class RefreshComponent {
  /** The name of the slot. */
  slot;
  /** The short name of the class, as in the attribute. */
  name;
  /** Whether there was no more data when its list was freed. */
  hadNoMoreData = false;

  #settings = new Map();
  #titles = new Map();
  #images = new Map();
  #isWaiting = false;
  #list;

  /** Makes a component; `list` calls the module for its slot where that is there. */
  constructor(slot, name, list) {
    Object.assign(this, { slot, name });
    this.#list = list;
  }

  /** idle, pulling, refreshing, willRefresh or noMoreData. */
  get state() {
    return states[this.get("state") ?? (this.#isWaiting ? 3 : 0)];
  }

  /** Whether it refreshes, or waits to. */
  get isRefreshing() {
    return this.state === "refreshing" || this.state === "willRefresh";
  }

  /** How far it is pulled, as a fraction of its length. */
  get pullingPercent() {
    return this.get("pullingPercent") ?? 0;
  }

  /** Begins a refresh. */
  beginRefreshing() {
    if (!this.#list.call(this.slot, "begin")) this.#isWaiting = true;
  }

  /** Ends the refresh, in success where no result is given. */
  endRefreshing(result = "success") {
    const number = results.indexOf(result);
    if (number < 0) throw new TypeError(`"${result}" is none of ${results.join(", ")}`);
    this.#isWaiting = false;
    this.#list.call(this.slot, "end", number);
  }

  /** Ends the refresh: there is no more data. */
  endRefreshingWithNoMoreData() {
    this.endRefreshing("noMoreData");
  }

  /** Has a footer or trailer that had no more data load again. */
  resetNoMoreData() {
    this.#list.call(this.slot, "reset_no_more_data");
  }

  /** Sets the title of a state; null is the language's own. */
  setTitle(title, state) {
    this.#titles.set(state, title);
    this.#setTitle(state);
  }

  /** Sets the images of a state, by their addresses: `size` each, in `duration` seconds together. */
  setImages(addresses, state, { size = [30, 30], duration = addresses.length / 10 } = {}) {
    this.#images.set(state, { addresses, size, duration });
    this.#setImages(state);
  }

  /** Reads a number or a flag by its name in Swift: "stateLabel.isHidden". */
  get(name) {
    return this.#list.number(this.slot, name);
  }

  /** Sets a number, a flag or a text by its name in Swift. */
  set(name, value) {
    this.#settings.set(name, value);
    this.#set(name, value);
  }

  /** The address of an image by its name in the module. */
  image(name) {
    const [state, index] = name.split("#");
    return this.#images.get(state)?.addresses[index] ?? "";
  }

  /** Makes the component in the module; one that was in another instance continues. */
  attach(isRefreshing, reducesMotion) {
    this.#list.call(this.slot, "make", className(this.name, this.slot));
    if (reducesMotion) {
      for (const name of ["fastAnimationDuration", "slowAnimationDuration"]) this.#set(name, 0);
    }
    for (const [name, value] of this.#settings) this.#set(name, value);
    for (const state of this.#titles.keys()) this.#setTitle(state);
    for (const state of this.#images.keys()) this.#setImages(state);
    this.#list.call(this.slot, "attach");
    if (this.hadNoMoreData) this.#set("state", states.indexOf("noMoreData"));
    if (this.#isWaiting || isRefreshing) this.#list.call(this.slot, "begin");
    this.#isWaiting = false;
  }

  /** Stores what the component is in before its list is freed. */
  detach() {
    this.hadNoMoreData = this.state === "noMoreData";
  }

  #set(name, value) {
    this.#list.call(this.slot, typeof value === "string" ? "set_text" : "set", name, value);
  }

  #setTitle(state) {
    this.#list.call(this.slot, "set_title", states.indexOf(state), this.#titles.get(state));
  }

  #setImages(state) {
    const { addresses, size, duration } = this.#images.get(state);
    this.#list.call(this.slot, "set_images", states.indexOf(state), state, addresses.length, ...size,
      duration);
  }
}

for (const name of properties) {
  const isFlag = /^(is|hides|holds)[A-Z]/.test(name);
  Object.defineProperty(RefreshComponent.prototype, name, {
    get() {
      const number = this.get(name);
      return isFlag ? number === 1 : number;
    },
    set(value) { this.set(name, value); },
    enumerable: true,
  });
}
