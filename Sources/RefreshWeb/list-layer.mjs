// Shows the components of a list as elements: real text, and pictures of SVG.

import { slots } from "./refresh-kit.mjs";

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
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

/** Adds one image of a sequence, which is seen in its turn. */
function playImage(parent, address, index, count, seconds) {
  const image = element("img", "", parent);
  image.alt = "";
  image.src = address;
  if (count === 1 || seconds <= 0) return;
  const duration = 1000 * seconds;
  image.animate({ opacity: [1, 1, 0, 0], offset: [0, 1 / count, 1 / count, 1] },
    { duration, delay: duration * (index / count - 1), iterations: Infinity });
}

/** Draws a ring on its disc. */
function drawRing(node, [lineWidth, start, end, head, discRadius], { frame, rotation, color }) {
  const radius = frame[2] / 2;
  const { style } = node.disc;
  style.inset = `${radius - discRadius}px`;
  // The disc and its shadow do not rotate with the ring.
  style.transform = `rotate(${-rotation}rad)`;
  node.disc.hidden = discRadius === 0;
  const point = (turn, distance) => {
    const angle = 2 * Math.PI * turn;
    return `${radius + distance * Math.sin(angle)} ${radius - distance * Math.cos(angle)}`;
  };
  const middle = radius - lineWidth / 2;
  const length = Math.min(end - start, 0.9999);
  node.arc.setAttribute("stroke-width", lineWidth);
  node.arc.setAttribute("d", `M${point(start, middle)}A${middle} ${middle} 0 ${
    length > 0.5 ? 1 : 0} 1 ${point(start + length, middle)}`);
  const size = 2 * lineWidth * head;
  const tip = point(end + size / (Math.PI * radius), middle);
  node.head.setAttribute("d",
    size > 0 ? `M${point(end, middle - size)}L${point(end, middle + size)}L${tip}Z` : "");
  node.svg.style.opacity = color[3];
}

/** What is made once for an item, by its kind. */
const makers = {
  component: ({ element: made }) => { made.ariaHidden = "true"; },
  spinner: ({ element: made }) => {
    const svg = shape("svg", { viewBox: "-10 -10 20 20" }, made);
    for (let spoke = 0; spoke < 8; spoke += 1) {
      shape("path", { d: "M0-5V-9", transform: `rotate(${45 * spoke})`, opacity: 0.2 + spoke / 10 }, svg);
    }
  },
  ring: (node) => {
    node.disc = element("div", "disc", node.element);
    node.svg = shape("svg", {}, node.element);
    node.arc = shape("path", {}, node.svg);
    node.head = shape("path", { fill: "currentcolor", stroke: "none" }, node.svg);
  },
};

/** What is updated for an item in each frame, by its kind. */
const updates = {
  text({ element: label }, { text, own: [size, isUpright] }) {
    if (label.textContent !== text) label.textContent = text;
    label.style.fontSize = `${size}px`;
    label.toggleAttribute("data-upright", isUpright === 1);
  },
  picture(node, { text, own }, image) {
    const shown = `${text} ${own}`;
    if (node.shown === shown) return;
    node.shown = shown;
    node.element.replaceChildren();
    if (text in arrows) {
      const [viewBox, d] = arrows[text];
      shape("path", { d }, shape("svg", { viewBox }, node.element));
    } else {
      const names = text.split("\n");
      names.forEach((name, index) =>
        playImage(node.element, image(name), index, names.length, own[3]));
    }
  },
  ring: (node, item) => drawRing(node, item.own, item),
};

/** The components that are behind or in front of the rows. */
export class ComponentLayer {
  /** The element. */
  element;

  /** What is shown of each item: its element, and what its kind needs. */
  #nodes = new Map();

  constructor(name, parent) {
    this.element = element("div", `layer ${name}`, parent);
  }

  /** Shows items, where `image(slot, name)` is the address of an image of the app's. */
  draw(items, image) {
    const unused = new Set(this.#nodes.keys());
    let component = null;
    for (const item of items) {
      const key = `${item.slot} ${item.kind} ${item.part}`;
      unused.delete(key);
      if (item.kind === "component") component = null;
      const node = this.#nodes.get(key) ?? this.#make(key, item, component?.element);
      this.#place(node, item, component?.frame ?? [0, 0]);
      updates[item.kind]?.(node, item, (name) => image(item.slot, name));
      if (item.kind === "component") component = { element: node.element, frame: item.frame };
    }
    for (const key of unused) {
      this.#nodes.get(key).element.remove();
      this.#nodes.delete(key);
    }
  }

  #make(key, { kind, slot, part }, parent = this.element) {
    const name = kind === "text" ? "label" : kind;
    const node = { element: element("div", name, parent) };
    node.element.part = `${slots[slot]} ${kind === "component" ? "" : `${name} ${part}`}`;
    makers[kind]?.(node);
    this.#nodes.set(key, node);
    return node;
  }

  #place({ element: { style } }, { frame: [x, y, width, height], rotation, opacity }, [left, top]) {
    style.transform = `translate(${x - left}px, ${y - top}px)`
      + (rotation === 0 ? "" : ` rotate(${rotation}rad)`);
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.opacity = opacity;
  }
}
