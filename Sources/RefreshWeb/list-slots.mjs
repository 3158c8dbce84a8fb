// The slots of a list: the component in each, and its reports to the app and to assistive technology.

import { report } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { motion } from "./list-environment.mjs";
import { PullEvent, RefreshEvent, SecondLevelEvent, StateChangeEvent } from "./list-events.mjs";
import { element } from "./list-layer.mjs";
import { restoreTime, storeTime } from "./list-times.mjs";
import { Slot, events, results, slots, states } from "./refresh-kit.mjs";

/** The types of the events of a second level, by their names in the module. */
const levels = { secondLevelOpened: "secondlevelopen", secondLevelClosed: "secondlevelclose" };

/**
 * Makes the slots of a list, by name. They share the element with its internals, its list in the module, its
 * status, and the elements for the actions of components before and after the rows.
 */
export function makeSlots(shared) {
  for (const name of slots.slice(1)) shared[name] = makeSlot(name, shared);
  return shared;
}

/** A slot of a list. */
function makeSlot(name, all) {
  const { host, live, internals, status } = all;
  /** The values of the component; see `RefreshComponent`. */
  let data = {};
  /** The refresh that the app has been notified of. */
  let refresh = null;
  /** The element of the component, while it is shown; and the custom state of the list for its state. */
  let box = null;
  let shownState = null;

  const call = (kind, ...values) => live.perform(kind, Slot[name], ...values);
  const text = (kind) => live.text(kind, Slot[name]) ?? "";
  const dispatch = (Type, type, members) => host.dispatchEvent(
    Object.assign(new Type(type, { bubbles: true }), { component: slot.component, ...members }));

  // The component for assistive technology, and a button for its action.
  const parent = name === "header" || name === "leader" ? all.before : all.front;
  const group = element("div", "action", parent, { role: "group", part: `${name} action`, hidden: true });
  const button = element("button", "", group, { onclick: () => call("activate") });

  function describe() {
    internals.ariaBusy = slots.some((other) => all[other]?.component?.isRefreshing);
    group.hidden = !live.kit || !slot.component;
    if (group.hidden) return;
    group.ariaLabel = text("accessibilityLabel");
    group.ariaDescription = text("accessibilityValue");
    const hint = text("accessibilityHint");
    button.textContent = hint || group.ariaDescription || group.ariaLabel;
    button.ariaDisabled = !hint;
  }

  /** Shows the state of the component as a custom state of the list, such as `header-pulling`. */
  function showState() {
    if (shownState) internals.states.delete(shownState);
    shownState = slot.component && `${name}-${data.state}`;
    if (shownState) internals.states.add(shownState);
  }

  /** Stores the time of the last update under the key that the app has given. */
  function storeUpdate() {
    const key = slot.component?.lastUpdatedTimeKey;
    const seconds = key ? live.updated(Slot[name]) : null;
    if (seconds === null || seconds === data.updated) return;
    data.updated = seconds;
    storeTime(key, seconds);
  }

  function beginRefresh() {
    // The list was made again in another language, and its refresh is under way already.
    if (refresh) return;
    const begun = refresh = new AbortController();
    // An auto header loads earlier rows.
    const type = name === "header" && !slot.component.name.startsWith("auto") ? "refresh" : "loadmore";
    const event = new RefreshEvent(type, slot.component, begun.signal, (result) => {
      if (refresh !== begun) return;
      refresh = null;
      call("respond", results.indexOf(result));
    });
    // A refresh to which no listener has responded, and that none has taken over, ends at once.
    if (host.dispatchEvent(event)) event.respondWith();
  }

  /** Ends the refresh for the app: the result of its promise is dropped. */
  function endRefresh() {
    refresh?.abort();
    refresh = null;
  }

  function make() {
    if (data.state === "pulling") data.state = "idle";
    const { name: className, isRefreshing, state } = slot.component;
    const classes = text("classes");
    if (!classes.split(", ").includes(className)) {
      slot.component = null;
      return report(name, className, classes);
    }
    call("make", className);
    slot.setIndicator();
    if (motion.matches) {
      call("set", "fastAnimationDuration", 0);
      call("set", "slowAnimationDuration", 0);
    }
    slot.fill();
    restoreTime(live, slot.component.lastUpdatedTimeKey);
    for (const [key, values] of data.setUps) {
      try {
        call(...values);
      } catch (error) {
        // A call that was made before there was a list that could refuse it.
        data.setUps.delete(key);
        reportError(error);
      }
    }
    call("attach");
    if (state === "noMoreData") call("set", "state", states.indexOf(state));
    if (isRefreshing) call("begin");
  }

  const slot = {
    /** The component; null without one. */
    component: null,

    /** The address of an image by its name in the module. */
    image(imageName) {
      const [state, index] = imageName.split("#");
      return data.images[state]?.[index] ?? "";
    },

    /** Puts a component of a class into the slot; null empties it. */
    set(value) {
      const className = value === "" ? (name === "footer" ? "auto-normal" : "normal") : value;
      if ((slot.component?.name ?? null) === className) return;
      endRefresh();
      data.live = null;
      call("detach");
      data = { live, state: "idle", percent: 0, setUps: new Map(), images: {} };
      slot.component = className && new RefreshComponent(name, className, data);
      slot.attach();
    },

    /** Sets whether the component loads until the rows fill the list, if it may and the app has not set that itself. */
    fill() {
      if (!slot.component?.name.startsWith("auto") || data.setUps.has("loadsUntilFilled")) return;
      call("set", "loadsUntilFilled", host.loadsUntilFilled);
    },

    /** Sets the indicator of a header that has one. */
    setIndicator() {
      if (slot.component?.name === "indicator" && live.kit?.hasGallery) call("set_indicator", host.indicator);
    },

    /** Called with the element of the component: elements of the page in this slot take the place of what it draws. */
    show(made) {
      box = made;
      box.style.setProperty("--refresh-percent", data.percent);
      const html = element("slot", "", box, { name });
      html.addEventListener("slotchange", () =>
        made.classList.toggle("custom", html.assignedNodes().length > 0));
    },

    /** Notifies the app in a frame if the component is pulled further, or less far. */
    followPull() {
      const percent = slot.component?.pullingPercent ?? data.percent;
      if (percent === data.percent) return;
      data.percent = percent;
      box?.style.setProperty("--refresh-percent", percent);
      dispatch(PullEvent, "pull", { percent });
    },

    /** Makes the component in the module, if that has its class. A component that was in another list continues. */
    attach() {
      if (live.kit && slot.component) make();
      showState();
      describe();
    },

    /** Called when the list is freed. */
    detach() {
      endRefresh();
      if (data.state !== "noMoreData") data.state = "idle";
      showState();
    },

    /** Passes an event of the module to the app, except a state that the component has already. */
    notify(event, old, number) {
      const [kind, state] = [events[event], states[number]];
      if (!slot.component) return;
      if (kind === "refreshing") beginRefresh();
      if (kind === "announcement") status.textContent = text(kind);
      if (levels[kind]) dispatch(SecondLevelEvent, levels[kind]);
      if (kind === "state" && state !== data.state) {
        data.state = state;
        if (state !== "refreshing") endRefresh();
        showState();
        dispatch(StateChangeEvent, "statechange", { oldState: states[old], state });
      }
      if (kind !== "state" && kind !== "ended") return;
      storeUpdate();
      describe();
    },
  };
  return slot;
}
