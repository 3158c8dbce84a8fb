// Shows the components of a list as elements: real text, and pictures of SVG.

import { slots } from "./refresh-kit.mjs";

const svgNamespace = "http://www.w3.org/2000/svg";

/** The arrows of the kit, by name: their view boxes and outlines. */
const arrows = {
  "arrow": ["0 0 15 40", "M7.5 4V36M2 30l5.5 6 5.5-6"],
  "trail-arrow": ["0 0 20 20", "M13 3l-7 7 7 7"],
};

/** An element with a class, in a parent. */
export function element(name, className, parent) {
  const made = document.createElement(name);
  made.className = className;
  parent?.append(made);
  return made;
}

/** An SVG element with attributes, in a parent. */
function shape(name, attributes, parent) {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

/** The drawing of one kind of item: what is made once, and what is updated. */
const drawings = {
  text: {
    update(node, item) {
      node.set("text", item.text, (text) => { node.element.textContent = text; });
      node.set("size", item.own[0], (size) => { node.element.style.fontSize = `${size}px`; });
      node.set("upright", item.own[1], (flag) => {
        node.element.toggleAttribute("data-upright", flag === 1);
      });
    },
  },
  picture: {
    update(node, item, images) {
      node.set("picture", `${item.text} ${item.own[3]}`, () => {
        node.element.replaceChildren();
        const names = item.text.split("\n");
        if (arrows[item.text]) {
          const [viewBox, d] = arrows[item.text];
          shape("path", { d }, shape("svg", { viewBox }, node.element));
        } else {
          names.forEach((name, index) => playImage(node.element, images(name), index, names.length,
            item.own[3]));
        }
      });
    },
  },
  spinner: {
    make(node) {
      const svg = shape("svg", { viewBox: "-10 -10 20 20" }, node.element);
      for (let spoke = 0; spoke < 8; spoke += 1) {
        shape("path", { d: "M0-5V-9", transform: `rotate(${45 * spoke})`, opacity: 0.2 + spoke / 10 },
          svg);
      }
    },
    update() {},
  },
  ring: {
    make(node) {
      node.disc = element("div", "disc", node.element);
      node.svg = shape("svg", {}, node.element);
      node.arc = shape("path", {}, node.svg);
      node.head = shape("path", { fill: "currentcolor", stroke: "none" }, node.svg);
    },
    update(node, item) {
      const [lineWidth, start, end, head, discRadius] = item.own;
      const radius = item.frame[2] / 2;
      node.disc.style.inset = `${radius - discRadius}px`;
      node.disc.hidden = discRadius === 0;
      // The disc and its shadow do not rotate with the ring.
      node.disc.style.transform = `rotate(${-item.rotation}rad)`;
      const point = (turn, distance) => {
        const angle = 2 * Math.PI * turn;
        return `${radius + distance * Math.sin(angle)} ${radius - distance * Math.cos(angle)}`;
      };
      const middle = radius - lineWidth / 2;
      const length = Math.min(end - start, 0.9999);
      node.arc.setAttribute("d", `M${point(start, middle)}A${middle} ${middle} 0 ${
        length > 0.5 ? 1 : 0} 1 ${point(start + length, middle)}`);
      node.arc.setAttribute("stroke-width", lineWidth);
      const size = 2 * lineWidth * head;
      const tip = size / (Math.PI * radius);
      node.head.setAttribute("d", size > 0
        ? `M${point(end, middle - size)}L${point(end, middle + size)}L${point(end + tip, middle)}Z`
        : "");
      node.svg.style.opacity = item.color[3];
    },
  },
};

/** Adds one image of a sequence, which is seen in its turn. */
function playImage(parent, address, index, count, duration) {
  const image = element("img", "", parent);
  image.alt = "";
  image.src = address;
  if (count === 1 || duration <= 0) return;
  image.animate([
    { opacity: 1, offset: 0 }, { opacity: 1, offset: 1 / count },
    { opacity: 0, offset: 1 / count }, { opacity: 0, offset: 1 },
  ], {
    duration: 1000 * duration, delay: 1000 * duration * (index / count - 1), iterations: Infinity,
  });
}

/** One item of a component. */
class ItemNode {
  #values = {};

  constructor(kind, part, slot, parent) {
    this.kind = kind;
    this.part = part;
    this.element = element("div", kind === "text" ? "label" : kind, parent);
    this.element.part = `${slot} ${kind === "text" ? "label" : kind} ${part}`;
    drawings[kind].make?.(this);
  }

  /** Calls `write` where a value is another one than in the frame before. */
  set(name, value, write) {
    if (this.#values[name] === value) return;
    this.#values[name] = value;
    write(value);
  }

  /** Shows an item inside a component that is at `origin`. */
  update(item, origin, images) {
    const { style } = this.element;
    const [x, y, width, height] = item.frame;
    const rotation = item.rotation === 0 ? "" : ` rotate(${item.rotation}rad)`;
    this.set("transform", `translate(${x - origin[0]}px, ${y - origin[1]}px)${rotation}`,
      (value) => { style.transform = value; });
    this.set("width", width, () => { style.width = `${width}px`; });
    this.set("height", height, () => { style.height = `${height}px`; });
    this.set("opacity", item.opacity, (value) => { style.opacity = value; });
    drawings[this.kind].update(this, item, images);
  }
}

/** The components that are behind or in front of the rows. */
export class ComponentLayer {
  /** The element. */
  element;

  #components = new Map();
  #isShown = false;

  constructor(name, parent) {
    this.element = element("div", `layer ${name}`, parent);
  }

  /** Shows items, where `images(slot, name)` is the address of an image of the app's. */
  draw(items, images) {
    // Most frames of a throw.
    if (items.length === 0 && !this.#isShown) return;
    this.#isShown = items.length > 0;
    const shown = new Set();
    let component;
    let count = 0;
    for (const item of items) {
      if (item.kind === "component") {
        component?.truncate(count);
        component = this.#component(item.slot);
        component.place(item.frame);
        shown.add(item.slot);
        count = 0;
      } else {
        component.update(count, item, (name) => images(item.slot, name));
        count += 1;
      }
    }
    component?.truncate(count);
    for (const [slot, found] of this.#components) found.show(shown.has(slot));
  }

  #component(slot) {
    let found = this.#components.get(slot);
    if (!found) this.#components.set(slot, found = new ComponentNode(slots[slot], this.element));
    return found;
  }
}

/** One component. */
class ComponentNode {
  #element;
  #slot;
  #items = [];
  #origin = [0, 0];
  #values = "";

  constructor(slot, parent) {
    this.#slot = slot;
    this.#element = element("div", "component", parent);
    this.#element.part = slot;
    this.#element.ariaHidden = "true";
  }

  show(isShown) {
    if (this.#element.hidden === isShown) this.#element.hidden = !isShown;
  }

  place(frame) {
    this.#origin = frame;
    const { style } = this.#element;
    const values = frame.join(" ");
    if (values === this.#values) return;
    this.#values = values;
    style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
    style.width = `${frame[2]}px`;
    style.height = `${frame[3]}px`;
  }

  update(index, item, images) {
    let node = this.#items[index];
    if (node?.kind !== item.kind || node.part !== item.part) {
      this.truncate(index);
      node = this.#items[index] = new ItemNode(item.kind, item.part, this.#slot, this.#element);
    }
    node.update(item, this.#origin, images);
  }

  /** Removes the items from `count` on. */
  truncate(count) {
    for (const node of this.#items.splice(count)) node.element.remove();
  }
}
