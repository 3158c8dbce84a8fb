// The components of a list: what they report to the app, and to assistive technology.

import { choices } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { RefreshEvent, SecondLevelEvent, StateChangeEvent } from "./list-events.mjs";
import { element } from "./list-layer.mjs";
import { Slot, events, slots, states } from "./refresh-kit.mjs";

/** The types of the events of a second level, by their names in the module. */
const levels = { secondLevelOpened: "secondlevelopen", secondLevelClosed: "secondlevelclose" };

/**
 * The slots of a list by name, and what they share: the element, its list in the module, its feed, its
 * status, and by slot the parents of the actions.
 */
export function makeSlots(shared) {
  for (const name of slots.slice(1)) shared[name] = makeSlot(name, shared);
  return shared;
}

/** A slot of a list. */
function makeSlot(name, all) {
  const { host, live, feed, status, parents } = all;
  /** Whether its refresh is that of the whole list: not of an auto header, which loads what is earlier. */
  const refreshesList = () => name === "header" && !slot.component.name.startsWith("auto");
  /** The refresh that the app has been notified of. */
  let refresh = null;

  // The component for assistive technology, and a button for its action.
  const group = element("div", "action", null, { role: "group", part: `${name} action` });
  group.dataset.slot = name;
  const button = element("button", "", group, { type: "button" });
  button.onclick = () => live.perform("activate", Slot[name]);

  function describe() {
    feed.ariaBusy = slots.some((other) => all[other]?.component?.isRefreshing);
    if (!live.kit || !slot.component) return group.remove();
    const text = (kind) => live.text(Slot[name], `accessibility${kind}`) ?? "";
    if (!group.isConnected) parents[name].prepend(group);
    group.ariaLabel = text("Label");
    group.ariaDescription = text("Value");
    const hint = text("Hint");
    button.textContent = hint || group.ariaDescription || group.ariaLabel;
    button.ariaDisabled = !hint;
  }

  function beginRefresh() {
    // The refresh of a list that was made again in another language is under way already.
    if (refresh) return;
    const begun = refresh = new AbortController();
    const event = new RefreshEvent(refreshesList() ? "refresh" : "loadmore", slot.component, begun.signal, (result) => {
      if (refresh !== begun) return;
      refresh = null;
      respond(result);
    });
    // One that no listener has responded to, or taken over, has nothing to wait for.
    if (host.dispatchEvent(event)) event.respondWith();
  }

  /** Ends the refresh as the app responds. That of a header says what its footer has to load, too. */
  function respond(result) {
    if (!refreshesList()) return slot.component.endRefreshing(result);
    const footer = all.footer.component;
    slot.component.endRefreshing(result === "noMoreData" ? "success" : result);
    if (!footer) return;
    if (result === "success") footer.resetNoMoreData();
    if (result === "noMoreData") footer.endRefreshingWithNoMoreData();
  }

  const slot = {
    /** The component; null without one. */
    component: null,

    /** Puts a component of a class into the slot; null empties it. */
    set(className) {
      const found = className === "" ? choices[name][0] : className;
      if ((slot.component?.name ?? null) === found) return;
      slot.endRefresh();
      slot.component?.remove();
      live.perform("detach", Slot[name]);
      slot.component = found && new RefreshComponent(name, found, live);
      slot.attach();
    },

    /** Makes the component in the module. */
    attach() {
      if (live.kit) slot.component?.attach(refresh !== null);
      describe();
    },

    /** Passes an event of the module on to the app. */
    notify(event, old, state) {
      const kind = events[event];
      if (!slot.component) return;
      if (kind === "refreshing") beginRefresh();
      if (kind === "announcement") status.textContent = live.text(Slot[name], kind);
      if (kind === "state" && states[state] !== "refreshing") slot.endRefresh();
      if (kind === "state" || kind === "ended") describe();
      if (levels[kind]) host.dispatchEvent(new SecondLevelEvent(levels[kind], slot.component));
      if (kind === "state") host.dispatchEvent(new StateChangeEvent(slot.component, states[old], states[state]));
    },

    /** The refresh is over for the app: what its promise brings is dropped. */
    endRefresh() {
      refresh?.abort();
      refresh = null;
    },
  };
  return slot;
}
