// The events that a list dispatches to the app; all of them bubble.

import { results } from "./refresh-kit.mjs";

/** A refresh has begun: a listener loads, and responds with a promise, or ends the refresh itself. */
export class RefreshEvent extends Event {
  #respond;

  /** Makes the event of a refresh, which `respond(result)` ends. */
  constructor(type, component, signal, respond) {
    super(type, { bubbles: true, cancelable: true });
    Object.assign(this, { component, signal });
    this.#respond = respond;
  }

  respondWith(promise) {
    const respond = this.#respond;
    if (!respond) throw new DOMException("The refresh has a response", "InvalidStateError");
    this.#respond = null;
    this.preventDefault();
    Promise.resolve(promise).then((value) => respond(results.includes(value) ? value : "success"), (error) => {
      if (error?.name === "AbortError") return respond("cancelled");
      console.warn("refresh-list: the load has failed:", error);
      respond("failure");
    });
  }
}

/** The pull of a component has changed. */
export class PullEvent extends Event {}

/** The second level of a component has opened or closed. */
export class SecondLevelEvent extends Event {}

/** The state of a component has changed. */
export class StateChangeEvent extends Event {}
