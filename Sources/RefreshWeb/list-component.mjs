// A component of a list, as an app sees it: the members of RefreshComponent in Swift.

import { reducesMotion } from "./list-environment.mjs";
import { Slot, numberOf, results, states } from "./refresh-kit.mjs";

/** The properties that have the same name in Swift; those that begin with a verb are flags. */
const properties = `alpha isHidden isAutomaticallyChangeAlpha holdsContentWhilePulled
  fastAnimationDuration slowAnimationDuration minimumRefreshingDuration resultDisplayDuration expirationInterval
  refreshingTimeout secondLevelThreshold secondLevelClosingDistance secondLevelDuration
  hidesWhileEmpty hidesWhileContentFits isAutomaticallyRefresh triggerAutomaticallyRefreshPercent preloadDistance
  autoTriggerTimes isRefreshingTitleHidden labelLeftInset isShowingResult`.split(/\s+/)
  .concat(["Top", "Left", "Bottom", "Right"].map((edge) => `ignoredScrollViewContentInset${edge}`));

/** The styles, and how far a second level has come, by number. */
const styles = ["follow", "behind", "front", "stretch"];
const phases = ["closed", "armed", "opening", "open", "closing"];

/** The names of Swift's classes: "auto-normal" in the footer is RefreshAutoNormalFooter. */
function className(name, slot) {
  if (name === "control") return "RefreshControl";
  return `-refresh-${name === "plain" ? "" : `${name}-`}${slot}`
    .replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** The header, the footer, the trailer or the leader of a list. */
export class RefreshComponent {
  /** The list in the module; null once the component is in no list. */
  #live;
  /** The calls that set it up, by what they set. */
  #setUps = new Map();
  #images = {};
  #isWaiting = false;
  #hadNoMoreData = false;

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

  get style() {
    return styles[this.get("style") ?? 0];
  }

  set style(style) {
    this.set("style", numberOf(style, styles));
  }

  get secondLevelPhase() {
    return phases[this.get("secondLevelPhase")] ?? null;
  }

  openSecondLevel() {
    this.#call("second_level", 1);
  }

  closeSecondLevel() {
    this.#call("second_level", 0);
  }

  beginRefreshing() {
    this.#isWaiting = !this.#live?.kit;
    this.#call("begin");
  }

  refreshIfExpired() {
    this.#call("refresh_if_expired");
  }

  endRefreshing(result = "success") {
    this.#call("end", numberOf(result, results));
    this.#isWaiting = false;
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
    const found = this.#live?.number(Slot[this.slot], name);
    // Before there is a list in the module, what it was set to.
    return found === undefined ? this.#setUps.get(name)?.[2] : found;
  }

  set(name, value) {
    this.#setUp(name, typeof value === "string" ? "set_text" : "set", name, value);
  }

  // What the list calls

  /** The address of an image by its name in the module. */
  image(name) {
    const [state, index] = name.split("#");
    return this.#images[state]?.[index] ?? "";
  }

  /** Stores what the component is in before its list is freed. */
  detach() {
    this.#hadNoMoreData = this.state === "noMoreData";
  }

  /** Follows that another component is in the slot. */
  remove() {
    this.#live = null;
  }

  /**
   * Makes the component in the module. One that was in another list continues; its app knows its state, and
   * has no events of that.
   */
  attach(isRefreshing) {
    const live = this.#live;
    live.isQuiet = isRefreshing || this.#hadNoMoreData;
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
    if (this.#hadNoMoreData) this.#call("set", "state", states.indexOf("noMoreData"));
    if (this.#isWaiting || isRefreshing) this.#call("begin");
    this.#isWaiting = this.#hadNoMoreData = live.isQuiet = false;
  }

  #call(name, ...values) {
    this.#live?.perform(name, Slot[this.slot], ...values);
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
