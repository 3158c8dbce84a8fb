// A component of a list, as an app sees it: the members of RefreshComponent in Swift.

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
  #own;

  slot;

  name;

  constructor(slot, name, own) {
    this.slot = slot;
    this.name = name;
    this.#own = own;
  }

  get state() { return this.#own.state; }

  get isRefreshing() { return this.state === "refreshing" || this.state === "willRefresh"; }

  get pullingPercent() { return this.get("pullingPercent") ?? 0; }

  get style() { return styles[this.get("style") ?? 0]; }

  set style(style) { this.set("style", numberOf(style, styles)); }

  get secondLevelPhase() { return phases[this.get("secondLevelPhase")] ?? null; }

  openSecondLevel() { this.#call("second_level", 1); }

  closeSecondLevel() { this.#call("second_level", 0); }

  refreshIfExpired() { this.#call("refresh_if_expired"); }

  resetNoMoreData() { this.#call("reset_no_more_data"); }

  beginRefreshing() {
    if (!this.#own.live?.kit) this.#own.state = "willRefresh";
    this.#call("begin");
  }

  endRefreshing(result = "success") {
    this.#call("end", numberOf(result, results));
    if (this.state === "willRefresh") this.#own.state = "idle";
  }

  endRefreshingWithNoMoreData() { this.endRefreshing("noMoreData"); }

  setTitle(title, state) {
    this.#setUp(`${state} title`, "set_title", numberOf(state, states), title);
  }

  setImages(addresses, state, { size = [30, 30], duration = addresses.length / 10 } = {}) {
    this.#setUp(`${state} images`, "set_images", numberOf(state, states), state, addresses.length,
      ...size, duration);
    this.#own.images[state] = addresses;
  }

  get(name) {
    const found = this.#own.live?.number(name, Slot[this.slot]);
    // Before there is a list in the module, this is the value that was set.
    return found === undefined ? this.#own.setUps.get(name)?.[2] : found;
  }

  set(name, value) {
    this.#setUp(name, "set", name, value);
  }

  #call(name, ...values) {
    this.#own.live?.perform(name, Slot[this.slot], ...values);
  }

  /** Makes a call now, and again for each later list in the module, unless the module refuses it. */
  #setUp(key, ...call) {
    this.#call(...call);
    this.#own.setUps.set(key, call);
  }
}

/**
 * Reads and sets the numbers and flags of the component, which the class above does not declare, by their names in
 * Swift; only the module has the list of names. A name that begins with a verb is a flag, even if the module does not
 * know it: its value is false then.
 */
Object.setPrototypeOf(RefreshComponent.prototype, new Proxy({}, {
  get(object, name, component) {
    if (name in object || typeof name === "symbol") return object[name];
    const value = component.get(name);
    return /^(is|hides|holds)[A-Z]/.test(name) ? Boolean(value) : value;
  },

  set(object, name, value, component) {
    component.set(String(name), value);
    return true;
  },
}));
