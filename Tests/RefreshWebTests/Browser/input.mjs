// Fingers, a mouse, a wheel and keys, in any of the browsers.

import { setTimeout as sleep } from "node:timers/promises";

/** The time between two moves of a finger, in milliseconds. */
export const step = 16;

/** A hand at a page's screen, mouse and keyboard. */
export class Input {
  #browser;
  #fingers = new Map();

  constructor(browser) {
    this.#browser = browser;
  }

  /** Puts a finger down. */
  began(x, y, id = 0) {
    this.#fingers.set(id, { x, y, id });
    return this.#touch("touchStart");
  }

  /** Moves a finger that is down. */
  moved(x, y, id = 0) {
    this.#fingers.set(id, { x, y, id });
    return this.#touch("touchMove");
  }

  /** Lifts a finger. */
  ended(id = 0) {
    const point = this.#fingers.get(id);
    this.#fingers.delete(id);
    return this.#touch("touchEnd", this.#fingers.size > 0 ? [point] : []);
  }

  /** Lifts the fingers that an earlier test has left. */
  async reset() {
    if (this.#fingers.size > 0) await this.cancelled().catch(() => {});
  }

  /** Takes all fingers away, as the system does. */
  cancelled() {
    this.#fingers.clear();
    return this.#touch("touchCancel");
  }

  /** Moves a finger along a straight line; it takes `steps` times the time between two moves. */
  async dragged(from, to, steps, id = 0) {
    for (let i = 1; i <= steps; i += 1) {
      const fraction = i / steps;
      await Promise.all([sleep(step), this.moved(
        from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction, id)]);
    }
  }

  /** Puts a finger down, moves it along a straight line, and lifts it at once: a fling. */
  async thrown(from, to, steps) {
    await this.began(from.x, from.y);
    await this.dragged(from, to, steps);
    await this.ended();
  }

  /** Puts a finger down, moves it along a straight line, and lifts it when it has come to rest. */
  async pulled(from, to, steps = 20) {
    await this.began(from.x, from.y);
    await this.dragged(from, to, steps);
    await sleep(120);
    await this.ended();
  }

  /** Taps with a finger. */
  async tapped(x, y) {
    await this.began(x, y);
    await sleep(40);
    await this.ended();
  }

  /** Does what a mouse does: `mousePressed`, `mouseMoved` or `mouseReleased`. */
  mouse(type, x, y, { button = "left", isHeld = type !== "mouseReleased" } = {}) {
    return this.#browser.mouse(type, x, y, button, isHeld);
  }

  /** Turns the wheel. */
  wheel(x, y, deltaX, deltaY) {
    return this.#browser.wheel(x, y, deltaX, deltaY);
  }

  /** Scrolls as a trackpad does, in Chromium: in many small steps, for `distance` points at `speed` a second. */
  trackpad(x, y, yDistance, speed = 800) {
    return this.#browser.send("Input.synthesizeScrollGesture", {
      x, y, yDistance, speed, gestureSourceType: "mouse", preventFling: true,
    });
  }

  /** Scrolls as a finger does, by the own gesture of Chromium. */
  gesture(x, y, { xDistance = 0, yDistance = 0, speed = 800, preventFling = true }) {
    return this.#browser.send("Input.synthesizeScrollGesture", {
      x, y, xDistance, yDistance, speed, gestureSourceType: "touch", preventFling,
    });
  }

  /** Presses and releases a key, by its name in the DOM. */
  key(key, modifiers = 0) {
    return this.#browser.key(key, modifiers);
  }

  /** Sends an event with the fingers that are down, or with those that it is about. */
  #touch(type, touchPoints = [...this.#fingers.values()]) {
    return this.#browser.touch(type, touchPoints);
  }
}
