// A component of a list, as an app sees it: the members of RefreshComponent in Swift.

import { reducesMotion } from "./list-environment.mjs";
import { Slot, numberOf, results, states } from "./refresh-kit.mjs";

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
  slot;
  name;
  /** Whether there was no more data when its list was freed. */
  hadNoMoreData = false;

  /** The calls that set it up, by what they set. */
  #setUps = new Map();
  #images = {};
  #isWaiting = false;
  #live;

  /** Makes a component; `live()` is its list in the module, null while there is none. */
  constructor(slot, name, live) {
    Object.assign(this, { slot, name });
    this.#live = live;
  }

  get state() {
    return states[this.get("state") ?? (this.#isWaiting ? 3 : 0)];
  }

  get isRefreshing() {
    return this.state === "refreshing" || this.state === "willRefresh";
  }

  get pullingPercent() {
    return this.get("pullingPercent") ?? 0;
  }

  beginRefreshing() {
    if (!this.#live()) this.#isWaiting = true;
    this.#call("begin");
  }

  endRefreshing(result = "success") {
    const number = numberOf(result, results);
    this.#isWaiting = false;
    this.#call("end", number);
  }

  endRefreshingWithNoMoreData() {
    this.endRefreshing("noMoreData");
  }

  resetNoMoreData() {
    this.#call("reset_no_more_data");
  }

  setTitle(title, state) {
    this.#setUp(`${state} title`, "set_title", numberOf(state, states), title);
  }

  setImages(addresses, state, { size = [30, 30], duration = addresses.length / 10 } = {}) {
    this.#setUp(`${state} images`, "set_images", numberOf(state, states), state, addresses.length,
      ...size, duration);
    this.#images[state] = addresses;
  }

  get(name) {
    return this.#live()?.number(Slot[this.slot], name);
  }

  set(name, value) {
    this.#setUp(name, typeof value === "string" ? "set_text" : "set", name, value);
  }

  /** The address of an image by its name in the module. */
  image(name) {
    const [state, index] = name.split("#");
    return this.#images[state]?.[index] ?? "";
  }

  /** Makes the component in the module; one that was in another list continues. */
  attach(isRefreshing) {
    this.#call("make", className(this.name, this.slot));
    if (reducesMotion()) {
      this.#call("set", "fastAnimationDuration", 0);
      this.#call("set", "slowAnimationDuration", 0);
    }
    for (const [key, call] of this.#setUps) {
      try {
        this.#call(...call);
      } catch (error) {
        // One that was made before there was a list to refuse it.
        this.#setUps.delete(key);
        reportError(error);
      }
    }
    this.#call("attach");
    if (this.hadNoMoreData) this.#call("set", "state", states.indexOf("noMoreData"));
    if (this.#isWaiting || isRefreshing) this.#call("begin");
    this.#isWaiting = this.hadNoMoreData = false;
  }

  /** Stores what the component is in before its list is freed. */
  detach() {
    this.hadNoMoreData = this.state === "noMoreData";
  }

  #call(name, ...values) {
    const live = this.#live();
    live?.perform(() => live.call(name, Slot[this.slot], ...values));
  }

  /** Makes a call now, and again for each list in the module; not one that the module refuses. */
  #setUp(key, ...call) {
    this.#call(...call);
    this.#setUps.set(key, call);
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
