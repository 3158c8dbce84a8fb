// Shows the components of a list as elements: real text, and pictures of SVG.

import { slots } from "./refresh-kit.mjs";

/** The arrows of the kit, by name: their view boxes and outlines. */
const arrows = {
  "arrow": ["0 0 15 40", "M7.5 4V36M2 30l5.5 6 5.5-6"],
  "trail-arrow": ["0 0 20 20", "M13 3l-7 7 7 7"],
};

/** An element with a class and properties, in a parent. */
export function element(name, className, parent, properties = {}) {
  const made = Object.assign(document.createElement(name), { className, ...properties });
  parent?.append(made);
  return made;
}

function setAttributes(found, attributes) {
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
}

/** An SVG element with attributes, in a parent. */
function shape(name, attributes, parent) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(made, attributes);
  parent.append(made);
  return made;
}

/** What is made once for an item, by its kind. */
const makers = {
  component: ({ element: made }) => { made.ariaHidden = true; },
  level: ({ element: made }, { slot }) => element("slot", "", made, { name: `${slots[slot]}-level` }),
  spinner: ({ element: made }) => {
    const svg = shape("svg", { viewBox: "-10 -10 20 20" }, made);
    for (let spoke = 0; spoke < 8; spoke += 1) {
      shape("path", { d: "M0-5V-9", transform: `rotate(${45 * spoke})`, opacity: 0.2 + spoke / 10 }, svg);
    }
  },
  ring: (node) => {
    node.disc = element("div", "disc", node.element);
    node.svg = shape("svg", {}, node.element);
    node.arc = shape("circle", { cx: "50%", cy: "50%", pathLength: 1 }, node.svg);
    node.head = shape("path", { d: "M0-1V1L2 0Z" }, node.svg);
  },
};

/** What is updated for an item that has changed, by its kind; `image(slot, name)` is the address of an image. */
const updates = {
  component(node, { own: [top, left, bottom, right] }) {
    const insets = [top, right, bottom, left];
    // What is beyond the other sides is seen.
    const shown = insets.map((covered) => covered > 0 ? `${covered}px` : "-100vmax").join(" ");
    setStyle(node, { clipPath: insets.some(Boolean) ? `inset(${shown})` : "" });
  },

  text({ element: label }, { text, own: [size, isUpright] }) {
    if (label.textContent !== text) label.textContent = text;
    label.style.fontSize = `${size}px`;
    label.toggleAttribute("data-upright", isUpright === 1);
  },

  picture(node, { slot, text, own: [, , , seconds] }, image) {
    const shown = `${text} ${seconds}`;
    if (node.shown === shown) return;
    node.shown = shown;
    node.element.replaceChildren();
    if (text in arrows) {
      const [viewBox, d] = arrows[text];
      shape("path", { d }, shape("svg", { viewBox }, node.element));
      return;
    }
    // Each image of a sequence is seen in its turn.
    text.split("\n").forEach((name, index, { length }) => {
      const made = element("img", "", node.element, { alt: "", src: image(slot, name) });
      if (length === 1 || seconds <= 0) return;
      const duration = 1000 * seconds;
      made.animate({ opacity: [1, 1, 0, 0], offset: [0, 1 / length, 1 / length, 1] },
        { duration, delay: duration * (index / length - 1), iterations: Infinity });
    });
  },

  ring({ disc, svg, arc, head }, { own: [lineWidth, start, end, tip, discRadius], frame, rotation, color }) {
    const radius = frame[2] / 2;
    disc.hidden = discRadius === 0;
    disc.style.inset = `${radius - discRadius}px`;
    // The disc and its shadow do not rotate with the ring.
    disc.style.rotate = `${-rotation}rad`;
    svg.style.opacity = color[3];
    // A circle begins at the right, and a turn at the top.
    setAttributes(arc, {
      r: radius - lineWidth / 2, "stroke-width": lineWidth, "stroke-dasharray": `${end - start} 1`,
      transform: `rotate(${360 * start - 90} ${radius} ${radius})`,
    });
    setAttributes(head, {
      transform: `rotate(${360 * end} ${radius} ${radius}) translate(${radius} ${lineWidth / 2}) scale(${
        2 * lineWidth * tip})`,
    });
  },
};

/** Sets properties of a node's style, those that have changed. */
function setStyle(node, values) {
  for (const [name, value] of Object.entries(values)) {
    if (node.style[name] !== value) node.element.style[name] = node.style[name] = value;
  }
}

/** The components that are behind or in front of the rows. */
export class ComponentLayer {
  /** The element. */
  element;

  /** What is shown of each item: its element, and what its kind needs. */
  #nodes = new Map();
  #image;

  /** Makes a layer in a parent; `image(slot, name)` is the address of an image. */
  constructor(name, parent, image) {
    this.#image = image;
    this.element = element("div", `layer ${name}`, parent);
  }

  /** Shows the items from `start` to `end`. */
  draw(items, start, end) {
    const old = this.#nodes;
    if (start === end && old.size === 0) return;
    this.#nodes = new Map();
    let parent;
    let outer;
    for (const item of items.slice(start, end)) {
      const isOuter = item.kind === "component" || item.kind === "level";
      const key = `${item.slot} ${item.kind} ${item.part}`;
      const node = old.get(key) ?? this.#make(item, isOuter ? this.element : parent);
      this.#nodes.set(key, node);
      old.delete(key);
      if (isOuter) [parent, outer] = [node.element, item];
      if (node.item === item && node.outer === outer) continue;
      Object.assign(node, { item, outer });
      const [x, y, width, height] = item.frame;
      const [left, top] = isOuter ? [0, 0] : outer.frame;
      setStyle(node, {
        transform: `translate(${x - left}px, ${y - top}px) rotate(${item.rotation}rad)`,
        width: `${width}px`, height: `${height}px`, opacity: item.opacity,
      });
      updates[item.kind]?.(node, item, this.#image);
    }
    for (const node of old.values()) node.element.remove();
  }

  #make({ kind, slot, part }, parent) {
    const name = kind === "text" ? "label" : kind;
    const made = element("div", name, parent);
    made.part = `${slots[slot]} ${kind === "component" ? "" : `${name} ${part}`}`;
    const node = { element: made, style: {} };
    makers[kind]?.(node, { slot });
    return node;
  }
}
