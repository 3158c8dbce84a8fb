// The shadow tree of an element and its list in the module, each of which follows the changes of the other.

import { fontOf, languageOf, motion, mouse, observe } from "./list-environment.mjs";
import { makeAnchor } from "./list-anchor.mjs";
import { followKeys } from "./list-keys.mjs";
import { element, makeDrawing } from "./list-layer.mjs";
import { makeLayout } from "./list-layout.mjs";
import { LiveList } from "./list-live.mjs";
import { Loading } from "./list-loading.mjs";
import { reportScrolls } from "./list-reports.mjs";
import { makeScroller } from "./list-scroller.mjs";
import { makeSlots } from "./list-slots.mjs";
import { followTaps } from "./list-taps.mjs";
import { followTouches } from "./list-touches.mjs";
import { makeTree } from "./list-tree.mjs";
import { RefreshKit, Slot, events, slots } from "./refresh-kit.mjs";

/** Makes the shadow tree of an element, and its list in the module once it is in a document. */
export function makeStage(host) {
  const tree = makeTree(host);
  const { status, back, follow, front, end, fingers } = tree;
  const internals = host.attachInternals();
  internals.role = "feed";

  /** The controller of the handlers that end when the element leaves its document. */
  let connection;
  let touchAction = "";
  /** Whether a pulled footer in the middle of a page was reported. */
  let isRefused = false;
  /** The frame that will report a layout. */
  let layoutReport = null;
  /** Follows the attributes about a mouse, if there is one. */
  let updateMouse;

  const live = new LiveList({
    show,
    layOut: () => { if (layout.isOld) update(); },
    notify(slot, ...event) {
      // What loads may put rows in front.
      if (events[event[0]] === "refreshing") anchor.note();
      components[slots[slot]].notify(...event);
    },
  });
  const components = makeSlots({ host, live, internals, status, before: front, front: end });
  const loading = new Loading(host);
  const looks = {
    font: null,
    image: (slot, name) => components[slots[slot]].image(name),
    made: (slot, element) => components[slots[slot]].show(element),
    fail: (error) => loading.lack(error),
  };
  const draw = makeDrawing(back, follow, front, looks);
  const scroller = makeScroller(host, internals.states);
  const layout = makeLayout(host, scroller, tree);
  const anchor = makeAnchor(host, tree.rows, layout);
  const reports = reportScrolls(scroller, live, layout, {
    finger: () => touches.isScrolling, relayout: () => update(), rest: () => anchor.note(), arrive: followFingers,
  });
  const touches = followTouches(host, scroller, live, layout, reports);
  followKeys(host, live, layout);
  followTaps(host, scroller, live);
  const observer = new ResizeObserver(() => update());
  const fontObserver = new ResizeObserver(followFont);

  // Life

  const needsGallery = () => components.header.component?.name === "indicator" && host.indicator !== "normal";

  /** Follows the elements around the list, and loads an instance in their language. */
  async function followPlace() {
    update();
    // Lists that are in the document together share a module.
    if (needsGallery()) RefreshKit.usesGallery = true;
    // A script that defines the element may set the source afterwards.
    await null;
    const language = languageOf(host);
    const mouseLoading = mouse.matches && import("./list-mouse.mjs").catch((error) => loading.lack(error));
    try {
      const kit = await RefreshKit.load(language, needsGallery() ? null : live.kit);
      if (needsGallery() && !kit.hasGallery) {
        loading.lack(new Error(`indicator="${host.indicator}" needs refresh-gallery.wasm`));
      }
      const { followMouse } = await mouseLoading || {};
      updateMouse ??= followMouse?.(host, scroller, live, layout, reports);
      if (host.isConnected && language === languageOf(host) && live.kit !== kit) make(kit);
    } catch (error) {
      free();
      loading.fail(error);
    }
  }

  /** Makes the list in an instance of the module, in place of an earlier one. */
  function make(kit) {
    const old = live.kit && live.offset;
    free();
    looks.font = fontOf(status);
    live.make(kit, (text, size) => looks.font.width(text, size));
    live.set("laysOutContentLate", true);
    live.set("reducesMotion", motion.matches);
    setGeometry();
    const { x, y } = old ?? layout.firstOffset();
    live.perform("scroll_within", x, y, false);
    internals.states.add("live");
    for (const name of slots.slice(1)) components[name].attach();
    placeInPage();
    observer.observe(host);
    observer.observe(tree.rows);
    fontObserver.observe(status);
    live.show();
    loading.end();
  }

  function free() {
    if (!live.kit) return;
    touches.forget();
    reports.forget();
    live.free();
  }

  /** Follows attributes, the reading direction, and sizes, after a layout; rows may have changed in front. */
  function update(isInFront) {
    setGeometry(isInFront);
    live.show();
    if (live.kit) anchor.note();
  }

  function setGeometry(isInFront = false) {
    const { content: [oldWidth, oldHeight], size: oldSize } = layout;
    layout.measure();
    if (!live.kit || !layout.isDisplayed) return;
    for (const name of ["bounces", "allowsWheelPull", "maximumOverscroll"]) live.set(name, host[name]);
    updateMouse?.();
    live.set("isPagingEnabled", host.paging);
    live.set("pixel", 1 / devicePixelRatio);
    const { size, content: [width, height], padding, safeArea, isHorizontal, isRightToLeft } = layout;
    const hasOtherSize = size.some((length, index) => length !== oldSize[index]);
    if (hasOtherSize) touches.cancel();
    live.call("set_reading", isHorizontal, isRightToLeft);
    const set = (content, isInFront) =>
      live.perform("set_geometry", ...size, ...content, ...padding, ...safeArea, isInFront);
    if (isInFront) return set([width, height], true);
    // The browser has kept the rows in their place, or the list does.
    const growth = layout.growthInFront() || anchor.growth(hasOtherSize);
    if (growth !== 0) set(isHorizontal ? [oldWidth + growth, height] : [width, oldHeight + growth], true);
    set([width, height], false);
    placeInPage();
  }

  /** In a page, the header is in front of the rows, and what follows them is no place to pull at. */
  function placeInPage() {
    if (!scroller.isPage) return;
    const name = "ignoredScrollViewContentInsetTop";
    if (live.number(name, Slot.header) != null) live.call("set", Slot.header, name, -layout.front);
    if (!host.footer || host.footer.name.startsWith("auto") || scroller.lengthBehind < 1 || isRefused) return;
    isRefused = true;
    console.error(`refresh-list: footer="${host.footer.name}" is not pulled, because the page goes on behind the list`);
  }

  /** Follows the size of the font of components, which the status has as its own size. */
  function followFont() {
    const font = fontOf(status);
    if (font.size === looks.font.size) return;
    looks.font = font;
    live.perform("measure_by_page");
  }

  // Frames

  /** Reports the next layout, for which a component waits, and before it the size of the rows if that has changed. */
  function reportLayout() {
    layoutReport ??= requestAnimationFrame(() => {
      layoutReport = null;
      if (layout.isOld) update();
      live.perform("laid_out");
    });
  }

  /** Shows the present state of the list, and returns whether the rows have moved. */
  function show(items) {
    const wasShifted = layout.isShifted;
    const hasMoved = layout.show(items.find(({ kind }) => kind === "content"), !reports.isScrolling);
    draw(items);
    followFingers();
    for (const name of slots.slice(1)) components[name].followPull();
    if (layout.isAwaited) reportLayout();
    internals.states[layout.isMoving || layout.isShifted ? "add" : "delete"]("moved");
    // The browser notifies of its own scrolling.
    if (hasMoved && (wasShifted || layout.isShifted)) host.dispatchEvent(new Event("scroll"));
    return hasMoved;
  }

  /** Leaves the fingers that the list does not have to the browser. */
  function followFingers() {
    const action = touches.touchAction();
    if (action === touchAction) return;
    touchAction = action;
    scroller.setTouchAction(action);
    fingers.replaceSync(`:host(:state(live)) { touch-action: ${action}; }`);
  }

  return {
    components, layout, live, loading, update,

    /** Loads the module that has the indicator of the header, unless the list is in one that has it. */
    followIndicator() {
      if (live.kit && needsGallery() && !live.kit.hasGallery) followPlace();
    },

    /** Scrolls to an offset, which may be outside the range. */
    scroll(x, y) {
      live.perform("scroll_to", x, y, 0);
      live.show();
    },

    /** Called when the element is in a document, or was moved in it. */
    connect() {
      connection?.abort();
      connection = new AbortController();
      reports.listen(connection.signal);
      touches.listen(connection.signal);
      observe(host, {
        place: followPlace,
        // A hidden page has neither frames nor timers.
        visibility() {
          live.sleep();
          live.wake();
        },
        zoom: followFingers,
        // Durations are different with reduced motion.
        motion: () => { if (live.kit) make(live.kit); },
      }, connection.signal);
      followPlace();
    },

    /** Called when the element is in no document. */
    disconnect() {
      connection.abort();
      scroller.setTouchAction(null);
      observer.disconnect();
      fontObserver.disconnect();
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
