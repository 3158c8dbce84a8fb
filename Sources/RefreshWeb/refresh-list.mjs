// <refresh-list>: a list whose rows scroll with the kit's physics and refresh with its components.

import { RefreshComponent } from "./list-component.mjs";
import { ListInput } from "./list-input.mjs";
import { ComponentLayer, element } from "./list-layer.mjs";
import { sheet } from "./list-style.mjs";
import { RefreshKit, Slot, events, phases, states } from "./refresh-kit.mjs";

export { RefreshComponent, RefreshKit };

/** The class of a slot that has an attribute without a value. */
const defaults = { header: "normal", footer: "auto-normal", trailer: "normal" };

/** The names of the slots, by number. */
const slots = Object.keys(Slot);

/** The time within which a frame is asked for rather than a timer, in seconds. */
const soon = 0.1;

/** A refresh that has begun: a listener loads, and responds with the promise of the end. */
export class RefreshEvent extends Event {
  /** The component that refreshes. */
  component;
  /** Aborted when the refresh is over before the promise is. */
  signal;

  #respond;
  #hasResponded = false;

  constructor(type, component, signal, respond) {
    super(type, { bubbles: true });
    Object.assign(this, { component, signal });
    this.#respond = respond;
  }

  /**
   * Ends the refresh with a promise: in success, with "noMoreData" or another result that it resolves
   * to, or in failure; an AbortError cancels it.
   */
  respondWith(promise) {
    if (this.#hasResponded) throw new DOMException("The event has a response", "InvalidStateError");
    this.#hasResponded = true;
    Promise.resolve(promise).then(
      (value) => this.#respond(typeof value === "string" ? value : "success"),
      (error) => this.#respond(error?.name === "AbortError" ? "cancelled" : "failure"));
  }
}

/** A component has another state. */
export class StateChangeEvent extends Event {
  component;
  oldState;
  state;

  constructor(component, oldState, state) {
    super("statechange", { bubbles: true });
    Object.assign(this, { component, oldState, state });
  }
}

/** A list that is pulled to refresh and loads more; see refresh-list.d.ts. */
export class RefreshList extends HTMLElement {
  static observedAttributes =
    ["header", "footer", "trailer", "direction", "paging", "bounces", "aria-label"];

  #kit = null;
  #list = 0;
  #now = 0;
  #epoch = 0;
  #frame = 0;
  #timer = 0;
  #size = { width: 0, height: 0 };
  #content = { width: 0, height: 0 };
  #padding = { top: 0, right: 0, bottom: 0, left: 0 };
  /** The native scroll position, which the transform of the rows adds to. */
  #base = { x: 0, y: 0 };
  #offset = { x: 0, y: 0 };
  #isAtRest = false;
  #isResuming = false;
  #target = null;
  #components = {};
  #refreshes = {};
  #waiting = [];
  #language = "";

  #internals = this.attachInternals();
  #parts;
  #layers;
  #input;
  #observer = new ResizeObserver(() => this.#resize());
  #reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const back = new ComponentLayer("back", root);
    const sizer = element("div", "sizer", root);
    const content = element("div", "content", sizer);
    content.part = "content";
    content.role = "feed";
    content.append(document.createElement("slot"));
    const front = new ComponentLayer("front", root);
    const status = element("div", "status", root);
    status.role = "status";
    this.#parts = { content, status, actions: {} };
    this.#parts.safe = element("div", "safe", root);
    this.#parts.probe = element("div", "component probe", root);
    this.#layers = [back, front];
    this.#input = new ListInput(this.#forInput());
    this.addEventListener("scroll", (event) => this.#didScrollNatively(event), { capture: true });
    root.addEventListener("click", (event) => this.#didClick(event));
  }

  // Life

  connectedCallback() {
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    lists.add(this);
    if (this.#kit) {
      // The browser forgets the scroll position of an element that is moved.
      this.#base = { x: super.scrollLeft, y: super.scrollTop };
      return this.#wake();
    }
    for (const slot of slots.slice(1)) this.#setComponent(slot, this.getAttribute(slot));
    this.#load();
  }

  disconnectedCallback() {
    // An element that is only moved is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      lists.delete(this);
      this.#observer.disconnect();
      for (const slot of slots.slice(1)) this.#endRefresh(slot);
      this.#free();
    });
  }

  connectedMoveCallback() {}

  attributeChangedCallback(name, old, value) {
    if (name === "aria-label") this.#parts.content.ariaLabel = value;
    if (!this.isConnected || old === value) return;
    if (name in Slot) this.#setComponent(name, value);
    else if (name === "direction") this.#resize();
    else this.#configure();
    this.#wake();
  }

  async #load() {
    const language = languageOf(this);
    this.#language = language;
    let kit;
    try {
      // A script that defines the element may set the source after it.
      await null;
      kit = await RefreshKit.load(language);
    } catch (error) {
      this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      return reportError(error);
    }
    if (!this.isConnected || this.#language !== language || this.#kit === kit) return;
    this.#free();
    this.#make(kit);
  }

  #make(kit) {
    this.#kit = kit;
    this.#measure();
    this.#list = kit.call("make_list", this.#size.width, this.#size.height);
    kit.listen(this.#list, (...event) => { if (!this.#isResuming) this.#waiting.push(event); });
    const { font } = getComputedStyle(this.#parts.probe);
    kit.measure(this.#list, (text, size) => textWidth(text, font, size));
    [this.#now, this.#epoch] = [0, performance.now()];
    kit.call("set_clock", this.#list, Date.now() / 1000, -60 * new Date().getTimezoneOffset());
    // A frame of the page shows the motion of the last millisecond.
    this.#set("frameRate", 1000);
    this.#configure();
    this.#applySizes();
    if (this.direction === "horizontal" && this.#isRightToLeft) super.scrollLeft = this.scrollWidth;
    this.#base = { x: super.scrollLeft, y: super.scrollTop };
    kit.call("scroll_to", this.#list, this.#base.x - this.#padding.left,
      this.#base.y - this.#padding.top, 0);
    this.#internals.states.add("live");
    for (const slot of slots.slice(1)) this.#attach(slot);
    for (const slot of slots.slice(1)) this.#describe(slot);
    this.#observer.observe(this);
    this.#observer.observe(this.#parts.content);
    this.#advance(performance.now());
    this.#show();
    this.#wake();
  }

  #free() {
    if (!this.#kit) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    [this.#frame, this.#timer] = [0, 0];
    this.#input.reset();
    for (const component of Object.values(this.#components)) component.detach();
    this.#rest();
    this.#kit.free(this.#list);
    this.#kit = null;
    this.#waiting = [];
  }

  /** Follows attributes, the reading direction and the user's settings. */
  #configure() {
    if (!this.#kit) return;
    const isRightToLeft = this.#isRightToLeft;
    this.#set("isPagingEnabled", this.paging);
    this.#set("bounces", this.bounces);
    this.#kit.call("set_layout_direction", this.#list, isRightToLeft ? 2 : 1);
    this.#parts.content.dir = isRightToLeft ? "rtl" : "ltr";
  }

  /** Follows the language and the direction of the elements around. */
  environmentDidChange() {
    if (languageOf(this) !== this.#language) this.#load();
    this.#configure();
    this.#wake();
  }

  get #isRightToLeft() {
    const found = this.closest("[dir]");
    return found ? found.matches(":dir(rtl)") : getComputedStyle(this.parentElement ?? this).direction === "rtl";
  }

  /** Follows whether the page can be seen: a hidden page has neither frames nor timers. */
  visibilityDidChange() {
    if (!document.hidden) return this.#wake();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    [this.#frame, this.#timer] = [0, 0];
  }

  // Sizes

  #measure() {
    const style = getComputedStyle(this);
    const safe = getComputedStyle(this.#parts.safe);
    const number = (text) => Number.parseFloat(text) || 0;
    for (const side of Object.keys(this.#padding)) {
      this.#padding[side] = number(style.getPropertyValue(`padding-${side}`));
    }
    this.#size = { width: this.clientWidth, height: this.clientHeight };
    this.#parts.insets = ["top", "left", "bottom", "right"].map((side) => number(safe[side]));
    const { content } = this.#parts;
    this.#content = { width: content.offsetWidth, height: content.offsetHeight };
    // Across its axis a list never moves.
    if (this.direction === "horizontal") {
      this.#content.height = Math.floor(this.#size.height - this.#padding.top - this.#padding.bottom);
    } else {
      this.#content.width = Math.floor(this.#size.width - this.#padding.left - this.#padding.right);
    }
  }

  #applySizes() {
    const { top, left, bottom, right } = this.#padding;
    const call = (name, ...values) => this.#kit.call(name, this.#list, ...values);
    this.#set("pixel", 1 / devicePixelRatio);
    call("set_size", this.#size.width, this.#size.height);
    call("set_content_inset", top, left, bottom, right);
    call("set_safe_area", ...this.#parts.insets);
    call("set_content_size", this.#content.width, this.#content.height);
  }

  /** Takes over the sizes that the layout has; called after a layout, so that reading forces none. */
  #resize() {
    if (!this.#kit) return;
    this.#base = { x: super.scrollLeft, y: super.scrollTop };
    const { top, left } = this.#padding;
    this.#measure();
    this.#perform(() => {
      this.#applySizes();
      // The rows keep their native position where the padding changes.
      const [dx, dy] = [left - this.#padding.left, top - this.#padding.top];
      if (dx !== 0 || dy !== 0) this.#kit.call("wheel", this.#list, dx, dy);
    });
    this.#show();
  }

  // Time

  /** Moves the list's time on to a time of the page, where that is later, and performs what is due. */
  #advance(time) {
    const seconds = (time - this.#epoch) / 1000 - this.#now;
    if (seconds <= 0) return;
    this.#kit.call("advance", this.#list, seconds);
    this.#now += seconds;
    this.#notify();
  }

  /**
   * Makes calls of the module, then notifies the app of what has happened, and asks for a frame. While
   * no frame is under way the list's time stands still, and moves on to the present one first.
   */
  #perform(calls) {
    if (!this.#kit) return undefined;
    if (!this.#frame) this.#advance(performance.now());
    const result = calls();
    this.#notify();
    this.#wake();
    return result;
  }

  #wake() {
    if (!this.#kit || this.#frame || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#frame = requestAnimationFrame((time) => {
      // Before anything is written, so that no layout is forced.
      if (this.#isAtRest) this.#rest();
      this.#advance(time);
      this.#frame = 0;
      if (this.#kit) this.#show();
    });
  }

  /** Asks for the next frame, or a timer, or rests. */
  #schedule() {
    const next = this.#kit.next(this.#list);
    this.#isAtRest = (next === null || next > soon) && !this.#flag("isTracking");
    if (next !== null && next <= soon) return this.#wake();
    if (this.#isAtRest && this.#restingPlace) this.#wake();
    if (next === null || document.hidden || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#wake();
    }, Math.min(1000 * (next - soon / 2), 2 ** 31 - 1));
  }

  /** Shows the list as it is now: writes only, nothing is read from the layout. */
  #show() {
    const items = this.#kit.draw(this.#list);
    const index = items.findIndex(({ kind }) => kind === "content");
    const [x, y] = items[index].frame;
    const images = (slot, name) => this.#components[slots[slot]]?.image(name) ?? "";
    this.#layers[0].draw(items.slice(0, index), slots, images);
    this.#layers[1].draw(items.slice(index + 1), slots, images);
    // Not -0 for 0.
    const offset = { x: 0 - x, y: 0 - y };
    const hasMoved = offset.x !== this.#offset.x || offset.y !== this.#offset.y;
    this.#offset = offset;
    this.#place();
    if (hasMoved) this.dispatchEvent(new Event("scroll", { bubbles: true }));
    if (this.#kit) this.#schedule();
  }

  /** Moves the rows and the components to their places over the native scroll position. */
  #place() {
    const [x, y] = [this.#base.x, this.#base.y];
    const left = x - this.#padding.left - this.#offset.x;
    const top = y - this.#padding.top - this.#offset.y;
    this.#parts.content.style.transform = `translate(${left}px, ${top}px)`;
    for (const { element: layer } of this.#layers) layer.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** The native scroll position of the rows at their place; null where the element has it. */
  get #restingPlace() {
    const { width, height } = this.#size;
    const { top, left, bottom, right } = this.#padding;
    const limit = (position, length) => Math.round(Math.min(Math.max(position, 0), Math.max(length, 0)));
    const x = limit(this.#offset.x + left, Math.floor(this.#content.width + left + right - width));
    const y = limit(this.#offset.y + top, Math.floor(this.#content.height + top + bottom - height));
    return x === this.#base.x && y === this.#base.y ? null : { x, y };
  }

  /** Makes the place of the rows the native scroll position, by which the browser finds and shows rows. */
  #rest() {
    const place = this.#restingPlace;
    this.#target = null;
    if (!place) return;
    [super.scrollLeft, super.scrollTop] = [place.x, place.y];
    this.#base = place;
    this.#place();
  }

  /** Takes over what the browser has scrolled by itself, to show a focused or a found row. */
  #didScrollNatively(event) {
    if (!event.isTrusted || event.target !== this || !this.#kit) return;
    event.stopImmediatePropagation();
    const [x, y] = [super.scrollLeft, super.scrollTop];
    const [dx, dy] = [x - this.#base.x, y - this.#base.y];
    this.#base = { x, y };
    if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1) {
      this.#perform(() => this.#kit.call("wheel", this.#list, dx, dy));
    }
    this.#show();
  }

  // Components

  /** The header; null without one. */
  get header() { return this.#components.header ?? null; }

  /** The footer; null without one. */
  get footer() { return this.#components.footer ?? null; }

  /** The trailer; null without one. */
  get trailer() { return this.#components.trailer ?? null; }

  #setComponent(slot, name) {
    const old = this.#components[slot];
    if ((old?.name ?? null) === (name === "" ? defaults[slot] : name)) return;
    this.#endRefresh(slot);
    delete this.#components[slot];
    this.#perform(() => this.#kit.call("detach", this.#list, Slot[slot]));
    if (name === null) return this.#describe(slot);
    const component = new RefreshComponent(slot, name || defaults[slot], {
      call: (...values) => this.#components[slot] === component && this.#callComponent(...values),
      number: (found, value) => this.#kit?.number(this.#list, Slot[found], value),
    });
    this.#components[slot] = component;
    this.#attach(slot);
    this.#describe(slot);
  }

  /** Makes a component in the module, where that is there. */
  #attach(slot) {
    const component = this.#components[slot];
    if (!this.#kit || !component) return;
    const isRefreshing = slot in this.#refreshes;
    // The app knows the state of a component that continues in a list in another language.
    this.#isResuming = isRefreshing || component.hadNoMoreData;
    try {
      component.attach(isRefreshing, this.#reducesMotion.matches);
    } catch (error) {
      reportError(error);
    }
    this.#isResuming = false;
  }

  /** Calls the module for a component; false where it is not there yet. */
  #callComponent(slot, name, ...values) {
    if (!this.#kit) return false;
    this.#perform(() => this.#kit.call(name, this.#list, Slot[slot], ...values));
    return true;
  }

  /** Notifies the app of what has happened, once no call of the module is under way. */
  #notify() {
    while (this.#waiting.length > 0) this.#didHappen(...this.#waiting.shift());
  }

  #didHappen(number, event, old, state) {
    const slot = slots[number];
    const component = this.#components[slot];
    if (!component) return;
    switch (events[event]) {
      case "state":
        if (states[state] !== "refreshing") this.#endRefresh(slot);
        this.#describe(slot);
        this.dispatchEvent(new StateChangeEvent(component, states[old], states[state]));
        break;
      case "refreshing": return this.#beginRefresh(slot, component);
      case "announcement":
        this.#parts.status.textContent = this.#kit.text(this.#list, number, "announcement");
        break;
      case "ended": this.#describe(slot);
    }
  }

  #beginRefresh(slot, component) {
    // The refresh of a list that was made again in another language is under way already.
    if (this.#refreshes[slot]) return;
    const refresh = this.#refreshes[slot] = new AbortController();
    this.dispatchEvent(new RefreshEvent(
      slot === "header" ? "refresh" : "loadmore", component, refresh.signal, (result) => {
        if (this.#refreshes[slot] !== refresh) return;
        delete this.#refreshes[slot];
        component.endRefreshing(result);
      }));
  }

  /** A refresh is over: what its promise brings is dropped. */
  #endRefresh(slot) {
    this.#refreshes[slot]?.abort();
    delete this.#refreshes[slot];
  }

  /** Describes a component to assistive technology, and offers its action. */
  #describe(slot) {
    const { actions, content } = this.#parts;
    const component = this.#components[slot];
    content.ariaBusy = String(Object.values(this.#components).some((found) => found.isRefreshing));
    if (!component || !this.#kit) return actions[slot]?.group.remove();
    const text = (name) => this.#kit.text(this.#list, Slot[slot], `accessibility${name}`) ?? "";
    if (!actions[slot]) {
      const group = element("div", "action");
      group.dataset.slot = slot;
      group.role = "group";
      group.part = `${slot} action`;
      const button = element("button", "", group);
      button.type = "button";
      button.addEventListener("click", () => this.#perform(() =>
        this.#kit.call("activate", this.#list, Slot[slot])));
      actions[slot] = { group, button };
    }
    const { group, button } = actions[slot];
    if (!group.isConnected) this.#layers[slot === "header" ? 0 : 1].element.prepend(group);
    group.ariaLabel = text("Label");
    group.ariaDescription = text("Value");
    const hint = text("Hint");
    button.textContent = hint || text("Label");
    button.ariaDisabled = String(!hint);
  }

  /** A tap on a component's title. */
  #didClick(event) {
    if (!event.target.closest?.(".component") || !this.#kit) return;
    const box = this.getBoundingClientRect();
    this.#perform(() => this.#kit.call("tap", this.#list, event.clientX - box.left - this.clientLeft,
      event.clientY - box.top - this.clientTop));
  }

  // Scrolling

  /** Where the content is, in points: 0 where its corner is that of the list. */
  get contentOffset() { return { ...this.#offset }; }
  set contentOffset({ x = this.#offset.x, y = this.#offset.y }) {
    this.#perform(() => this.#kit.call("scroll_to", this.#list, x, y, 0));
  }

  get scrollTop() { return this.#kit ? this.#offset.y + this.#padding.top : super.scrollTop; }
  set scrollTop(top) { this.scrollTo({ top }); }

  get scrollLeft() { return this.#kit ? this.#offset.x + this.#padding.left : super.scrollLeft; }
  set scrollLeft(left) { this.scrollTo({ left }); }

  scrollTo(...values) {
    if (!this.#kit) return super.scrollTo(...values);
    const { left, top, behavior } = values.length > 1 ? { left: values[0], top: values[1] }
      : values[0] ?? {};
    const { offset } = this.#range;
    this.#scroll(left === undefined ? offset.x : left - this.#padding.left,
      top === undefined ? offset.y : top - this.#padding.top, behavior === "smooth");
  }

  scroll(...values) { this.scrollTo(...values); }

  scrollBy(...values) {
    if (!this.#kit) return super.scrollBy(...values);
    const { left = 0, top = 0, behavior } = values.length > 1 ? { left: values[0], top: values[1] }
      : values[0] ?? {};
    const { offset } = this.#range;
    this.#scroll(offset.x + left, offset.y + top, behavior === "smooth");
  }

  /** Where the content is, and may be. */
  get #range() {
    const number = (name) => this.#kit.number(this.#list, Slot.list, name);
    const limits = (before, after, content, size) => {
      const least = -number(`adjustedContentInset.${before}`);
      return [least, Math.max(least, content + number(`adjustedContentInset.${after}`) - size)];
    };
    return {
      offset: { x: number("contentOffset.x"), y: number("contentOffset.y") },
      x: limits("left", "right", this.#content.width, this.#size.width),
      y: limits("top", "bottom", this.#content.height, this.#size.height),
    };
  }

  /** Scrolls to an offset within the range; false where the content is there. */
  #scroll(toX, toY, animated) {
    const range = this.#range;
    const clamp = (value, [least, most]) => Math.min(Math.max(value, least), most);
    const [x, y] = [clamp(toX, range.x), clamp(toY, range.y)];
    if (x === range.offset.x && y === range.offset.y) return false;
    const isAnimated = animated && !this.#reducesMotion.matches;
    this.#target = isAnimated ? { x, y } : null;
    this.#perform(() => this.#kit.call("scroll_to", this.#list, x, y, isAnimated));
    return true;
  }

  #set(name, value) {
    this.#kit.call("set", this.#list, Slot.list, name, value);
  }

  #flag(name) {
    return this.#kit.number(this.#list, Slot.list, name) === 1;
  }

  // Input

  /** What gestures need of the list. */
  #forInput() {
    const self = this;
    return {
      host: this,
      get isLive() { return self.#kit !== null; },
      get isMoving() { return self.#flag("isDecelerating"); },
      get size() { return self.#size; },
      isAlong: (dx, dy) => self.trailer !== null && self.direction === "vertical"
        || (self.direction === "horizontal") === Math.abs(dx) > Math.abs(dy),
      canMove: (dx, dy) => self.#canMove(dx, dy),
      scrollBy: (dx, dy, animated) => self.#scrollByInput(dx, dy, animated),
      touch: (...values) => self.#touch(...values),
    };
  }

  /** Passes on a touch with its own time. */
  #touch(phase, x, y, id, time) {
    if (!this.#kit) return;
    this.#advance(time);
    if (phase === "began") this.#target = null;
    // Nothing swings back where the user wants less motion.
    if (this.#reducesMotion.matches) this.#set("bounces", phase !== "ended" && this.bounces);
    this.#perform(() => this.#kit.call("touch", this.#list, phases.indexOf(phase), x, y, id,
      (time - this.#epoch) / 1000));
  }

  /** Whether the list moves if the content is to move on by that much, or has a component there. */
  #canMove(dx, dy) {
    const range = this.#range;
    const isHorizontal = this.direction === "horizontal";
    const [way, offset, [least, most]] = isHorizontal
      ? [dx, range.offset.x, range.x] : [dy, range.offset.y, range.y];
    if (way < 0) return offset > least || (!isHorizontal && this.header !== null);
    return offset < most || (isHorizontal ? this.trailer : this.footer) !== null;
  }

  #scrollByInput(dx, dy, animated) {
    const { offset } = this.#range;
    if (!animated) {
      this.#perform(() => this.#kit.call("wheel", this.#list, clampFinite(dx), clampFinite(dy)));
      const moved = this.#range.offset;
      return moved.x !== offset.x || moved.y !== offset.y;
    }
    const from = this.#target ?? offset;
    return this.#scroll(from.x + dx, from.y + dy, true);
  }
}

/** How wide a text is in a font, in another size. */
function textWidth(text, font, size) {
  textContext ??= new OffscreenCanvas(1, 1).getContext("2d");
  textContext.font = font.replace(/\d[\d.]*px/, `${size}px`);
  return textContext.measureText(text).width;
}

let textContext;

/** A distance that the module takes. */
function clampFinite(value) {
  return Math.min(Math.max(value, -1e9), 1e9);
}

// Attributes that are properties of the same name.
for (const [name, read] of Object.entries({
  direction: (value) => value === "horizontal" ? "horizontal" : "vertical",
  paging: (value) => value !== null && value !== "false",
  bounces: (value) => value !== "false",
  drag: (value) => value ?? "touch",
})) {
  Object.defineProperty(RefreshList.prototype, name, {
    get() { return read(this.getAttribute(name)); },
    set(value) { this.setAttribute(name, String(value)); },
    enumerable: true,
  });
}

// The environment of all lists

const lists = new Set();

/** The language of an element: its own, or that of the nearest element around it. */
function languageOf(list) {
  for (let node = list; node; node = node.getRootNode().host) {
    const found = node.closest("[lang]");
    if (found) return found.getAttribute("lang") || navigator.language;
  }
  return navigator.language;
}

new MutationObserver(() => {
  for (const list of lists) list.environmentDidChange();
}).observe(document, { attributes: true, attributeFilter: ["lang", "dir"], subtree: true });

document.addEventListener("visibilitychange", () => {
  for (const list of lists) list.visibilityDidChange();
});

customElements.define("refresh-list", RefreshList);
