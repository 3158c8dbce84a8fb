// <refresh-list>: a list that the browser scrolls, and that refreshes with the kit's components.
// refresh-list.d.ts describes what an app uses.

import { attributes, check, reflect } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { PullEvent, RefreshEvent, SecondLevelEvent, StateChangeEvent } from "./list-events.mjs";
import { makeStage } from "./list-stage.mjs";
import { RefreshKit, slots } from "./refresh-kit.mjs";

export { PullEvent, RefreshComponent, RefreshEvent, RefreshKit, SecondLevelEvent, StateChangeEvent };

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

  attributeChangedCallback(name, old, value) {
    if (old === value) return;
    check(name, value);
    this.#stage.components[name]?.set(value);
    if (name === "indicator") this.#stage.components.header.setIndicator();
    if (name === "indicator" || name === "header") this.#stage.followIndicator();
    if (name === "loads-until-filled") for (const slot of names) this.#stage.components[slot].fill();
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
    if (live.kit) return { ...layout.present };
    layout.measure();
    return { ...layout.firstOffset() };
  }

  set contentOffset(offset) {
    const { layout, live } = this.#stage;
    const { x, y } = { ...this.contentOffset, ...offset };
    if (!Number.isFinite(x + y)) throw new TypeError(`The offset (${x}, ${y}) is not finite`);
    if (live.kit) this.#stage.scroll(x, y);
    else layout.keep({ x, y });
  }

  get ready() { return this.#stage.loading.ready; }

  get script() { return this.#stage.live.script; }

  keepPosition(changes) { this.#stage.keepPosition(changes); }
}

customElements.define("refresh-list", RefreshList);
