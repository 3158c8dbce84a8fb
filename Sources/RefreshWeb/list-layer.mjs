// Shows the components of a list as elements: real text, and pictures of SVG.

import { fontSize } from "./list-environment.mjs";
import { slots } from "./refresh-kit.mjs";

/** An element with a class and properties, in a parent. */
export function element(name, className, parent, properties = {}) {
  const made = Object.assign(document.createElement(name), { className, ...properties });
  parent.append(made);
  return made;
}

/** Sets the attributes of an element. */
export function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}

/** An SVG element with attributes, in a parent. */
export function shape(name, attributes, parent) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(made, attributes);
  parent.append(made);
  return made;
}

/** Whether a node begins to show something, and so was emptied; false if it shows the same already. */
export function begins(node, shown) {
  if (node.shown === shown) return false;
  node.shown = shown;
  node.element.replaceChildren();
  return true;
}

/** Draws an arrow by its view box and outline. */
export function drawArrow(node, viewBox, d) {
  if (begins(node, d)) shape("path", { d }, shape("svg", { viewBox }, node.element));
}

/** The module that draws the items of few classes; loaded with the first of them. */
let rare;

/** Draws an item of few classes, at once if that module is loaded. */
async function drawRare(node, { image, fail }) {
  try {
    rare ??= await import("./list-pictures.mjs");
  } catch (error) {
    return fail(error);
  }
  rare.draw(node, image);
}

/** The part of the height of its frame that the size of a text has at most. */
const lineHeight = 0.9;

/** The size of a text: that of the page's font, and smaller if the frame has not the room. */
function sizeOf({ text, frame: [,, width, height], own: [size, isUpright] }, font) {
  const textWidth = isUpright ? 0 : font.width(text, size);
  if (textWidth > width) return `${size * font.size / fontSize * width / textWidth}px`;
  return `min(${size / fontSize}em, ${isUpright ? width : lineHeight * height}px)`;
}

/** The functions that draw an item that is new or has changed, by its kind. */
const draws = {
  component({ element: component, item }) {
    const [top, left, bottom, right, isAmong] = item.own;
    if (isAmong) return;
    // Beyond the other sides, contents are visible.
    const insets = [top, right, bottom, left].map((covered) => covered > 0 ? `${covered}px` : "-100vmax");
    component.style.clipPath = `inset(${insets.join(" ")})`;
  },

  text(node, looks) {
    const { element: label, item } = node;
    const { text, own: [, isUpright, side] } = item;
    if (label.textContent !== text) label.textContent = text;
    label.style.fontSize = sizeOf(item, looks.font);
    // One that has been upright, or at a side, may be set back.
    node.isRare ||= isUpright || side;
    if (node.isRare) drawRare(node, looks);
  },

  picture(node, looks) {
    if (node.item.text === "arrow") drawArrow(node, "0 0 15 40", "M7.5 4V36M2 30l5.5 6 5.5-6");
    else drawRare(node, looks);
  },

  spinner(node) {
    const { opacity, color } = node.item;
    node.element.style.opacity = opacity * color[3];
    if (!begins(node, "spokes")) return;
    const svg = shape("svg", { viewBox: "-10 -10 20 20" }, node.element);
    for (let spoke = 0; spoke < 8; spoke += 1) {
      shape("path", { d: "M0-5V-9", transform: `rotate(${45 * spoke})`, opacity: 0.2 + spoke / 10 }, svg);
    }
  },

  ring: drawRare,
  level: drawRare,
  shape: drawRare,
};

/**
 * Returns a function that shows items, as elements that are behind the rows, among them, or in front of them;
 * `looks` has the `font` of texts; `image(slot, name)`, the address of an image; `made(slot, element)`, called with the
 * element of a component; and `fail(error)`, called if the file that draws an item is missing.
 */
export function makeDrawing(back, among, front, looks) {
  /** The node of each item: its element, and the values that its kind needs. */
  let nodes = new Map();

  return (items) => {
    const old = nodes;
    nodes = new Map();
    let layer = back;
    let outer;
    for (const item of items) {
      const { kind, slot, part, frame } = item;
      if (kind === "content") {
        layer = front;
        continue;
      }
      const isOuter = kind === "component" || kind === "level";
      const parent = isOuter && item.own[4] ? among : layer;
      let key = `${parent.className} ${slot} ${kind} ${part}`;
      // An indicator has several shapes.
      while (nodes.has(key)) key += "+";
      const node = old.get(key) ?? makeNode(item, isOuter ? parent : outer.element);
      nodes.set(key, node);
      old.delete(key);
      if (kind === "component" && !node.item) looks.made(slot, node.element);
      if (isOuter) outer = node;
      // A part is inside its component's element, and moves with it.
      const around = isOuter ? null : outer.item;
      if (node.item === item && node.around === around) continue;
      Object.assign(node, { item, around });
      const [[x, y, width, height], [left, top]] = [frame, around?.frame ?? [0, 0]];
      // The browser itself writes only values that have changed.
      Object.assign(node.element.style, {
        transform: `translate(${x - left}px, ${y - top}px) rotate(${item.rotation}rad)`,
        width: `${width}px`, height: `${height}px`, opacity: item.opacity,
      });
      draws[kind](node, looks);
    }
    for (const node of old.values()) node.element.remove();
  };
}

function makeNode({ kind, slot, part }, parent) {
  const name = kind === "text" ? "label" : kind;
  // The contents of a level are the page's.
  const ariaHidden = kind !== "level";
  return { element: element("div", name, parent, { ariaHidden, part: `${slots[slot]} ${name} ${part}` }) };
}
