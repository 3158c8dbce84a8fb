// <refresh-list>: a list whose rows scroll with the kit's physics and refresh with its components.
// refresh-list.d.ts describes what an app uses.

import { checked, reflect, takeOver } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { endObserving, languageOf, measuring, observe } from "./list-environment.mjs";
import { RefreshEvent, StateChangeEvent } from "./list-events.mjs";
import { followInput } from "./list-input.mjs";
import { ComponentLayer, element } from "./list-layer.mjs";
import { ListLayout } from "./list-layout.mjs";
import { LiveList } from "./list-live.mjs";
import { makeScroller } from "./list-scroller.mjs";
import { makeSlots } from "./list-slots.mjs";
import { sheet } from "./list-style.mjs";
import { RefreshKit, Slot, slots } from "./refresh-kit.mjs";

export { RefreshComponent, RefreshEvent, RefreshKit, StateChangeEvent };

/** The names of the slots for components. */
const names = slots.slice(1);

export class RefreshList extends HTMLElement {
  static observedAttributes = [...names, "direction", "paging", "bounces", "drag", "aria-label"];

  /** The list in the module, from when that is loaded, while the element is in a document. */
  #live = new LiveList({
    show: (items) => this.#show(items),
    settle: () => this.#settle(),
    rest: () => this.#rest(),
    notify: (slot, ...event) => this.#slots[slots[slot]].notify(...event),
    measure: (text, size) => this.#measure(text, size),
  });
  #language = "";
  #measure;

  /** The drags that are left to the browser, and the style sheet for them. */
  #drags = "";
  #touch = new CSSStyleSheet();
  #internals = this.attachInternals();
  #observer = new ResizeObserver(() => this.#resize());
  #feed;
  #probe;
  #layers;
  #layout;
  #slots;
  #scroller;
  #forgetFinger;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet, this.#touch];
    const back = new ComponentLayer("back", root);
    const header = element("div", "layer actions", root);
    const feed = this.#feed =
      element("div", "content", element("div", "sizer", root), { part: "content", role: "feed" });
    element("slot", "", feed);
    const front = new ComponentLayer("front", root);
    const status = element("div", "status", root, { role: "status" });
    this.#probe = element("div", "component probe", root);
    this.#layers = [back, front];
    this.#layout = new ListLayout(this, feed, element("div", "safe", root),
      [header, back.element, front.element]);
    const footer = front.element;
    this.#slots = makeSlots({
      host: this, live: this.#live, feed, status, parents: { header, footer, trailer: footer },
    });
    this.#scroller = makeScroller(this, this.#layout, this.#live);
    this.#forgetFinger = followInput(this, this.#scroller);
    this.addEventListener("scroll", (event) => this.#didScrollNatively(event), { capture: true });
    root.addEventListener("click", (event) => this.#didClick(event));
  }

  // Life

  connectedCallback() {
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    takeOver(this, [...RefreshList.observedAttributes, "contentOffset"]);
    // The browser forgets the scroll position of an element that is moved.
    if (this.#live.kit) this.#layout.takeOver();
    this.connectedMoveCallback();
  }

  connectedMoveCallback() {
    observe(this, {
      place: () => this.#didMove(),
      // A hidden page has neither frames nor timers.
      visibility: () => document.hidden ? this.#live.sleep() : this.#live.wake(),
      // Durations are others with less motion.
      motion: () => this.#make(this.#live.kit),
    });
    this.#didMove();
  }

  disconnectedCallback() {
    // An element that is only moved is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      endObserving(this);
      this.#observer.disconnect();
      for (const name of names) this.#slots[name].endRefresh();
      this.#free();
      this.#internals.states.delete("live");
    });
  }

  attributeChangedCallback(name, old, found) {
    if (old === found) return;
    const value = checked(name, found);
    if (name === "aria-label") this.#feed.ariaLabel = value;
    if (name in Slot) this.#slots[name].set(value);
    else if (name === "direction") this.#resize();
    else this.#configure();
    this.#live.wake();
  }

  /** Follows the language and the direction of the elements around: loads an instance of that language. */
  async #didMove() {
    this.#configure();
    this.#live.wake();
    const language = languageOf(this);
    if (language === this.#language && this.#live.kit) return;
    this.#language = language;
    try {
      // A script that defines the element may set the source after it.
      await null;
      const kit = await RefreshKit.load(language);
      if (this.isConnected && this.#language === language && this.#live.kit !== kit) this.#make(kit);
    } catch (error) {
      reportError(error);
    }
  }

  /** Makes the list in an instance of the module, in place of the one that it has. */
  #make(kit) {
    if (!kit) return;
    this.#free();
    const [live, layout] = [this.#live, this.#layout];
    layout.isBackwards = this.#isBackwards;
    if (!this.matches(":state(live)")) layout.scrollToStart();
    layout.measure();
    this.#measure = measuring(this.#probe);
    live.make(kit, layout.size);
    this.#configure();
    layout.apply(live);
    const { x, y } = layout.firstOffset;
    live.call("scroll_to", x, y, 0);
    this.#internals.states.add("live");
    for (const name of names) this.#slots[name].attach();
    this.#observer.observe(this);
    this.#observer.observe(this.#feed);
    live.show();
  }

  #free() {
    if (!this.#live.kit) return;
    this.#forgetFinger();
    for (const name of names) this[name]?.detach();
    // What was set since the last frame, too.
    this.#layout.offset = this.#scroller.offset;
    this.#settle();
    this.#live.free();
  }

  get #isBackwards() { return this.direction === "horizontal" && this.matches(":dir(rtl)"); }

  /** Follows the attributes and the reading direction. */
  #configure() {
    const [live, layout] = [this.#live, this.#layout];
    if (!live.kit) return;
    const isRightToLeft = this.matches(":dir(rtl)");
    live.set("isPagingEnabled", this.paging);
    live.set("bounces", this.bounces);
    live.call("set_layout_direction", isRightToLeft ? 2 : 1);
    this.#feed.dir = isRightToLeft ? "rtl" : "ltr";
    if (layout.isBackwards === this.#isBackwards) return;
    // As far from the start of the rows as before, on the other side.
    const way = layout.offset.x - layout.start.x;
    layout.isBackwards = !layout.isBackwards;
    this.contentOffset = { x: layout.start.x - way };
  }

  // Frames

  /** The address of an image of a component, by its name in the module. */
  #image = (slot, name) => this.#slots[slots[slot]].component?.image(name) ?? "";

  /**
   * Shows the list as it is now, and returns whether the rows have moved: writes only, nothing is read from
   * the browser's layout.
   */
  #show(items) {
    const index = items.findIndex(({ kind }) => kind === "content");
    this.#layers[0].draw(items, 0, index, this.#image);
    this.#layers[1].draw(items, index + 1, items.length, this.#image);
    const { x, y } = this.#layout.offset;
    const [left, top] = items[index].frame;
    // Not -0 for 0.
    const offset = this.#layout.offset = { x: 0 - left, y: 0 - top };
    this.#layout.place();
    const hasMoved = offset.x !== x || offset.y !== y;
    if (hasMoved) {
      this.#leave("");
      this.dispatchEvent(new Event("scroll", { bubbles: true }));
    }
    return hasMoved;
  }

  /** Leaves some drags to the browser, by a value of touch-action; "" for none but those across the axis. */
  #leave(drags) {
    if (drags === this.#drags) return;
    this.#drags = drags;
    this.#touch.replaceSync(drags && `:host(:state(live)) { touch-action: ${drags}; }`);
  }

  /** The list rests: returns whether it has to settle. */
  #rest() {
    this.#leave(this.#scroller.unusedDrags);
    return this.#layout.restingPosition !== null;
  }

  #settle() {
    this.#scroller.stop();
    this.#layout.settle();
  }

  /** Follows sizes; called after a layout. */
  #resize() {
    const [live, layout] = [this.#live, this.#layout];
    if (!live.kit) return;
    const [old, offset] = [layout.start, this.#scroller.offset];
    layout.measure();
    live.during(() => {
      layout.apply(live);
      // The rows stay where they are when the padding changes, or more rows are read from right to left.
      const { start } = layout;
      if (start.x === old.x && start.y === old.y) return;
      const { x, y } = this.#scroller.offset;
      live.call("wheel", offset.x + start.x - old.x - x, offset.y + start.y - old.y - y);
    });
    live.show();
  }

  /** Takes over what the browser has scrolled by itself, to show a focused or a found row. */
  #didScrollNatively(event) {
    if (!event.isTrusted || event.target !== this || !this.#live.kit) return;
    event.stopImmediatePropagation();
    const way = this.#layout.takeOver();
    if (!way) return;
    this.#live.perform("wheel", way.x, way.y);
    this.#live.show();
  }

  /** A tap on a component's title. */
  #didClick({ target, clientX, clientY }) {
    if (!target.closest(".component")) return;
    const { left, top } = this.getBoundingClientRect();
    this.#live.perform("tap", clientX - left - this.clientLeft, clientY - top - this.clientTop);
  }

  // Members as in Swift, and as of every element that scrolls

  static {
    reflect(this);
    for (const name of names) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#slots[name].component; },
        /** Takes a name, a component, or what frameworks set: true is "", and false is none. */
        set(value) {
          if (value || value === "") this.setAttribute(name, value === true ? "" : value.name ?? value);
          else this.removeAttribute(name);
        },
        enumerable: true,
      });
    }
  }

  get contentOffset() {
    const layout = this.#layout;
    if (this.#live.kit) return { ...layout.offset };
    layout.measure();
    return { ...layout.firstOffset };
  }

  set contentOffset(offset) {
    const { x, y } = { ...this.contentOffset, ...offset };
    if (this.#live.kit) this.#live.perform("scroll_to", x, y, 0);
    else this.#layout.keep({ x, y });
  }

  get scrollTop() { return this.contentOffset.y + this.#layout.padding.top; }

  set scrollTop(top) { this.scrollTo({ top }); }

  get scrollLeft() { return this.contentOffset.x + this.#layout.padding.left; }

  set scrollLeft(left) { this.scrollTo({ left }); }

  scrollTo(...values) { this.#scroller.scroll(values, false); }

  scroll(...values) { this.scrollTo(...values); }

  scrollBy(...values) { this.#scroller.scroll(values, true); }
}

customElements.define("refresh-list", RefreshList);
