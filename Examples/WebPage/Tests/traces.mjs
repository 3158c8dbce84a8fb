// Plays the recorded sessions of the tests on the module, by the calls that the page has, and compares each trace with that
// of `refresh replay`, byte by byte. A session that those calls cannot say is counted, with what it needs.
//
//   node traces.mjs MODULE REFRESH SCRIPT...

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Kit, slots } from "../kit.mjs";
import { json, traced } from "./trace.mjs";

/** What the calls cannot say. */
class Unsaid extends Error {}

const dragPhases = ["began", "moved", "ended", "thrown", "cancelled", "frame", "stopped"];
const touchPhases = ["down", "moved", "up", "cancelled"];
const wheelPhases = ["moved", "ended", "cancelled"];

/** The ops of a stage that are properties of the list under the same name, and those under another. */
const listProperties = ["isUserInteractionEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
  "allowsSimultaneousRefreshing", "resetsNoMoreDataAfterHeaderRefresh", "isDirectionalLockEnabled", "decelerationRate",
  "reducesMotion", "frameRate", "pixel", "maximumOverscroll", "rubberBandCoefficient", "allowsWheelPull"];
const renamed = { inWindow: "isInWindow", paging: "isPagingEnabled" };
const ofStage = ["op", "caption", "width", "height", "contentWidth", "contentHeight", "inset", "safeArea", "sections",
  "wallClock", "secondsFromGMT", "language"];

/** A list that a session plays on. */
class Player {
  fired = [];
  tracesTracking = false;
  tracesLeader = false;

  #kit;
  #lists = new Map();

  constructor(kit) {
    this.#kit = kit;
    kit.onEvent = (event) => this.#record(event);
  }

  perform(op) {
    const { [op.op]: method = () => { throw new Unsaid(op.op); } } = this.#ops;
    method(op);
  }

  #ops = {
    stage: (op) => this.#setStage(op),
    attach: ({ slot, class: name, indicator, set = [], beginFirst }) => {
      if (slot === "leader") this.tracesLeader = true;
      this.#kit.attach(slot, name, {
        indicator, setUp: () => {
          for (const [name, value] of set) this.#set(slot, name, value);
          if (beginFirst) this.#kit.perform(slot, "beginRefreshing");
        },
      });
    },
    detach: ({ slot }) => this.#kit.call("attach", slots.indexOf(slot)),
    set: ({ slot, name, value }) => this.#set(slot, name, value),
    title: ({ slot, state, text }) => this.#kit.set(`title.${state}`, text, slots.indexOf(slot)),
    call: ({ slot, method, result }) => {
      const known = { endRefreshingWithNoMoreData: ["endRefreshing", "noMoreData"] }[method] ?? [method, result];
      if (/SecondLevel|IfExpired/.test(method)) throw new Unsaid(method);
      // A header that is pulled has no such method; the end of the data has another meaning for it.
      if (method === "endRefreshingWithNoMoreData" && slot === "header" && !/Auto/.test(this.#kit.text("class", 0))) return;
      this.#kit.perform(slot, ...known);
    },
    drag: ({ phase, x, y, decelerate }) => this.#drag(phase === "ended" && decelerate ? "thrown" : phase, x, y),
    scroll: ({ x, y }) => this.#drag("frame", x, y),
    decelerated: () => this.#drag("stopped"),
    touch: ({ phase, x, y, id = 0, time = NaN }) => {
      this.tracesTracking = true;
      this.#kit.call("touch", touchPhases.indexOf(phase), x, y, id, time);
    },
    wheel: ({ dx = 0, dy = 0, phase = "moved" }) => {
      this.tracesTracking = true;
      this.#kit.call("wheel", dx, dy, wheelPhases.indexOf(phase));
    },
    scrollStep: ({ step, animated = true }) => {
      this.tracesTracking = true;
      this.#kit.call("scroll_by", step, animated);
    },
    scrollTo: ({ x = NaN, y = NaN, animated = true }) => {
      this.tracesTracking = true;
      this.#kit.call("scroll_to", x, y, animated);
    },
    offset: ({ x = NaN, y = NaN }) => this.#kit.call("scroll_to", x, y, false),
    resize: ({ width = NaN, height = NaN }) => this.#kit.call("layout", 0, width, height, 0, 0),
    contentSize: ({ width = NaN, height = NaN }) => this.#kit.call("layout", 1, width, height, 0, 0),
    inset: ({ value }) => this.#kit.call("layout", 2, ...value),
    safeArea: ({ value }) => this.#kit.call("layout", 3, ...value),
    window: ({ value }) => this.#kit.set("isInWindow", value),
    paging: ({ value }) => this.#kit.set("isPagingEnabled", value),
    advance: ({ by, runs = true }) => {
      if (!runs) throw new Unsaid("advance without runs");
      this.#kit.call("advance", by);
    },
    after: ({ by, run }) => this.#kit.after(by, () => this.#run(run)),
    on: ({ event, run, times = Infinity }) => this.#lists.set(event, { run, timesLeft: times }),
    // How many rows there are, nothing asks but the app; expectations are the replay's own.
    sections: () => {},
    expect: () => {},
  };

  #setStage(op) {
    const unknown = Object.keys(op).find((name) => ![...ofStage, ...listProperties, ...Object.keys(renamed)].includes(name));
    if (unknown) throw new Unsaid(`stage with ${unknown}`);
    const { inset = [0, 0, 0, 0], safeArea = [0, 0, 0, 0], language = "en" } = op;
    const kit = this.#kit;
    // 2026-01-01T00:00:00Z
    kit.make(op.width, op.height, { time: op.wallClock ?? 1767225600, secondsFromGMT: op.secondsFromGMT ?? 0 });
    kit.set("language", language);
    for (const [name, value] of Object.entries(op)) {
      if (listProperties.includes(name) || renamed[name]) kit.set(renamed[name] ?? name, value);
    }
    kit.call("layout", 1, op.contentWidth ?? op.width, op.contentHeight ?? 0, 0, 0);
    kit.call("layout", 2, ...inset);
    kit.call("layout", 3, ...safeArea);
    kit.call("scroll_to", 0 - (inset[1] + safeArea[1]), 0 - (inset[0] + safeArea[0]), false);
  }

  #set(slot, name, value) {
    this.#kit.set(name, value, slots.indexOf(slot));
  }

  /** Performs a step of a drag. Its offset includes what is held: what a line leaves out stays as it is. */
  #drag(phase, x, y) {
    const number = (name) => this.#kit.number(name);
    const pulled = (axis, before, after) => number(`contentOffset.${axis}`) - number(`heldOverscroll.${before}`)
      + number(`heldOverscroll.${after}`);
    this.#kit.call("drag", dragPhases.indexOf(phase), x ?? pulled("x", "left", "right"), y ?? pulled("y", "top", "bottom"));
  }

  /** Records an event, and runs the list that answers it; the last event that a list answers removes it first. */
  #record(event) {
    // Traces have no announcements.
    if (event.includes(".announcement ")) return;
    this.fired.push(event);
    const name = event.replace(/\w+>/, "");
    const list = this.#lists.get(name);
    if (list && --list.timesLeft <= 0) this.#lists.delete(name);
    this.#run(list?.run);
  }

  #run(ops = []) {
    for (const op of ops) this.perform(op);
  }
}

/** Plays a session; returns the number of its lines, and what is different about its trace, or null. */
function play(kit, script) {
  const ops = readFileSync(script, "utf8").split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => JSON.parse(line));
  const player = new Player(kit);
  const trace = ops.map((op, i) => {
    player.fired = [];
    player.perform(op);
    return json({ i, ...traced(kit, player), events: player.fired });
  });
  kit.call("free");
  const replay = spawnSync(refresh, ["replay", script], { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (replay.status !== 0) return { lines: 0, difference: `refresh replay ends with ${replay.status}: ${replay.stderr}` };
  const expected = replay.stdout.trimEnd().split("\n");
  const i = trace.findIndex((line, i) => line !== expected[i]);
  const differs = i >= 0 || expected.length !== trace.length;
  return { lines: ops.length, difference: differs ? `op ${i}\n  replay ${expected[i]}\n  module ${trace[i]}` : null };
}

const [module, refresh, ...scripts] = process.argv.slice(2);
const compiled = new WebAssembly.Module(readFileSync(module));
const unsaid = new Map();
let [compared, lines, failures] = [0, 0, 0];
for (const script of scripts) {
  try {
    const { lines: count, difference } = play(await Kit.make(compiled), script);
    compared += 1;
    lines += count;
    if (!difference) continue;
    failures += 1;
    console.error(`${script}: ${difference}`);
  } catch (error) {
    if (!(error instanceof Unsaid)) throw error;
    unsaid.set(error.message, (unsaid.get(error.message) ?? 0) + 1);
  }
}
console.log(`${scripts.length} sessions, ${compared} compared, ${lines} lines, ${failures} differ; the calls do not have `
  + [...unsaid].map(([name, count]) => `${name} (${count})`).join(", "));
process.exitCode = failures === 0 && lines > 0 ? 0 : 1;
