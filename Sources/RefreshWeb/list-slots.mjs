// The components of a list: what they report to the app, and to assistive technology.

import { RefreshComponent } from "./list-component.mjs";
import { RefreshEvent, StateChangeEvent } from "./list-events.mjs";
import { element } from "./list-layer.mjs";
import { Slot, events, slots, states } from "./refresh-kit.mjs";

/** The class of a slot whose attribute has no value. */
const defaults = { header: "normal", footer: "auto-normal", trailer: "normal" };

/** The components of one list, by the names of their slots. */
export class ListSlots {
  #host;
  #elements;
  #live = null;
  #components = {};
  #refreshes = {};
  #actions = {};

  /** `elements` are the feed, the status, and the parents of the actions before and after it. */
  constructor(host, elements) {
    this.#host = host;
    this.#elements = elements;
  }

  /** The component in a slot; null without one. */
  component(slot) { return this.#components[slot] ?? null; }

  /** The address of an image of a component, by its name in the module. */
  image(slot, name) { return this.component(slots[slot])?.image(name) ?? ""; }

  /** Puts a component of a class into a slot; null empties it. */
  set(slot, name) {
    const found = name === "" ? defaults[slot] : name;
    if ((this.component(slot)?.name ?? null) === found) return;
    this.#endRefresh(slot);
    delete this.#components[slot];
    this.#live?.perform(() => this.#live.call("detach", Slot[slot]));
    if (found !== null) {
      const component = new RefreshComponent(slot, found,
        () => this.#components[slot] === component ? this.#live : null);
      this.#components[slot] = component;
      this.#attach(slot);
    }
    this.#describe(slot);
  }

  /** Makes the components in a list of the module. */
  attach(live) {
    this.#live = live;
    for (const slot of slots) this.#attach(slot);
    for (const slot of slots) this.#describe(slot);
  }

  /** The list will be freed: what the components are in is stored for the next one. */
  detach() {
    for (const component of Object.values(this.#components)) component.detach();
    this.#live = null;
  }

  /** Ends all refreshes for the app. */
  endRefreshes() {
    for (const slot of slots) this.#endRefresh(slot);
  }

  /** Passes an event of the module on to the app. */
  notify(number, event, old, state) {
    const slot = slots[number];
    const component = this.component(slot);
    if (!component) return;
    switch (events[event]) {
      case "state":
        if (states[state] !== "refreshing") this.#endRefresh(slot);
        this.#describe(slot);
        this.#host.dispatchEvent(new StateChangeEvent(component, states[old], states[state]));
        break;
      case "refreshing":
        this.#beginRefresh(slot, component);
        break;
      case "announcement":
        this.#elements.status.textContent = this.#live.text(number, "announcement");
        break;
      case "ended": this.#describe(slot);
    }
  }

  #attach(slot) {
    const component = this.component(slot);
    if (!this.#live || !component) return;
    const isRefreshing = slot in this.#refreshes;
    // The app knows the state of a component that continues in a list in another language.
    this.#live.isQuiet = isRefreshing || component.hadNoMoreData;
    try {
      component.attach(isRefreshing);
    } catch (error) {
      reportError(error);
    }
    this.#live.isQuiet = false;
  }

  #beginRefresh(slot, component) {
    // The refresh of a list that was made again in another language is under way already.
    if (this.#refreshes[slot]) return;
    const refresh = this.#refreshes[slot] = new AbortController();
    const type = slot === "header" ? "refresh" : "loadmore";
    const event = new RefreshEvent(type, component, refresh.signal, (result) => {
      if (this.#refreshes[slot] !== refresh) return;
      delete this.#refreshes[slot];
      this.#respond(slot, component, result);
    });
    // One that no listener has responded to, or taken over, has nothing to wait for.
    if (this.#host.dispatchEvent(event)) event.respondWith();
  }

  /** Ends a refresh as the app responds. That of a header says what its footer has to load, too. */
  #respond(slot, component, result) {
    const footer = slot === "header" ? this.component("footer") : null;
    component.endRefreshing(slot === "header" && result === "noMoreData" ? "success" : result);
    if (result === "success") footer?.resetNoMoreData();
    if (result === "noMoreData") footer?.endRefreshingWithNoMoreData();
  }

  /** A refresh is over: what its promise brings is dropped. */
  #endRefresh(slot) {
    this.#refreshes[slot]?.abort();
    delete this.#refreshes[slot];
  }

  /** Describes a component to assistive technology, and offers its action. */
  #describe(slot) {
    const { feed, before, after } = this.#elements;
    feed.ariaBusy = String(Object.values(this.#components).some((found) => found.isRefreshing));
    if (!this.#live || !this.component(slot)) return this.#actions[slot]?.group.remove();
    const text = (name) => this.#live.text(Slot[slot], `accessibility${name}`) ?? "";
    const { group, button } = this.#actions[slot] ??= this.#makeAction(slot);
    if (!group.isConnected) (slot === "header" ? before : after).prepend(group);
    group.ariaLabel = text("Label");
    group.ariaDescription = text("Value");
    const hint = text("Hint");
    button.textContent = hint || group.ariaDescription || group.ariaLabel;
    button.ariaDisabled = String(!hint);
  }

  #makeAction(slot) {
    const group = element("div", "action");
    group.dataset.slot = slot;
    group.role = "group";
    group.part = `${slot} action`;
    const button = element("button", "", group);
    button.type = "button";
    button.addEventListener("click", () =>
      this.#live?.perform(() => this.#live.call("activate", Slot[slot])));
    return { group, button };
  }
}
