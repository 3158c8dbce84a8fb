// What there is to draw must be what the trace tells: once nothing is on its way any more, each part
// of a component that can be seen stands in the drawing, at its place, and nothing else does.

import { Slot } from "../../../Sources/RefreshC/Wasm/refresh.mjs";

/** The classes that show more than a trace tells. */
const untold = ["RefreshRingHeader", "RefreshIndicatorHeader"];

/** What is wrong with the drawing of a list whose line of the trace is `line`; null for nothing. */
export function mistake(kit, list, line) {
  if (kit.number(list, Slot.list, "timeline.isAnimating") === 1) return null;
  const drawing = kit.draw(list);
  for (const slot of ["header", "footer", "trailer"]) {
    const drawn = drawing.filter((item) => item.slot === Slot[slot]);
    if (untold.includes(line[slot]?.class)) continue;
    const [expected, found] = [parts(kit, list, slot, line), drawn.map(described)];
    const [missing] = expected.filter((part) => !found.includes(part));
    if (missing) return `${slot}: ${missing} is missing in [${found.join("; ")}]`;
    if (found.length > expected.length) {
      return `${slot}: [${found.join("; ")}] should be [${expected.join("; ")}]`;
    }
  }
  return null;
}

/** Each part of a component that can be seen, in words. */
function parts(kit, list, slot, line) {
  const part = line[slot];
  if (!part || part.alpha <= 0 || kit.number(list, Slot[slot], "isShown") !== 1) return [];
  const origin = [part.frame[0] - line.offset[0], part.frame[1] - line.offset[1]];
  const alpha = (view) => kit.number(list, Slot[slot], `${view}.alpha`);
  const place = ([x, y, width, height]) =>
    words([origin[0] + x + width / 2, origin[1] + y + height / 2]);
  const center = ([x, y]) => words([origin[0] + x, origin[1] + y]);
  const all = [];
  const { stateLabel, timeLabel, arrow, loading, gif } = part;
  for (const [label, view] of [[stateLabel, "stateLabel"], [timeLabel, "lastUpdatedTimeLabel"]]) {
    if (label && !label.hidden && label.text !== null && alpha(view) > 0) {
      all.push(`text "${label.text}" at ${place(label.frame)}`);
    }
  }
  if (arrow && !arrow.hidden && alpha("arrowView") > 0) {
    const name = slot === "trailer" ? "trail-arrow" : "arrow";
    all.push(`picture "${name}" at ${center(arrow.center)}`);
  }
  if (loading?.animating && loading.alpha > 0) all.push(`wheel "" at ${center(loading.center)}`);
  const names = gif && kit.text(list, Slot[slot], "gifView.animationImages");
  if (gif && !gif.hidden && (names ?? gif.image) !== null && alpha("gifView") > 0) {
    all.push(`picture "${names ?? gif.image}" at ${place(gif.frame)}`);
  }
  return all;
}

/** A thing to draw in words. */
function described({ kind, text, frame: [x, y, width, height] }) {
  return `${kind} "${text}" at ${words([x + width / 2, y + height / 2])}`;
}

function words(point) {
  return point.map((number) => (number + 0).toFixed(6).replace(/^-(0\.0*)$/, "$1")).join(", ");
}
