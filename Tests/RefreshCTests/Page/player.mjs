// Plays a script of `refresh replay` on the module, as a page would: it asks of the kit nothing but
// what the calls have.

import { events, results, Slot, states, StatusCode, StatusError } from
  "../../../Sources/RefreshWeb/refresh-kit.mjs";

/** What a script calls the phases of a touch, by number. */
export const phases = ["down", "moved", "up", "cancelled"];

/** What a script calls a property that Swift, and so the module, calls otherwise. */
const propertyNames = { height: "frame.height" };

/** The fields of a stage that are properties of the list. */
const listProperties = [
  "isUserInteractionEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
  "allowsSimultaneousRefreshing", "resetsNoMoreDataAfterHeaderRefresh", "isDirectionalLockEnabled",
  "decelerationRate",
];

/** The styles of a component, by number. */
const styles = ["follow", "behind", "front", "stretch"];

/** The steps of a host that has physics of its own, by number. */
const Step = { began: 0, moved: 1, ended: 2, endedMoving: 3, cancelled: 4, frame: 5, stopped: 6 };

/** What a call may answer where the script names what is not there, or a number that is refused. */
const refusals = [StatusCode.emptySlot, StatusCode.noSuchValue, StatusCode.badNumber];

/** The list that a script plays on, and what its components fire meanwhile. */
export class Player {
  /** The list's number. */
  list;
  /** What was fired since the line began. */
  fired = [];
  /** Whether fingers, scroll wheels or animated moves take part. */
  tracesTracking = false;
  /** Whether a leader was attached. */
  tracesLeader = false;

  #kit;
  #lists = new Map();
  #timers = [];

  constructor(kit) {
    this.#kit = kit;
  }

  /** Performs one op. */
  perform(op) {
    const [kit, list] = [this.#kit, this.list];
    const slot = Slot[op.slot];
    const offset = () => [op.x ?? this.#get("contentOffset.x"), op.y ?? this.#get("contentOffset.y")];
    // The offset of a drag includes what is held: what a line leaves out stays as it is.
    const pulled = (axis, before, after) => this.#get(`contentOffset.${axis}`)
      - this.#get(`heldOverscroll.${before}`) + this.#get(`heldOverscroll.${after}`);
    const drive = (step) => kit.call(
      "drive", list, step, op.x ?? pulled("x", "left", "right"),
      op.y ?? pulled("y", "top", "bottom"));
    switch (op.op) {
      case "stage": return this.#setStage(op);
      case "attach": return this.#attach(op, slot);
      case "detach": return kit.call("detach", list, slot);
      case "set": return this.#set(slot ?? Slot.list, op.name, op.value);
      case "title":
        return this.#try("set_title", list, slot, states.indexOf(op.state), op.text);
      case "images":
        return this.#try("set_images", list, slot, states.indexOf(op.state), op.state, op.count,
          ...op.size, op.duration ?? -1);
      case "call": return this.#callMethod(op.method, slot, op.result);
      case "drag": {
        const goesOn = op.phase === "ended" && op.decelerate;
        return drive(goesOn ? Step.endedMoving : Step[op.phase]);
      }
      case "scroll": return drive(Step.frame);
      case "decelerated": return drive(Step.stopped);
      case "offset": return kit.call("scroll_to", list, ...offset(), false);
      case "contentSize":
        return kit.call("set_content_size", list, op.width ?? this.#get("contentSize.width"),
          op.height ?? this.#get("contentSize.height"));
      case "resize":
        return kit.call("set_size", list, op.width ?? this.#get("frame.width"),
          op.height ?? this.#get("frame.height"));
      case "inset": return kit.call("set_content_inset", list, ...op.value);
      case "safeArea": return kit.call("set_safe_area", list, ...op.value);
      case "window": return kit.call("set", list, Slot.list, "isInWindow", op.value);
      case "paging": return kit.call("set", list, Slot.list, "isPagingEnabled", op.value);
      case "advance": return kit.call("advance", list, op.by);
      case "after": return kit.call("after", list, op.by, this.#timers.push(op.run) - 1);
      case "on":
        return this.#lists.set(op.event, { run: op.run, timesLeft: op.times ?? Infinity });
      case "touch":
        this.tracesTracking = true;
        return kit.call("touch", list, phases.indexOf(op.phase), op.x, op.y, op.id ?? 0,
          op.time ?? Infinity);
      case "wheel":
        this.tracesTracking = true;
        if (op.dx || op.dy || !op.phase) kit.call("wheel", list, op.dx ?? 0, op.dy ?? 0);
        return ["ended", "cancelled"].includes(op.phase)
          ? kit.call("wheel_end", list, op.phase === "cancelled") : undefined;
      case "scrollStep":
        this.tracesTracking = true;
        return kit.call("scroll_by", list, op.step, op.animated ?? true);
      case "keepPosition":
        kit.call("keep_position", list, 1);
        this.#run(op.run);
        return kit.call("keep_position", list, 0);
      case "scrollTo":
        this.tracesTracking = true;
        return kit.call("scroll_to", list, ...offset(), op.animated ?? true);
      // How many rows there are, nothing asks but the app; expectations are the replay's own.
      case "sections": case "expect": return undefined;
      default: throw new Error(`the player does not know "${op.op}"`);
    }
  }

  #get(name) {
    return this.#kit.number(this.list, Slot.list, name);
  }

  /** Calls the module, where the kit accepts the script's values. */
  #try(...call) {
    try {
      this.#kit.call(...call);
    } catch (error) {
      if (!(error instanceof StatusError && refusals.includes(error.code))) throw error;
    }
  }

  #setStage(op) {
    const kit = this.#kit;
    const [inset, safeArea] = [op.inset ?? [0, 0, 0, 0], op.safeArea ?? [0, 0, 0, 0]];
    kit.call("set_language", op.language ?? "en");
    this.list = kit.call("make_list", op.width, op.height);
    // 2026-01-01T00:00:00Z
    kit.call("set_clock", this.list, op.wallClock ?? 1767225600, op.secondsFromGMT ?? 0);
    const set = (name, value) => kit.call("set", this.list, Slot.list, name, value);
    set("isInWindow", op.inWindow ?? true);
    set("isPagingEnabled", op.paging ?? false);
    set("frameRate", op.frameRate ?? 60);
    set("pixel", op.pixel ?? 0);
    if (op.maximumOverscroll !== undefined) set("maximumOverscroll", op.maximumOverscroll);
    set("rubberBandCoefficient", op.rubberBandCoefficient ?? 0.55);
    set("allowsWheelPull", op.allowsWheelPull ?? false);
    set("reducesMotion", op.reducesMotion ?? false);
    for (const name of listProperties) if (op[name] !== undefined) set(name, op[name]);
    for (const [key, time] of Object.entries(op.updated ?? {})) kit.call("set_updated", this.list, key, time);
    kit.call("set_content_size", this.list, op.contentWidth ?? op.width, op.contentHeight ?? 0);
    kit.call("set_content_inset", this.list, ...inset);
    kit.call("set_safe_area", this.list, ...safeArea);
    const start = (side) => 0 - (inset[side] + safeArea[side]);
    kit.call("scroll_to", this.list, start(1), start(0), false);
    kit.listen(this.list, (...event) => this.#record(...event));
  }

  #attach(op, slot) {
    const [kit, list] = [this.#kit, this.list];
    kit.call("make", list, slot, op.class);
    if (op.indicator) kit.call("set_indicator", list, slot, op.indicator);
    for (const [name, value] of op.set ?? []) this.#set(slot, name, value);
    if (op.beginFirst) kit.call("begin", list, slot);
    if (slot === Slot.leader) this.tracesLeader = true;
    kit.call("attach", list, slot);
  }

  #set(slot, name, value) {
    const cases = { state: states, style: styles }[name];
    if (typeof value === "string" && !cases) {
      return this.#try("set_text", this.list, slot, name, value);
    }
    if (value === null) return this.#try("clear", this.list, slot, name);
    const number = cases ? cases.indexOf(value) : value;
    return this.#try("set", this.list, slot, propertyNames[name] ?? name, number);
  }

  #callMethod(method, slot, result) {
    switch (method) {
      case "beginRefreshing": return this.#try("begin", this.list, slot);
      case "endRefreshing":
        return this.#try("end", this.list, slot, results.indexOf(result ?? "success"));
      case "endRefreshingWithNoMoreData":
        // A header that is pulled has no such method; the end of the data has another meaning for it.
        return slot === Slot.header && !this.#isAuto(slot)
          ? undefined : this.#try("end", this.list, slot, 2);
      case "openSecondLevel": return this.#try("second_level", this.list, slot, 1);
      case "closeSecondLevel": return this.#try("second_level", this.list, slot, 0);
      case "resetNoMoreData": return this.#try("reset_no_more_data", this.list, slot);
      case "refreshIfExpired": return this.#try("refresh_if_expired", this.list, slot);
      case "tap": return this.#try("tap_title", this.list, slot);
      default: throw new Error(`the player does not know "${method}"`);
    }
  }

  /** Whether the component in a slot loads at the end of the list, which it is not pulled at. */
  #isAuto(slot) {
    try {
      return this.#kit.text(this.list, slot, "class").includes("Auto");
    } catch {
      return false;
    }
  }

  #record(slot, event, from, to) {
    const name = events[event];
    // Traces have no announcements.
    if (name === "announcement") return undefined;
    if (name === "timer") return this.#run(this.#timers[from]);
    const slotName = Object.keys(Slot)[slot];
    const isState = name === "state";
    this.fired.push(`${slotName}.${name}` + (isState ? ` ${states[from]}>${states[to]}` : ""));
    return this.#answer(`${slotName}.${name}` + (isState ? ` ${states[to]}` : ""));
  }

  /** Runs the list of an event; the last event that it answers removes it first. */
  #answer(event) {
    const list = this.#lists.get(event);
    if (list && --list.timesLeft <= 0) this.#lists.delete(event);
    this.#run(list?.run);
  }

  #run(ops) {
    for (const op of ops ?? []) this.perform(op);
  }
}
