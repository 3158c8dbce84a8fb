// <refresh-list>: a list whose rows scroll with the kit's physics and refresh with its components.
// refresh-list.d.ts describes what an app uses.

import { attributes, checked, properties, reflect, takeOver } from "./list-attributes.mjs";
import { RefreshComponent } from "./list-component.mjs";
import { RefreshEvent, SecondLevelEvent, StateChangeEvent } from "./list-events.mjs";
import { makeStage, names } from "./list-stage.mjs";
import { RefreshKit } from "./refresh-kit.mjs";

export { RefreshComponent, RefreshEvent, RefreshKit, SecondLevelEvent, StateChangeEvent };

export class RefreshList extends HTMLElement {
  static observedAttributes = [...names, ...attributes, "aria-label"];

  #stage = makeStage(this);

  connectedCallback() {
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    takeOver(this, [...names, ...properties, "contentOffset"]);
    this.#stage.connect();
  }

  connectedMoveCallback() {
    this.#stage.connect();
  }

  disconnectedCallback() {
    // An element that is only moved is connected again by then.
    queueMicrotask(() => { if (!this.isConnected) this.#stage.disconnect(); });
  }

  attributeChangedCallback(name, old, found) {
    if (old === found) return;
    const { components, feed, live, resize, configure } = this.#stage;
    const value = checked(name, found);
    if (name === "aria-label") feed.ariaLabel = value;
    if (names.includes(name)) components[name].set(value);
    else configure();
    if (name === "direction") resize();
    live.wake();
  }

  static {
    reflect(this);
    for (const name of names) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#stage.components[name].component; },
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
    const { layout, live } = this.#stage;
    if (live.kit) return { ...layout.offset };
    layout.measure();
    return { ...layout.firstOffset };
  }

  set contentOffset(offset) {
    const { layout, live } = this.#stage;
    const { x, y } = { ...this.contentOffset, ...offset };
    if (!Number.isFinite(x + y)) throw new TypeError(`The offset (${x}, ${y}) is not finite`);
    if (live.kit) live.perform("scroll_to", x, y, 0);
    else layout.keep({ x, y });
  }

  keepPosition(changes) { this.#stage.keepPosition(changes); }

  // As of every element that scrolls

  get scrollTop() { return this.contentOffset.y + this.#stage.layout.padding.top; }

  set scrollTop(top) { this.scrollTo({ top }); }

  get scrollLeft() { return this.contentOffset.x + this.#stage.layout.padding.left; }

  set scrollLeft(left) { this.scrollTo({ left }); }

  scrollTo(...values) { this.#stage.scroller.scroll(values, false); }

  scroll(...values) { this.scrollTo(...values); }

  scrollBy(...values) { this.#stage.scroller.scroll(values, true); }
}

customElements.define("refresh-list", RefreshList);
