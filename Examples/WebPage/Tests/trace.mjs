// The lines of a trace, as `refresh replay` writes them, read through the calls of the module.

import { slots } from "../kit.mjs";

const sides = ["top", "left", "bottom", "right"];

/** What a list and its components are, as a line of a trace. */
export function traced(kit, { tracesTracking, tracesLeader }) {
  const number = (name) => kit.number(name);
  const flag = (name) => number(name) === 1;
  return {
    now: number("timeline.now"),
    offset: [number("contentOffset.x"), number("contentOffset.y")],
    ...(holds(kit) ? { held: sides.map((side) => number(`heldOverscroll.${side}`)) } : {}),
    inset: sides.map((side) => number(`contentInset.${side}`) + number(`reservedInset.${side}`)),
    contentSize: [number("contentSize.width"), number("contentSize.height")],
    dragging: flag("isDragging"),
    ...(tracesTracking ? { tracking: flag("isTracking") } : {}),
    decelerating: flag("isDecelerating"),
    interactive: flag("isUserInteractionEnabled"),
    header: component(kit, 0),
    footer: component(kit, 1),
    trailer: component(kit, 2),
    ...(tracesLeader ? { leader: component(kit, 3) } : {}),
  };
}

/** Whether a component that is pulled, as auto components and bare footers are not, holds the content. */
function holds(kit) {
  return slots.some((_, slot) => kit.number("holdsContentWhilePulled", slot) === 1
    && !/^Refresh(Auto.*|Footer)$/.test(kit.text("class", slot)));
}

function component(kit, slot) {
  const number = (name) => kit.number(name, slot);
  const text = (name) => kit.text(name, slot);
  const flag = (name) => number(name) === 1;
  const frame = (prefix = "") => ["x", "y", "width", "height"].map((side) => number(`${prefix}frame.${side}`));
  const center = (view) => [number(`${view}.center.x`), number(`${view}.center.y`)];
  /** The parts that the class has, under their names in a trace. */
  const part = (name, view, values) => Number.isNaN(number(`${view}.alpha`)) ? {} : { [name]: values(view) };
  const label = (view) => ({ text: text(`${view}.text`), hidden: flag(`${view}.isHidden`), frame: frame(`${view}.`) });

  if (text("class") === null) return null;
  return {
    class: text("class"), state: text("state"), percent: number("pullingPercent"), alpha: number("alpha"),
    hidden: flag("isHidden"), frame: frame(),
    ...(text("secondLevelPhase") === null ? {} : { secondLevel: text("secondLevelPhase") }),
    ...(number("resultDisplayDuration") > 0 ? { showingResult: flag("isShowingResult") } : {}),
    ...part("stateLabel", "stateLabel", label),
    ...part("timeLabel", "lastUpdatedTimeLabel", label),
    ...part("arrow", "arrowView", (view) => ({
      hidden: flag(`${view}.isHidden`), flipped: Math.cos(number(`${view}.rotation`)) < 0, center: center(view),
    })),
    ...part("loading", "loadingView", (view) => ({
      animating: flag(`${view}.isAnimating`), alpha: number(`${view}.alpha`), center: center(view),
    })),
    // No call sets images.
    ...part("gif", "gifView", (view) => ({
      image: null, animating: null, hidden: flag(`${view}.isHidden`), frame: frame(`${view}.`),
    })),
  };
}

/** A value as JSON, with numbers as Swift writes them. */
export function json(value) {
  if (typeof value === "number") return numeral(value);
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, value]) => `${JSON.stringify(key)}:${json(value)}`).join(",")}}`;
}

function numeral(number) {
  if (!Number.isFinite(number)) return "null";
  const size = Math.abs(number);
  if (size >= 1e-4 && size < 2 ** 53 || size === 0) return String(number);
  if (Number.isInteger(number) && size <= 2 ** 54) return `${number}.0`;
  return number.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
