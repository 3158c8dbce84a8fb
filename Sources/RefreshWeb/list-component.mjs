// A component of a list, as an app sees it: the members of RefreshComponent in Swift.

import { flags, numbers } from "./list-settings.mjs";
import { restoreTime } from "./list-times.mjs";
import { Slot, numberOf, results, states } from "./refresh-kit.mjs";

/** The styles, and the phases of a second level, by number. */
const styles = ["follow", "behind", "front", "stretch"];
const phases = ["closed", "armed", "opening", "open", "closing"];

/** The header, the footer, the trailer or the leader of a list. */
export class RefreshComponent {
  /**
   * The values that its slot stores: its `state`; `live`, the list, which is null once another component is in the
   * slot; `setUps`, the calls that set it up, by the values that they set; and its `images` by state.
   */
  #data;

  slot;

  name;

  constructor(slot, name, data) {
    this.slot = slot;
    this.name = name;
    this.#data = data;
  }

  get state() { return this.#data.state; }

  get isRefreshing() { return this.state === "refreshing" || this.state === "willRefresh"; }

  get pullingPercent() { return this.get("pullingPercent") ?? 0; }

  get style() { return styles[this.get("style") ?? 0]; }

  set style(style) { this.set("style", numberOf(style, styles)); }

  get secondLevelPhase() { return phases[this.get("secondLevelPhase")] ?? null; }

  get lastUpdatedTimeKey() { return this.#data.setUps.get("lastUpdatedTimeKey")?.[2] ?? null; }

  set lastUpdatedTimeKey(key) { this.set("lastUpdatedTimeKey", key); }

  get lastUpdatedTime() {
    const seconds = this.#data.live?.updated(Slot[this.slot]) ?? null;
    return seconds === null ? null : new Date(1000 * seconds);
  }

  openSecondLevel() { this.#call("second_level", 1); }

  closeSecondLevel() { this.#call("second_level", 0); }

  refreshIfExpired() { this.#call("refresh_if_expired"); }

  resetNoMoreData() { this.#call("reset_no_more_data"); }

  beginRefreshing() {
    if (!this.#data.live?.kit) this.#data.state = "willRefresh";
    this.#call("begin");
  }

  endRefreshing(result = "success") {
    this.#call("end", numberOf(result, results));
    if (this.state === "willRefresh") this.#data.state = "idle";
  }

  endRefreshingWithNoMoreData() { this.endRefreshing("noMoreData"); }

  setTitle(title, state) {
    this.#setUp(`${state} title`, "set_title", numberOf(state, states), title);
  }

  setImages(addresses, state, { size = [30, 30], duration = addresses.length / 10 } = {}) {
    this.#setUp(`${state} images`, "set_images", numberOf(state, states), state, addresses.length,
      ...size, duration);
    this.#data.images[state] = addresses;
  }

  get(name) {
    const value = this.#data.live?.number(name, Slot[this.slot]);
    // Before there is a list in the module, this is the value that was set.
    return value === undefined ? this.#data.setUps.get(name)?.[2] : value;
  }

  set(name, value) {
    if (name === "lastUpdatedTimeKey") restoreTime(this.#data.live, value);
    this.#setUp(name, "set", name, value);
  }

  #call(name, ...values) {
    this.#data.live?.perform(name, Slot[this.slot], ...values);
  }

  /** Makes a call now, and again for each later list in the module, unless the module refuses it. */
  #setUp(key, ...call) {
    this.#call(...call);
    this.#data.setUps.set(key, call);
  }
}

/** Declares the settings of a kind, each as a property that reads and sets the value of its name in Swift. */
function declare(names, read) {
  for (const name of names) {
    Object.defineProperty(RefreshComponent.prototype, name, {
      get() { return read(this.get(name)); },
      set(value) { this.set(name, value); },
    });
  }
}

declare(numbers, (value) => value);
// A flag that the component's class does not have is false.
declare(flags, Boolean);

/** The names that code asks of any object: whether it is a promise, a node, or can be written as JSON. */
const asked = ["then", "toJSON", "nodeType", "tagName", "asymmetricMatch", "inspect"];

// A misspelt property is an error, read or set; without this, reading it would be undefined.
Object.setPrototypeOf(RefreshComponent.prototype, new Proxy(Object.prototype, {
  get(object, name, component) {
    if (typeof name === "symbol" || name in object || asked.includes(name) || !/^[a-z]/.test(name)) {
      return Reflect.get(object, name, component);
    }
    throw new TypeError(`A component has no property "${name}"`);
  },

  set(object, name) {
    throw new TypeError(`A component has no property "${String(name)}"`);
  },
}));
