// The shadow tree of an element and its list in the module, each of which follows the changes of the other.

import { isZoomed, knowsDirections, languageOf, measuring, mouse, observe } from "./list-environment.mjs";
import { followInput } from "./list-input.mjs";
import { element, makeDrawing } from "./list-layer.mjs";
import { makeLayout } from "./list-layout.mjs";
import { LiveList } from "./list-live.mjs";
import { makeSlots } from "./list-slots.mjs";
import { sheet } from "./list-style.mjs";
import { RefreshKit, slots } from "./refresh-kit.mjs";

/** Makes the shadow tree of an element, and its list in the module once it is in a document. */
export function makeStage(host) {
  const root = host.attachShadow({ mode: "open" });
  const drags = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, drags];
  const back = element("div", "layer back", root);
  const before = element("div", "layer actions", root);
  const rows = element("div", "content", element("div", "sizer", root), { part: "content" });
  element("slot", "", rows);
  const front = element("div", "layer front", root);
  const status = element("div", "status", front, { role: "status" });
  const internals = host.attachInternals();
  internals.role = "feed";

  /** The controller of the handlers that end when the element leaves its document. */
  let connection;

  const live = new LiveList({
    show, rest, notify: (slot, ...event) => components[slots[slot]].notify(...event),
  });
  const components = makeSlots({ host, live, internals, status, before, front });
  const draw = makeDrawing(back, front, (slot, name) => components[slots[slot]].image(name));
  const layout = makeLayout(host, rows, status, [before, back, front]);
  const forgetFinger = followInput(host, live);
  const observer = new ResizeObserver(() => update());

  // Life

  /** Follows the elements around the list, and loads an instance in their language. */
  async function followPlace() {
    update();
    // A script that defines the element may set the source afterwards.
    await null;
    const language = languageOf(host);
    const [kit, { followMouse }] = await Promise.all([
      RefreshKit.load(language), mouse.matches && import("./list-mouse.mjs"),
    ]);
    followMouse?.(host, live);
    if (host.isConnected && language === languageOf(host) && live.kit !== kit) make(kit);
  }

  /** Makes the list in an instance of the module, in place of an earlier one. */
  function make(kit) {
    const old = live.kit && live.offset;
    free();
    live.make(kit, measuring(status));
    setGeometry();
    const { x, y } = old ?? layout.firstOffset(live.offset);
    live.perform("scroll_within", x, y, false);
    internals.states.add("live");
    for (const name of slots.slice(1)) components[name].attach();
    followDrags();
    observer.observe(host);
    observer.observe(rows);
    live.show();
  }

  function free() {
    if (!live.kit) return;
    forgetFinger();
    live.free();
  }

  /** Follows attributes, the reading direction, and sizes, after a layout; rows may have changed in front. */
  function update(isInFront) {
    setGeometry(isInFront);
    live.show();
  }

  function setGeometry(isInFront) {
    layout.measure();
    if (!live.kit) return;
    if (host.checkVisibility()) layout.follow();
    for (const name of ["bounces", "allowsWheelPull", "maximumOverscroll"]) live.set(name, host[name]);
    live.set("isPagingEnabled", host.paging);
    live.set("pixel", 1 / devicePixelRatio);
    live.call("set_reading", host.direction === "horizontal", host.matches(":dir(rtl)"));
    const { size, content, padding, safeArea } = layout;
    live.perform("set_geometry", ...size, ...content, ...padding, ...safeArea, isInFront);
  }

  // Frames

  /**
   * Shows the present state of the list, and returns whether the rows have moved. It only writes, and reads
   * nothing from the browser's layout.
   */
  function show(items) {
    const frame = draw(items);
    const { isSettled } = layout;
    // The subtraction avoids -0.
    if (!layout.show({ x: 0 - frame[0], y: 0 - frame[1] })) return false;
    if (isSettled) followDrags();
    host.dispatchEvent(new Event("scroll", { bubbles: true }));
    return true;
  }

  /** Called when the list rests. */
  function rest() {
    layout.settle();
    followDrags();
  }

  /**
   * Leaves drags that the list does not use to the browser; on a page that is zoomed in, all drags.
   */
  function followDrags() {
    let action = isZoomed() ? "auto" : live.text("touchAction");
    // If the browser does not know directions, such as "pan-up", the list has both.
    if (!knowsDirections) action = action?.replace(/pan-\w\w+ /, "");
    drags.replaceSync(`:host(:state(live)) { overflow: hidden; touch-action: ${action}; }`);
  }

  // The list follows when the browser scrolls by itself, to show a focused or a found row.
  host.addEventListener("scroll", (event) => {
    if (!event.isTrusted || event.target !== host || !live.kit) return;
    event.stopImmediatePropagation();
    const way = layout.takeOver();
    if (!way) return;
    live.perform("wheel", way.x, way.y);
    live.show();
  }, { capture: true });

  return {
    components, layout, live, update,

    /** Called when the element is in a document, or was moved in it. */
    connect() {
      // The browser forgets the scroll position of an element that is moved.
      if (live.kit) layout.takeOver();
      connection?.abort();
      connection = new AbortController();
      observe(host, {
        place: followPlace,
        // A hidden page has neither frames nor timers.
        visibility() {
          live.sleep();
          live.wake();
        },
        zoom: followDrags,
        // Durations are different with reduced motion.
        motion: () => { if (live.kit) make(live.kit); },
      }, connection.signal);
      followPlace();
    },

    /** Called when the element is in no document. */
    disconnect() {
      connection.abort();
      observer.disconnect();
      for (const name of slots.slice(1)) components[name].detach();
      free();
      internals.states.delete("live");
    },

    /** Makes changes in front of the visible rows, which do not move on the screen. */
    keepPosition(changes) {
      update();
      const { content: [width, height] } = layout;
      const { x, y } = host.contentOffset;
      changes();
      update(true);
      if (!live.kit) layout.keep({ x: x + layout.content[0] - width, y: y + layout.content[1] - height });
    },
  };
}
