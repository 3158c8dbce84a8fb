// <refresh-list>: a list whose rows scroll with the kit's physics and refresh with its components.
// refresh-list.d.ts describes what an app uses.

import { attributes, check, reflect } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { motion } from "./list-environment.mjs";
import { RefreshEvent, SecondLevelEvent, StateChangeEvent } from "./list-events.mjs";
import { makeStage } from "./list-stage.mjs";
import { RefreshKit, slots } from "./refresh-kit.mjs";

export { RefreshComponent, RefreshEvent, RefreshKit, SecondLevelEvent, StateChangeEvent };

/** The names of the slots for components. */
const names = slots.slice(1);

export class RefreshList extends HTMLElement {
  static observedAttributes = [...names, ...attributes];

  #stage = makeStage(this);

  connectedCallback() {
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    // Properties that were set before the element was defined are its own, and hide those of the
    // class.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in RefreshList.prototype)) continue;
      delete this[name];
      this[name] = value;
    }
    this.#stage.connect();
  }

  disconnectedCallback() {
    // An element that was only moved is connected again by then.
    queueMicrotask(() => { if (!this.isConnected) this.#stage.disconnect(); });
  }

  attributeChangedCallback(name, old, found) {
    if (old === found) return;
    check(name, found);
    this.#stage.components[name]?.set(found);
    this.#stage.update();
  }

  static {
    reflect(this);
    for (const name of names) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#stage.components[name].component; },
        /** Accepts a name, a component, or the values that frameworks set: true is "", and false is none. */
        set(value) {
          if (value || value === "") this.setAttribute(name, value === true ? "" : value.name ?? value);
          else this.removeAttribute(name);
        },
      });
    }
  }

  get contentOffset() {
    const { layout, live } = this.#stage;
    if (live.kit) return { ...layout.offset };
    layout.measure();
    const [y, x] = layout.padding.map((padding, side) => 0 - padding - layout.safeArea[side]);
    return { ...layout.firstOffset({ x, y }) };
  }

  set contentOffset(offset) {
    const { layout, live } = this.#stage;
    const { x, y } = { ...this.contentOffset, ...offset };
    if (!Number.isFinite(x + y)) throw new TypeError(`The offset (${x}, ${y}) is not finite`);
    live.perform("scroll_to", x, y, 0) ?? layout.keep({ x, y });
  }

  get script() { return this.#stage.live.script; }

  keepPosition(changes) { this.#stage.keepPosition(changes); }

  // The members of every element that scrolls

  get scrollTop() { return this.contentOffset.y + this.#stage.layout.padding[0]; }

  set scrollTop(top) { this.scrollTo({ top }); }

  get scrollLeft() { return this.contentOffset.x + this.#stage.layout.padding[1]; }

  set scrollLeft(left) { this.scrollTo({ left }); }

  scrollTo(...values) { this.#scroll(values); }

  scroll(...values) { this.#scroll(values); }

  scrollBy(...values) { this.#scroll(values, true); }

  #scroll([first, second], isRelative) {
    const { layout, live } = this.#stage;
    const { left, top, behavior } = typeof first === "number" ? { left: first, top: second } : first ?? {};
    const offset = live.kit ? live.offset : this.contentOffset;
    // A number that is not finite is 0, as in any element.
    const place = (value, offset, inset) => value === undefined ? offset
      : (Number.isFinite(+value) ? +value : 0) + (isRelative ? offset : -inset);
    const x = place(left, offset.x, layout.padding[1]);
    const y = place(top, offset.y, layout.padding[0]);
    live.perform("scroll_within", x, y, behavior === "smooth" && !motion.matches) ?? layout.keep({ x, y });
  }
}

customElements.define("refresh-list", RefreshList);
