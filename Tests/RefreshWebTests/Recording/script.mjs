// What a page asked of the module, as a script for `refresh replay`.

import { Slot, states } from "../../../Sources/RefreshWeb/refresh-kit.mjs";
import { phases } from "../../RefreshCTests/Page/player.mjs";

const slots = Object.keys(Slot);

/** The properties of a list that `stage` has a field for; those that are no numbers are flags. */
const stageFields = {
  pixel: "pixel", frameRate: "frameRate", isPagingEnabled: "paging", isInWindow: "inWindow",
  allowsWheelPull: "allowsWheelPull", maximumOverscroll: "maximumOverscroll",
};

/** How a refresh ends, by the number of its result. */
const ends = { 0: "endRefreshing", 2: "endRefreshingWithNoMoreData" };

/** The op of a call, from its arguments after the list; null for one that changes nothing of a trace. */
const opOf = {
  set_clock: () => null,
  free_list: () => null,
  detach: ([slot]) => ({ op: "detach", slot: slots[slot] }),
  set_text: ([slot, name, value]) => ({ op: "set", slot: slots[slot], name, value }),
  set_size: ([width, height]) => ({ op: "resize", width, height }),
  set_content_size: ([width, height]) => ({ op: "contentSize", width, height }),
  set_content_inset: (value) => ({ op: "inset", value }),
  set_safe_area: (value) => ({ op: "safeArea", value }),
  advance: ([by]) => ({ op: "advance", by }),
  touch: ([phase, x, y, id], { time }) => ({ op: "touch", phase: phases[phase], x, y, id, time }),
  wheel: ([dx, dy]) => ({ op: "wheel", dx, dy }),
  scroll_to: ([x, y, animated]) => ({ op: "scrollTo", x, y, animated: Boolean(animated) }),
  // In these sessions to places within the range only, where it is the same.
  scroll_within: ([x, y, animated], { answer }) =>
    answer === 0 ? null : { op: "scrollTo", x, y, animated: Boolean(animated) },
  can_move: () => null,
  set_title: ([slot, state, text]) =>
    ({ op: "title", slot: slots[slot], state: states[state], text }),
  begin: ([slot]) => ({ op: "call", slot: slots[slot], method: "beginRefreshing" }),
  end: ([slot, result]) => ({ op: "call", slot: slots[slot], method: ends[result] }),
  reset_no_more_data: ([slot]) => ({ op: "call", slot: slots[slot], method: "resetNoMoreData" }),
  tap_title: ([slot]) => ({ op: "call", slot: slots[slot], method: "tap" }),
  set: ([slot, name, number]) => ({
    op: "set", slot: slots[slot], name: name === "frame.height" ? "height" : name,
    value: name === "state" ? states[number]
      : /^(is|holds|allows|hides)|\.is/.test(name) ? Boolean(number) : number,
  }),
};

/**
 * The script of what a list was asked, by its index in the recorder, and the line of the trace that the
 * page had after each op.
 *
 * @returns {{ops: object[], traces: object[]}} Both of the same length.
 */
export function script(calls, list) {
  const language = calls.findLast(({ name }) => name === "set_language")?.values[0] ?? "en";
  const made = new Script(language);
  for (const call of calls.filter((call) => call.list === list && call.answer >= 0)) made.add(call);
  return made;
}

class Script {
  ops = [];
  traces = [];

  #language;
  #attached;

  constructor(language) {
    this.#language = language;
  }

  /** Adds a call. */
  add(call) {
    const [, ...values] = call.values;
    if (call.isNested) throw new Error(`${call.name} was called in the middle of another call`);
    if (call.name === "make_list") return this.#add(this.#stage(call.values), call);
    if (call.name === "set_layout_direction") return this.#checkDirection(values);
    if (call.name === "set" && values[0] === Slot.list) return this.#setOfStage(values, call);
    if (call.name === "make") {
      this.#attached = { op: "attach", slot: slots[values[0]], class: values[1], set: [] };
      return undefined;
    }
    if (call.name === "attach") {
      this.#add(this.#attached, call);
      this.#attached = undefined;
      return undefined;
    }
    if (!(call.name in opOf)) throw new Error(`a script has no op for refresh_${call.name}`);
    const op = opOf[call.name](values, call);
    if (op?.op === "set" && op.slot === this.#attached?.slot) {
      return this.#attached.set.push([op.name, op.value]);
    }
    return op && this.#add(op, call);
  }

  #add(op, call) {
    this.ops.push(op);
    this.traces.push({ ...call.trace, events: call.events });
  }

  #stage([width, height]) {
    return {
      op: "stage", width, height, contentWidth: 0, contentHeight: 0, language: this.#language,
    };
  }

  /** The direction of a stage is that of its language. */
  #checkDirection([direction]) {
    if (direction !== (this.#language === "ar" ? 2 : 1)) throw new Error("not the direction of a stage");
  }

  /** A property of the list is a field of `stage`, and may be set to the same again. */
  #setOfStage([, name, number], call) {
    if (name === "bounces" && number === 1) return;
    const [stage, field] = [this.ops[0], stageFields[name]];
    const value = ["pixel", "frameRate", "maximumOverscroll"].includes(name) ? number : Boolean(number);
    if (!field || (this.ops.length > 1 && stage[field] !== value)) {
      throw new Error(`a script cannot set ${name} of its stage`);
    }
    stage[field] = value;
    if (this.ops.length === 1) this.traces[0] = { ...call.trace, events: call.events };
  }
}
