// The host of the list: it gives the kit time, fingers, wheels and keys, moves the rows by the kit's offset, and draws the
// components.

import { Canvases } from "./canvas.mjs";
import { Kit } from "./kit.mjs";

/** What keys scroll by. */
const steps = {
  ArrowUp: "lineUp", ArrowDown: "lineDown", PageUp: "pageUp", PageDown: "pageDown", Home: "home", End: "end", " ": "pageDown",
};

const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** A list in an element that has the rows, in an element of the class `content`, between two canvases. */
export class List {
  /**
   * Loads for a component, by its slot, and returns the result; the list ends the refresh with it. The signal is aborted if
   * another component takes the slot meanwhile: the load changes no rows then, and its result is dropped.
   */
  onRefresh = async (slot, signal) => "success";
  /** Called with the words of a component for a screen reader. */
  onAnnouncement = () => {};
  /** Called with the slot of a component whose state has changed, and with the new state. */
  onState = () => {};
  /** Called when a finger or a mouse begins to drag. */
  onDrag = () => {};

  #kit;
  #element;
  #content;
  #canvases;
  /** What aborts the latest load of each slot. */
  #loads = {};
  /** The present time of the list, on the clock of the page in milliseconds. */
  #now = performance.now();
  #frame = 0;
  #timer = 0;
  /** The fingers and mouse buttons that are down, by their pointers. */
  #pointers = new Set();
  /** Whether the present touch is no click: it drags, or has stopped the content. */
  #isNoClick = false;

  /** Makes a list of the compiled module. */
  static async make(element, module) {
    const list = new List();
    list.#kit = await Kit.make(module);
    list.#begin(element);
    return list;
  }

  #begin(element) {
    const [behind, inFront] = element.querySelectorAll("canvas");
    this.#element = element;
    this.#content = element.querySelector(".content");
    this.#canvases = new Canvases(behind, inFront);
    this.readStyle();
    const kit = this.#kit;
    kit.measure = (text, size) => this.#canvases.measure(text, size);
    kit.onEvent = (event) => this.#receive(event);
    kit.make(element.clientWidth, element.clientHeight, { secondsFromGMT: -60 * new Date().getTimezoneOffset() });
    // A frame shows the offset of its own time, whatever the rate of the screen.
    kit.set("frameRate", 1000);
    kit.set("allowsWheelPull", true);
    // After a refresh, there are only the first rows, and the footer loads again.
    kit.set("resetsNoMoreDataAfterHeaderRefresh", true);
    const setMotion = () => kit.set("reducesMotion", motion.matches);
    setMotion();
    motion.addEventListener("change", setMotion);

    const sizes = new ResizeObserver(() => this.layOut());
    sizes.observe(element);
    sizes.observe(this.#content);
    addEventListener("resize", () => this.layOut());
    element.addEventListener("pointerdown", (event) => this.#touch("began", event));
    for (const [name, phase] of [["pointermove", "moved"], ["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
      addEventListener(name, (event) => this.#touch(phase, event));
    }
    // The browser would take a tap for the end of a fling of its own.
    element.addEventListener("touchmove", (event) => {
      if (event.cancelable && kit.number("isDragging") === 1) event.preventDefault();
    }, { passive: false });
    element.addEventListener("click", (event) => this.#click(event), { capture: true });
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    element.addEventListener("focusin", ({ target }) => this.#show(target));
    addEventListener("keydown", (event) => this.#press(event));
    this.layOut();
  }

  // Components

  /** Puts a component into a slot, with settings by name. */
  attach(slot, { className, indicator, settings = {} }) {
    this.#input(() => {
      this.#loads[slot]?.abort();
      this.#kit.attach(slot, className, {
        indicator, setUp: (number) => {
          for (const [name, value] of Object.entries(settings)) this.#kit.set(name, value, number);
        },
      });
    });
  }

  /** Begins a refresh, as assistive technology does. */
  activate(slot) {
    this.#input(() => this.#kit.perform(slot, "activate"));
  }

  /** Waits for some seconds of the list's time. */
  wait(seconds) {
    return new Promise((done) => this.#input(() => this.#kit.after(seconds, done)));
  }

  async #refresh(slot, signal) {
    const result = await this.onRefresh(slot, signal);
    if (signal.aborted) return;
    this.layOut();
    this.#input(() => this.#kit.perform(slot, "endRefreshing", result));
  }

  #receive(event) {
    const [, slot, name, words] = event.match(/^(\w+)\.(\w+) ?(.*)$/);
    if (name === "refreshing") {
      const { signal } = this.#loads[slot] = new AbortController();
      // The kit is in the middle of a call now.
      queueMicrotask(() => this.#refresh(slot, signal));
    } else if (name === "announcement") this.onAnnouncement(words);
    else if (name === "state") this.onState(slot, words.split(">")[1]);
  }

  // Time

  /** Makes an input now, or at the time of an event, and draws the next frame. */
  #input(input, time = performance.now()) {
    this.#advance(time);
    const result = input();
    this.#frame ||= requestAnimationFrame((time) => this.#draw(time));
    return result;
  }

  #advance(time) {
    if (time <= this.#now) return;
    const seconds = (time - this.#now) / 1000;
    this.#now = time;
    this.#kit.call("advance", seconds);
  }

  #draw(time) {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
    this.#advance(time);
    this.#kit.call("advance", 0);
    const { x, y } = this.#canvases.draw(this.#kit.draw());
    this.#content.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    // What moves is drawn in each frame; a list at rest sleeps until something is due.
    const seconds = this.#kit.call("next");
    const draw = () => { this.#frame ||= requestAnimationFrame((time) => this.#draw(time)); };
    if (seconds < 0.05) draw();
    else if (seconds < Infinity) this.#timer = setTimeout(draw, 1000 * seconds);
  }

  // Sizes and colors

  /** Passes the sizes of the list and its content. */
  layOut() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    this.#kit.set("pixel", 1 / devicePixelRatio);
    this.#kit.call("layout", 0, width, height, 0, 0);
    this.#kit.call("layout", 1, width, this.#content.offsetHeight, 0, 0);
    this.#canvases.resize(width, height);
    this.#draw(performance.now());
  }

  /** Reads the font and the colors of the components, which are those of the canvases in the style sheet. */
  readStyle() {
    const style = getComputedStyle(this.#element.querySelector("canvas"));
    this.#canvases.style = {
      font: `${style.fontWeight} {} ${style.fontFamily}`,
      text: style.color, ring: style.caretColor, disc: style.textDecorationColor,
    };
    if (this.#frame === 0) this.#frame = requestAnimationFrame((time) => this.#draw(time));
  }

  // Fingers, wheels and keys

  #pointOf(event) {
    const { left, top } = this.#element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  #touch(phase, event) {
    const { pointerId: id } = event;
    if (phase === "began" ? event.button !== 0 : !this.#pointers.has(id)) return;
    if (phase === "began") {
      if (this.#pointers.size === 0) this.#isNoClick = this.#kit.number("isDecelerating") === 1;
      this.#pointers.add(id);
    } else if (phase !== "moved") this.#pointers.delete(id);
    const number = ["began", "moved", "ended", "cancelled"].indexOf(phase);
    this.#input(() => this.#kit.call("touch", number, ...this.#pointOf(event), id, NaN), event.timeStamp);
    if (phase !== "moved" || this.#isNoClick || this.#kit.number("isDragging") !== 1) return;
    // The events of a mouse that drags are the list's, also outside it.
    this.#isNoClick = true;
    this.onDrag();
    if (event.pointerType === "mouse") this.#element.setPointerCapture(id);
  }

  #click(event) {
    // The click of a key has no touch before it.
    if (event.detail > 0 && this.#isNoClick) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!event.target.closest("button")) {
      this.#input(() => this.#kit.call("tap", ...this.#pointOf(event)));
    }
  }

  #wheel(event) {
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.ctrlKey || isAcross) return;
    event.preventDefault();
    const length = [1, 40, this.#element.clientHeight][event.deltaMode];
    this.#input(() => this.#kit.call("wheel", 0, event.deltaY * length, 0), event.timeStamp);
  }

  #press(event) {
    const { target, key, shiftKey } = event;
    const isHere = target === document.body || this.#element.contains(target);
    if (!isHere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = key === " " && shiftKey ? "pageUp" : steps[key];
    if (!step || key === " " && target.closest("button")) return;
    event.preventDefault();
    this.#input(() => this.#kit.call("scroll_by", step, !motion.matches));
  }

  /** Scrolls an element of a row that has the focus into sight. */
  #show(target) {
    if (!this.#content.contains(target)) return;
    const [list, row] = [this.#element, target.closest(".row") ?? target].map((found) => found.getBoundingClientRect());
    const distance = Math.min(0, row.top - list.top - 16) || Math.max(0, row.bottom - list.bottom + 16);
    if (distance === 0) return;
    const y = this.#kit.number("contentOffset.y") + distance;
    this.#input(() => this.#kit.call("scroll_to", NaN, y, !motion.matches));
  }
}
