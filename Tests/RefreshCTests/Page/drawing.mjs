// The drawing must agree with the trace: once no animation is under way, each part of a component that
// is in sight is in the drawing, at its place, and nothing else is.

import { Slot } from "../../../Sources/RefreshWeb/refresh-kit.mjs";

/** The classes that draw more than a trace has. */
const untraced = ["RefreshRingHeader", "RefreshIndicatorHeader"];

/** How far out of sight a part may be and still be drawn, in points. */
const margin = 40;

/** What is wrong with the drawing of a list whose line of the trace is `line`; null for nothing. */
export function mistake(kit, list, line) {
  if (kit.number(list, Slot.list, "timeline.isAnimating") === 1) return null;
  const drawing = kit.draw(list);
  for (const slot of ["header", "footer", "trailer"]) {
    const drawn = drawing.filter((item) => item.slot === Slot[slot]
      && !["component", "level"].includes(item.kind));
    if (untraced.includes(line[slot]?.class)) continue;
    const [expected, found] = [parts(kit, list, slot, line, drawn), drawn.map(described)];
    const [missing] = expected.filter((part) => !found.includes(part));
    if (missing) return `${slot}: ${missing} is missing in [${found.join("; ")}]`;
    if (found.length > expected.length) {
      return `${slot}: [${found.join("; ")}] should be [${expected.join("; ")}]`;
    }
  }
  return null;
}

/** Each part of a component that is in sight, in words. */
function parts(kit, list, slot, line, drawn) {
  const part = line[slot];
  if (!part || part.alpha <= 0 || kit.number(list, Slot[slot], "isShown") !== 1) return [];
  const size = ["width", "height"].map((side) => kit.number(list, Slot.list, `frame.${side}`));
  const across = slot === "trailer" ? 1 : 0;
  const origin = [0, 1].map((axis) => part.frame[axis] - line.offset[axis]
    + (axis === across ? stickyTranslation(kit, list, axis, line) : 0));
  const number = (name) => kit.number(list, Slot[slot], name);
  const all = [];
  const add = (view, kind, text, center = (frame) => frame[0] + frame[2] / 2) => {
    const frame = ["x", "y", "width", "height"].map((side) => number(`${view}.frame.${side}`));
    const place = [frame[0] + origin[0], frame[1] + origin[1]];
    const isNear = [0, 1].every((axis) => place[axis] < size[axis] + margin
      && place[axis] + frame[2 + axis] > -margin);
    if (number(`${view}.alpha`) <= 0 || !isNear) return;
    const middle = [origin[0] + center(frame), place[1] + frame[3] / 2];
    all.push(`${kind} "${text}" at ${words(middle)}`);
  };
  const { stateLabel, timeLabel, arrow, loading, gif } = part;
  for (const [label, view] of [[stateLabel, "stateLabel"], [timeLabel, "lastUpdatedTimeLabel"]]) {
    if (label && !label.hidden && label.text) add(view, "text", label.text);
  }
  if (arrow && !arrow.hidden) add("arrowView", "picture", slot === "trailer" ? "trail-arrow" : "arrow");
  if (loading?.animating) add("loadingView", "spinner", "");
  const names = gif && kit.text(list, Slot[slot], "gifView.animationImages");
  const name = names ?? gif?.image;
  if (gif && !gif.hidden && name !== null) {
    const [side, width] = drawn.find((item) => item.text === name)?.own ?? [0, 0];
    add("gifView", "picture", name, (frame) => [
      frame[0] + frame[2] / 2, frame[0] + width / 2, frame[0] + frame[2] - width / 2,
    ][side]);
  }
  return all;
}

/** What the range of the content depends on along each axis: two insets and a length. */
const limits = [
  ["adjustedContentInset.left", "adjustedContentInset.right", "frame.width"],
  ["adjustedContentInset.top", "adjustedContentInset.bottom", "frame.height"],
];

/** How far from its frame a component is shown along the axis that it is across: as far as the content has moved. */
function stickyTranslation(kit, list, axis, { offset, contentSize }) {
  const [before, after, length] = limits[axis].map((name) => kit.number(list, Slot.list, name));
  const end = Math.max(contentSize[axis] + after - length, -before);
  return Math.min(Math.max(offset[axis], -before), end) + before;
}

/** An item of the drawing in words. */
function described({ kind, text, frame: [x, y, width, height] }) {
  return `${kind} "${text}" at ${words([x + width / 2, y + height / 2])}`;
}

function words(point) {
  return point.map((number) => (number + 0).toFixed(6).replace(/^-(0\.0*)$/, "$1")).join(", ");
}
