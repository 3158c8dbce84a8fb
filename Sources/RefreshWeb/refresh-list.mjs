// <refresh-list>: a list whose rows scroll with the kit's physics and refresh with its components.
// refresh-list.d.ts describes what an app uses.

import { checked, readers, takeOver } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { endObserving, fontOf, languageOf, observe, textWidth } from "./list-environment.mjs";
import { RefreshEvent, StateChangeEvent } from "./list-events.mjs";
import { ListInput } from "./list-input.mjs";
import { ComponentLayer, element } from "./list-layer.mjs";
import { ListLayout } from "./list-layout.mjs";
import { LiveList } from "./list-live.mjs";
import { ListScroller } from "./list-scroller.mjs";
import { ListSlots } from "./list-slots.mjs";
import { sheet } from "./list-style.mjs";
import { RefreshKit, Slot } from "./refresh-kit.mjs";

export { RefreshComponent, RefreshEvent, RefreshKit, StateChangeEvent };

export class RefreshList extends HTMLElement {
  static observedAttributes =
    ["header", "footer", "trailer", "direction", "paging", "bounces", "drag", "aria-label"];

  /** The list in the module; null before that is loaded, and outside a document. */
  #live = null;
  #language = "";

  #internals = this.attachInternals();
  #observer = new ResizeObserver(() => this.#resize());
  #feed;
  #probe;
  #layers;
  #layout;
  #slots;
  #scroller;
  #input;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const back = new ComponentLayer("back", root);
    const actions = element("div", "layer actions", root);
    this.#feed = element("div", "content", element("div", "sizer", root));
    this.#feed.part = "content";
    this.#feed.role = "feed";
    this.#feed.append(document.createElement("slot"));
    const front = new ComponentLayer("front", root);
    const status = element("div", "status", root);
    status.role = "status";
    this.#probe = element("div", "component probe", root);
    this.#layers = [back, front];
    this.#layout = new ListLayout(this, this.#feed, element("div", "safe", root),
      [actions, back.element, front.element]);
    this.#slots = new ListSlots(this,
      { feed: this.#feed, status, before: actions, after: front.element });
    this.#scroller = new ListScroller(this, this.#layout, () => this.#live);
    this.#input = new ListInput(this, this.#scroller);
    this.addEventListener("scroll", (event) => this.#didScrollNatively(event), { capture: true });
    root.addEventListener("click", (event) => this.#didClick(event));
  }

  // Life

  connectedCallback() {
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    takeOver(this, RefreshList.observedAttributes);
    observe(this);
    if (this.#live) {
      // The browser forgets the scroll position of an element that is moved.
      this.#layout.takeOver();
      return this.environmentDidChange();
    }
    this.#load();
  }

  disconnectedCallback() {
    // An element that is only moved is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      endObserving(this);
      this.#observer.disconnect();
      this.#slots.endRefreshes();
      this.#free();
      this.#internals.states.delete("live");
    });
  }

  connectedMoveCallback() {
    observe(this);
    this.environmentDidChange();
  }

  attributeChangedCallback(name, old, found) {
    if (old === found) return;
    const value = checked(name, found);
    if (name === "aria-label") this.#feed.ariaLabel = value;
    if (name in Slot) this.#slots.set(name, value);
    else if (name === "direction") this.#resize();
    else this.#configure();
    this.#live?.wake();
  }

  /** Loads the module, and makes the list in the instance of the element's language. */
  async #load() {
    const language = this.#language = languageOf(this);
    let kit;
    try {
      // A script that defines the element may set the source after it.
      await null;
      kit = await RefreshKit.load(language);
    } catch (error) {
      return reportError(error);
    }
    if (!this.isConnected || this.#language !== language || this.#live?.kit === kit) return;
    this.#free();
    this.#make(kit);
  }

  #make(kit) {
    const layout = this.#layout;
    if (this.direction === "horizontal" && this.matches(":dir(rtl):not(:state(live))")
      && layout.position.x === 0) {
      layout.position = { x: this.scrollWidth, y: 0 };
    }
    layout.measure();
    const font = fontOf(this.#probe);
    const live = this.#live = new LiveList(kit, layout.size, {
      show: () => this.#show(),
      settle: () => this.#settle(),
      get canSettle() { return layout.restingPosition !== null; },
      notify: (...event) => this.#slots.notify(...event),
      measure: (text, size) => textWidth(text, font, size),
    });
    this.#configure();
    layout.apply(live);
    const { x, y } = layout.nativeOffset;
    live.call("scroll_to", x, y, 0);
    this.#internals.states.add("live");
    this.#slots.attach(live);
    this.#observer.observe(this);
    this.#observer.observe(this.#feed);
    live.show();
  }

  #free() {
    if (!this.#live) return;
    this.#input.reset();
    this.#slots.detach();
    this.#settle();
    this.#live.free();
    this.#live = null;
  }

  /** Follows the attributes and the reading direction. */
  #configure() {
    if (!this.#live) return;
    const isRightToLeft = this.matches(":dir(rtl)");
    this.#live.set("isPagingEnabled", this.paging);
    this.#live.set("bounces", this.bounces);
    this.#live.call("set_layout_direction", isRightToLeft ? 2 : 1);
    this.#feed.dir = isRightToLeft ? "rtl" : "ltr";
  }

  /** Follows the language and the direction of the elements around. */
  environmentDidChange() {
    if (languageOf(this) !== this.#language) this.#load();
    this.#configure();
    this.#live?.wake();
  }

  /** Follows whether the user wants less motion: makes the list again, whose durations are others. */
  motionDidChange() {
    const kit = this.#live?.kit;
    if (!kit) return;
    this.#free();
    this.#make(kit);
  }

  /** Follows whether the page can be seen: a hidden page has neither frames nor timers. */
  visibilityDidChange() {
    if (document.hidden) this.#live?.sleep();
    else this.#live?.wake();
  }

  // Frames

  /** Shows the list as it is now: writes only, nothing is read from the browser's layout. */
  #show() {
    const items = this.#live.draw();
    const index = items.findIndex(({ kind }) => kind === "content");
    const image = (slot, name) => this.#slots.image(slot, name);
    this.#layers[0].draw(items.slice(0, index), image);
    this.#layers[1].draw(items.slice(index + 1), image);
    // Not -0 for 0.
    const offset = { x: 0 - items[index].frame[0], y: 0 - items[index].frame[1] };
    const old = this.#layout.offset;
    this.#layout.offset = offset;
    this.#layout.place();
    if (offset.x === old.x && offset.y === old.y) return;
    this.dispatchEvent(new Event("scroll", { bubbles: true }));
  }

  #settle() {
    this.#scroller.stop();
    this.#layout.settle();
  }

  /** Follows sizes; called after a layout. */
  #resize() {
    if (!this.#live) return;
    const old = this.#layout.start;
    this.#layout.measure();
    this.#live.perform(() => {
      this.#layout.apply(this.#live);
      // The rows stay at their native position where the padding changes.
      const { x, y } = this.#layout.start;
      if (x !== old.x || y !== old.y) this.#live.call("wheel", x - old.x, y - old.y);
    });
    this.#live?.show();
  }

  /** Takes over what the browser has scrolled by itself, to show a focused or a found row. */
  #didScrollNatively(event) {
    if (!event.isTrusted || event.target !== this || !this.#live) return;
    event.stopImmediatePropagation();
    const way = this.#layout.takeOver();
    if (!way) return;
    this.#live.perform(() => this.#live.call("wheel", way.x, way.y));
    this.#live?.show();
  }

  /** A tap on a component's title. */
  #didClick(event) {
    if (!event.target.closest?.(".component") || !this.#live) return;
    const box = this.getBoundingClientRect();
    this.#live.perform(() => this.#live.call("tap", event.clientX - box.left - this.clientLeft,
      event.clientY - box.top - this.clientTop));
  }

  // Members as in Swift, and as of every element that scrolls

  static {
    for (const slot of ["header", "footer", "trailer"]) {
      Object.defineProperty(this.prototype, slot, {
        get() { return this.#slots.component(slot); },
        /** Takes a name, a component, or what frameworks set: true is "", and false is none. */
        set(value) {
          if (value === true || value === "") this.setAttribute(slot, "");
          else if (value) this.setAttribute(slot, value.name ?? value);
          else this.removeAttribute(slot);
        },
        enumerable: true,
      });
    }
  }

  get contentOffset() { return { ...this.#layout.offset }; }

  set contentOffset({ x = this.#layout.offset.x, y = this.#layout.offset.y }) {
    this.#live?.perform(() => this.#live.call("scroll_to", x, y, 0));
  }

  get scrollTop() {
    return this.#live ? this.#layout.offset.y + this.#layout.padding.top : super.scrollTop;
  }

  set scrollTop(top) { this.scrollTo({ top }); }

  get scrollLeft() {
    return this.#live ? this.#layout.offset.x + this.#layout.padding.left : super.scrollLeft;
  }

  set scrollLeft(left) { this.scrollTo({ left }); }

  scrollTo(...values) {
    if (this.#live) this.#scroller.scroll(values, false);
    else super.scrollTo(...values);
  }

  scroll(...values) { this.scrollTo(...values); }

  scrollBy(...values) {
    if (this.#live) this.#scroller.scroll(values, true);
    else super.scrollBy(...values);
  }
}

// Attributes that are properties of the same name.
for (const [name, read] of Object.entries(readers)) {
  Object.defineProperty(RefreshList.prototype, name, {
    get() { return read(this.getAttribute(name)); },
    set(value) { this.setAttribute(name, String(value)); },
    enumerable: true,
  });
}

customElements.define("refresh-list", RefreshList);
