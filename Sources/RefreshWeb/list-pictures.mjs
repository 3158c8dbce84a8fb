// Draws the items that few components have: rings, shapes, images and sequences of images, the upright titles and the
// arrow of leaders and trailers, texts at a side, and second levels. A page loads this file with the first of them.

import { begins, drawArrow, element, setAttributes, shape } from "./list-layer.mjs";
import { slots } from "./refresh-kit.mjs";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.level { overflow: clip; pointer-events: auto; }
.upright { writing-mode: vertical-rl; text-orientation: upright; }
img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
.ring { color: var(--refresh-ring-color, currentcolor); }
.ring path { fill: currentcolor; stroke: none; }
.disc {
  position: absolute; inset: 0; border-radius: 50%; background: var(--refresh-disc-color, Canvas);
  box-shadow: 0 0 1px currentcolor, 0 1px 4px rgb(0 0 0 / 0.25);
}
.shape { forced-color-adjust: none; }
@media (forced-colors: none) {
  :host([indicator]:not([indicator="ring"])) .ring svg { color: var(--refresh-ring-color, var(--color)); }
}
@media (forced-colors: active) {
  .ring { color: Highlight; }
  .disc { border: 1px solid CanvasText; }
}
`);

/** Draws the item that a node has; `image(slot, name)` is the address of an image. */
export function draw(node, image) {
  const { kind, text, own } = node.item;
  // A node that was removed while this file was loaded has no style sheets.
  const { adoptedStyleSheets: sheets } = node.element.getRootNode();
  if (sheets && !sheets.includes(sheet)) sheets.push(sheet);
  // The item may have been replaced by now.
  if (kind === "text") {
    node.element.classList.toggle("upright", own[1]);
    node.element.style.justifyContent = ["", "left", "right"][own[2]];
  } else if (kind === "ring") drawRing(node);
  else if (kind === "shape") drawShape(node);
  else if (kind === "level") drawLevel(node);
  else if (text === "trail-arrow") drawArrow(node, "0 0 20 20", "M13 3l-7 7 7 7");
  else drawImages(node, image);
}

/** Shows the page's own element in a second level. */
function drawLevel(node) {
  if (begins(node, "level")) element("slot", "", node.element, { name: `${slots[node.item.slot]}-level` });
}

/** Draws an image, or those of a sequence one after the other. */
function drawImages(node, image) {
  const { slot, text, own: [, , , seconds] } = node.item;
  if (!begins(node, `${text} ${seconds}`)) return;
  text.split("\n").forEach((name, index, { length }) => {
    const made = element("img", "", node.element, { alt: "", src: image(slot, name) });
    if (length === 1 || seconds <= 0) return;
    const duration = 1000 * seconds;
    made.animate({ opacity: [1, 1, 0, 0], offset: [0, 1 / length, 1 / length, 1] },
      { duration, delay: duration * (index / length - 1), iterations: Infinity });
  });
}

/** Draws a ring with its arrowhead, and a disc behind it. */
function drawRing(node) {
  const { own: [lineWidth, start, end, tip, discRadius], frame, rotation, color } = node.item;
  const { disc, svg, arc, head } = node.ring ??= makeRing(node.element);
  const radius = frame[2] / 2;
  disc.hidden = discRadius === 0;
  disc.style.inset = `${radius - discRadius}px`;
  // The disc and its shadow do not rotate with the ring.
  disc.style.rotate = `${-rotation}rad`;
  svg.style.opacity = color[3];
  node.element.style.setProperty("--color", paintOf(color, 1));
  // A circle of SVG begins at the right, and the ring at the top.
  setAttributes(arc, {
    r: radius - lineWidth / 2, "stroke-width": lineWidth, "stroke-dasharray": `${end - start} 1`,
    transform: `rotate(${360 * start - 90} ${radius} ${radius})`,
  });
  setAttributes(head, {
    transform: `rotate(${360 * end} ${radius} ${radius}) translate(${radius} ${lineWidth / 2}) scale(${
      2 * lineWidth * tip})`,
  });
}

/** Draws a path, which is filled, or stroked. */
function drawShape(node) {
  const { own: [lineWidth], color, text } = node.item;
  const [paint, none] = [paintOf(color), "none"];
  node.path ??= shape("path", { "fill-rule": "evenodd", "stroke-linejoin": "round" }, shape("svg", {}, node.element));
  setAttributes(node.path, lineWidth > 0
    ? { d: text, fill: none, stroke: paint, "stroke-width": lineWidth } : { d: text, fill: paint, stroke: none });
}

/** A colour in CSS. */
const paintOf = ([red, green, blue, alpha], opacity = alpha) =>
  `rgb(${255 * red} ${255 * green} ${255 * blue} / ${opacity})`;

function makeRing(parent) {
  const disc = element("div", "disc", parent);
  const svg = shape("svg", {}, parent);
  const arc = shape("circle", { cx: "50%", cy: "50%", pathLength: 1 }, svg);
  const head = shape("path", { d: "M0-1V1L2 0Z" }, svg);
  return { disc, svg, arc, head };
}
