// The lines of a trace, as `refresh replay` writes them, read through the calls.

import { Slot, states } from "../../../Sources/RefreshWeb/refresh-kit.mjs";

/** The phases of a second level, by number. */
const phases = ["closed", "armed", "opening", "open", "closing"];

/** What a list and its components are, as a line of a trace. */
export function state(kit, player) {
  const number = (name) => kit.number(player.list, Slot.list, name);
  const sides = ["top", "left", "bottom", "right"];
  return {
    now: number("timeline.now"),
    offset: [number("contentOffset.x"), number("contentOffset.y")],
    ...(holds(kit, player.list)
      ? { held: sides.map((side) => number(`heldOverscroll.${side}`)) } : {}),
    inset: sides.map((side) => number(`contentInset.${side}`) + number(`reservedInset.${side}`)),
    contentSize: [number("contentSize.width"), number("contentSize.height")],
    dragging: number("isDragging") === 1,
    ...(player.tracesTracking ? { tracking: number("isTracking") === 1 } : {}),
    decelerating: number("isDecelerating") === 1,
    interactive: number("isUserInteractionEnabled") === 1,
    header: component(kit, player.list, Slot.header),
    footer: component(kit, player.list, Slot.footer),
    trailer: component(kit, player.list, Slot.trailer),
    ...(player.tracesLeader ? { leader: component(kit, player.list, Slot.leader) } : {}),
  };
}

/** Whether a component that is pulled, as auto components and bare footers are not, holds the content. */
function holds(kit, list) {
  return [Slot.header, Slot.footer, Slot.trailer, Slot.leader].some((slot) => {
    try {
      return kit.number(list, slot, "holdsContentWhilePulled") === 1
        && !/^Refresh(Auto.*|Footer)$/.test(kit.text(list, slot, "class"));
    } catch {
      return false;
    }
  });
}

function component(kit, list, slot) {
  const number = (name) => kit.number(list, slot, name);
  const text = (name) => kit.text(list, slot, name);
  const flag = (name) => number(name) === 1;
  const frame = (prefix = "") =>
    ["x", "y", "width", "height"].map((side) => number(`${prefix}frame.${side}`));
  const center = (view) => [number(`${view}.center.x`), number(`${view}.center.y`)];
  const has = (view) => number(`${view}.alpha`) !== undefined;
  const label = (view) => ({
    text: text(`${view}.text`), hidden: flag(`${view}.isHidden`), frame: frame(`${view}.`),
  });
  const playing = () => text("gifView.animationImages")?.split("#")[0] ?? null;

  try {
    text("class");
  } catch {
    return null;
  }
  return {
    class: text("class"), state: states[number("state")], percent: number("pullingPercent"),
    alpha: number("alpha"), hidden: flag("isHidden"), frame: frame(),
    ...(number("secondLevelPhase") === null
      ? {} : { secondLevel: phases[number("secondLevelPhase")] }),
    ...(number("resultDisplayDuration") > 0 ? { showingResult: flag("isShowingResult") } : {}),
    ...(has("stateLabel") ? { stateLabel: label("stateLabel") } : {}),
    ...(has("lastUpdatedTimeLabel") ? { timeLabel: label("lastUpdatedTimeLabel") } : {}),
    ...(has("arrowView") ? { arrow: {
      hidden: flag("arrowView.isHidden"), flipped: Math.cos(number("arrowView.rotation")) < 0,
      center: center("arrowView"),
    } } : {}),
    ...(has("loadingView") ? { loading: {
      animating: flag("loadingView.isAnimating"), alpha: number("loadingView.alpha"),
      center: center("loadingView"),
    } } : {}),
    ...(has("gifView") ? { gif: {
      image: text("gifView.image"), animating: playing(), hidden: flag("gifView.isHidden"),
      frame: frame("gifView."),
    } } : {}),
  };
}

/** A value as JSON, with numbers as Swift writes them. */
export function json(value) {
  if (typeof value === "number") return numeral(value);
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}:${json(v)}`).join(",")}}`;
}

function numeral(number) {
  if (!Number.isFinite(number)) return "null";
  const size = Math.abs(number);
  if (size >= 1e-4 && size < 2 ** 53 || size === 0) return String(number);
  if (Number.isInteger(number) && size <= 2 ** 54) return `${number}.0`;
  return number.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
