// The components of a list: what they report to the app, and to assistive technology.

import { RefreshComponent } from "./list-component.mjs";
import { RefreshEvent, StateChangeEvent } from "./list-events.mjs";
import { element } from "./list-layer.mjs";
import { Slot, events, slots, states } from "./refresh-kit.mjs";

/** The class of a slot whose attribute has no value. */
const defaults = { header: "normal", footer: "auto-normal", trailer: "normal" };

/** A slot of a list, with the component in it. */
class ListSlot {
  /** The component; null without one. */
  component = null;

  #name;
  #all;
  /** The refresh that the app has been notified of. */
  #refresh = null;
  /** The component, for assistive technology, and the button for its action. */
  #group;
  #button;

  constructor(name, all) {
    this.#name = name;
    this.#all = all;
    this.#group = element("div", "action", null, { role: "group", part: `${name} action` });
    this.#group.dataset.slot = name;
    this.#button = element("button", "", this.#group, { type: "button" });
    this.#button.onclick = () => all.live.perform("activate", Slot[name]);
  }

  /** Puts a component of a class into the slot; null empties it. */
  set(name) {
    const found = name === "" ? defaults[this.#name] : name;
    if ((this.component?.name ?? null) === found) return;
    this.endRefresh();
    this.component?.remove();
    const { live } = this.#all;
    live.perform("detach", Slot[this.#name]);
    this.component = found && new RefreshComponent(this.#name, found, live);
    this.attach();
  }

  /** Makes the component in the module. */
  attach() {
    if (this.#all.live.kit) this.component?.attach(this.#refresh !== null);
    this.#describe();
  }

  /** Passes an event of the module on to the app. */
  notify(event, old, state) {
    const { component } = this;
    const { host, live, status } = this.#all;
    const name = events[event];
    if (!component) return;
    if (name === "refreshing") this.#beginRefresh();
    if (name === "announcement") status.textContent = live.text(Slot[this.#name], name);
    if (name === "ended") this.#describe();
    if (name !== "state") return;
    if (states[state] !== "refreshing") this.endRefresh();
    this.#describe();
    host.dispatchEvent(new StateChangeEvent(component, states[old], states[state]));
  }

  /** The refresh is over for the app: what its promise brings is dropped. */
  endRefresh() {
    this.#refresh?.abort();
    this.#refresh = null;
  }

  #beginRefresh() {
    // The refresh of a list that was made again in another language is under way already.
    if (this.#refresh) return;
    const refresh = this.#refresh = new AbortController();
    const type = this.#name === "header" ? "refresh" : "loadmore";
    const event = new RefreshEvent(type, this.component, refresh.signal, (result) => {
      if (this.#refresh !== refresh) return;
      this.#refresh = null;
      this.#respond(result);
    });
    // One that no listener has responded to, or taken over, has nothing to wait for.
    if (this.#all.host.dispatchEvent(event)) event.respondWith();
  }

  /** Ends the refresh as the app responds. That of a header says what its footer has to load, too. */
  #respond(result) {
    const isHeader = this.#name === "header";
    const footer = isHeader && this.#all.footer.component;
    this.component.endRefreshing(isHeader && result === "noMoreData" ? "success" : result);
    if (!footer) return;
    if (result === "success") footer.resetNoMoreData();
    if (result === "noMoreData") footer.endRefreshingWithNoMoreData();
  }

  /** Describes the component to assistive technology, and offers its action. */
  #describe() {
    const { feed, live, parents } = this.#all;
    feed.ariaBusy = slots.some((name) => this.#all[name]?.component?.isRefreshing);
    const group = this.#group;
    if (!live.kit || !this.component) return group.remove();
    const text = (name) => live.text(Slot[this.#name], `accessibility${name}`) ?? "";
    if (!group.isConnected) parents[this.#name].prepend(group);
    group.ariaLabel = text("Label");
    group.ariaDescription = text("Value");
    const hint = text("Hint");
    this.#button.textContent = hint || group.ariaDescription || group.ariaLabel;
    this.#button.ariaDisabled = !hint;
  }
}

/**
 * The slots of a list by name, and what they share: the element, its list in the module, its feed, its
 * status, and by slot the parents of the actions.
 */
export function makeSlots(shared) {
  for (const name of slots.slice(1)) shared[name] = new ListSlot(name, shared);
  return shared;
}
