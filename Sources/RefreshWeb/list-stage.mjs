// What an element shows: its shadow tree, its list in the module, and how both follow changes of each other.

import { endObserving, languageOf, measuring, observe } from "./list-environment.mjs";
import { followInput } from "./list-input.mjs";
import { ComponentLayer, element } from "./list-layer.mjs";
import { makeLayout } from "./list-layout.mjs";
import { LiveList } from "./list-live.mjs";
import { makeScroller } from "./list-scroller.mjs";
import { makeSlots } from "./list-slots.mjs";
import { sheet } from "./list-style.mjs";
import { RefreshKit, Slot, slots } from "./refresh-kit.mjs";

/** The names of the slots for components. */
export const names = slots.slice(1);

/** Makes the shadow tree of an element, and its list in the module once it is in a document. */
export function makeStage(host) {
  const root = host.attachShadow({ mode: "open" });
  /** The drags that are left to the browser, and the style sheet for them. */
  let drags = "";
  const touch = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, touch];
  const image = (slot, name) => components[slots[slot]].component?.image(name) ?? "";
  const back = new ComponentLayer("back", root, image);
  const header = element("div", "layer actions", root);
  const feed = element("div", "content", element("div", "sizer", root), { part: "content", role: "feed" });
  element("slot", "", feed);
  const front = new ComponentLayer("front", root, image);
  const footer = front.element;
  const status = element("div", "status", root, { role: "status" });
  const probe = element("div", "component probe", root);
  const { states } = host.attachInternals();

  let language = "";
  let measure;
  const live = new LiveList({
    show, rest, settle: () => layout.settle(),
    notify: (slot, ...event) => components[slots[slot]].notify(...event),
    measure: (text, size) => measure(text, size),
  });
  const parents = { header, footer, trailer: footer, leader: header };
  const components = makeSlots({ host, live, feed, status, parents });
  const layout = makeLayout(host, feed, element("div", "safe", root), [header, back.element, footer]);
  const scroller = makeScroller(host, layout, live);
  const forgetFinger = followInput(host, scroller);
  const observer = new ResizeObserver(resize);

  // Life

  /** Follows the language and the direction of the elements around: loads an instance of that language. */
  async function followPlace() {
    configure();
    live.wake();
    const found = languageOf(host);
    if (found === language && live.kit) return;
    language = found;
    try {
      // A script that defines the element may set the source after it.
      await null;
      const kit = await RefreshKit.load(found);
      if (host.isConnected && language === found && live.kit !== kit) make(kit);
    } catch (error) {
      reportError(error);
    }
  }

  /** Makes the list in an instance of the module, in place of the one that it has. */
  function make(kit) {
    free();
    layout.isBackwards = isBackwards();
    if (!states.has("live")) layout.scrollToStart();
    layout.measure();
    measure = measuring(probe);
    live.make(kit, layout.size);
    configure();
    layout.apply(live);
    scroller.move(layout.firstOffset);
    states.add("live");
    for (const name of names) components[name].attach();
    observer.observe(host);
    observer.observe(feed);
    live.show();
  }

  function free() {
    if (!live.kit) return;
    forgetFinger();
    for (const name of names) host[name]?.detach();
    // What was set since the last frame, too.
    layout.offset = scroller.offset;
    layout.settle();
    live.free();
  }

  const isBackwards = () => host.direction === "horizontal" && host.matches(":dir(rtl)");

  /** Follows the attributes and the reading direction. */
  function configure() {
    if (!live.kit) return;
    const isRightToLeft = host.matches(":dir(rtl)");
    live.set("isPagingEnabled", host.paging);
    live.set("bounces", host.bounces);
    live.set("allowsWheelPull", host.allowsWheelPull);
    const limit = host.maximumOverscroll;
    // Once there was a limit, none is one that is beyond reach.
    if (limit !== null || live.number(Slot.list, "maximumOverscroll") !== null) {
      live.set("maximumOverscroll", limit ?? Number.MAX_VALUE);
    }
    live.call("set_layout_direction", isRightToLeft ? 2 : 1);
    feed.dir = isRightToLeft ? "rtl" : "ltr";
    if (layout.isBackwards === isBackwards()) return;
    // As far from the start of the rows as before, on the other side.
    const way = layout.offset.x - layout.start.x;
    layout.isBackwards = !layout.isBackwards;
    host.contentOffset = { x: layout.start.x - way };
  }

  /** Follows sizes; called after a layout. */
  function resize() {
    const old = layout.start;
    layout.measure();
    if (!live.kit) return;
    const { offset } = scroller;
    live.during(() => {
      layout.apply(live);
      // The rows stay where they are when the padding changes, or more rows are read from right to left.
      const { start } = layout;
      if (start.x === old.x && start.y === old.y) return;
      const { x, y } = scroller.offset;
      live.call("wheel", offset.x + start.x - old.x - x, offset.y + start.y - old.y - y);
    });
    live.show();
  }

  // Frames

  /**
   * Shows the list as it is now, and returns whether the rows have moved: writes only, nothing is read from
   * the browser's layout.
   */
  function show(items) {
    const index = items.findIndex(({ kind }) => kind === "content");
    back.draw(items, 0, index);
    front.draw(items, index + 1, items.length);
    const { x, y } = layout.offset;
    const [left, top] = items[index].frame;
    // Not -0 for 0.
    const offset = layout.offset = { x: 0 - left, y: 0 - top };
    layout.place();
    if (offset.x === x && offset.y === y) return false;
    leave("");
    host.dispatchEvent(new Event("scroll", { bubbles: true }));
    return true;
  }

  /** Leaves some drags to the browser, by a value of touch-action; "" for none but those across the axis. */
  function leave(found) {
    if (found === drags) return;
    drags = found;
    touch.replaceSync(found && `:host(:state(live)) { touch-action: ${found}; }`);
  }

  /** The list rests: returns whether it has to settle. */
  function rest() {
    leave(scroller.unusedDrags);
    return layout.restingPosition !== null;
  }

  // What the browser has scrolled by itself, to show a focused or a found row, is taken over.
  host.addEventListener("scroll", (event) => {
    if (!event.isTrusted || event.target !== host || !live.kit) return;
    event.stopImmediatePropagation();
    const way = layout.takeOver();
    if (!way) return;
    live.perform("wheel", way.x, way.y);
    live.show();
  }, { capture: true });

  // A tap on a component's title.
  root.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!target.closest(".component")) return;
    const { left, top } = host.getBoundingClientRect();
    live.perform("tap", clientX - left - host.clientLeft, clientY - top - host.clientTop);
  });

  return {
    components, feed, layout, live, scroller,

    /** The element is in a document, or at another place of it. */
    connect() {
      // The browser forgets the scroll position of an element that is moved.
      if (live.kit) layout.takeOver();
      observe(host, {
        place: followPlace,
        // A hidden page has neither frames nor timers.
        visibility: () => document.hidden ? live.sleep() : live.wake(),
        // Durations are others with less motion.
        motion: () => { if (live.kit) make(live.kit); },
      });
      followPlace();
    },

    /** The element is in no document. */
    disconnect() {
      endObserving(host);
      observer.disconnect();
      for (const name of names) components[name].endRefresh();
      free();
      states.delete("live");
    },

    /** Makes changes in front of the visible rows, which stay where they are seen. */
    keepPosition(changes) {
      resize();
      const { content, firstOffset: { x, y } } = layout;
      changes();
      layout.measure();
      // From right to left, what is in front is at the right: the offset is from the left.
      const keeps = layout.isBackwards ? 0 : 1;
      if (!live.kit) {
        const { width, height } = layout.content;
        return layout.keep({ x: x + keeps * (width - content.width), y: y + height - content.height });
      }
      live.during(() => {
        if (keeps) live.call("keep_position", 1);
        layout.apply(live);
        if (keeps) live.call("keep_position", 0);
      });
      live.show();
    },

    configure, resize,
  };
}
