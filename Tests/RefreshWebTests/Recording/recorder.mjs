// Runs in a page before its own scripts: records what the page asks of the module, whatever the page is
// built of, as `recorder.calls`. Each call has its name, the index of its list in `recorder.lists`, its
// arguments, what it returns, the events that it brings about, and, where `recorder.isTracing`, the line
// of a trace after it.
//
// `signatures` has the kinds of the parameters of each call: `text`, or `number`.

import { events, Slot, states } from "../../../Sources/RefreshWeb/refresh-kit.mjs";
import { state } from "../../RefreshCTests/Page/trace.mjs";
import { Reader } from "./reader.mjs";

/** The calls that change nothing of a list. */
const reads = /^refresh_(get|draw|next|allocate|release|listen|script)/;

const recorder = globalThis.recorder = { calls: [], lists: [], isTracing: false };
const signatures = globalThis.signatures;
let fired = [];
let depth = 0;

/** A list: its module, and its number there. */
const record = (reader, list) => recorder.lists.find((other) =>
  other.reader === reader && other.list === list);

function watched({ exports: original }) {
  const reader = new Reader(original);
  const wrap = (name) => (...values) => {
    const readable = values.map((value, i) =>
      signatures[name]?.[i] === "text" ? reader.string(value) : value);
    if (depth === 0) fired = [];
    depth += 1;
    let answer;
    try {
      answer = original[name](...values);
    } finally {
      depth -= 1;
    }
    if (name === "refresh_make_list") {
      recorder.lists.push({ reader, list: answer, tracesTracking: true });
    }
    const list = record(reader, name === "refresh_make_list" ? answer : values[0]);
    const call = {
      name: name.slice("refresh_".length), list: recorder.lists.indexOf(list), values: readable,
      answer, ...(depth > 0 ? { isNested: true } : { events: fired }),
    };
    // A trace has a leader from the first one on.
    if (list && name === "refresh_make" && values[1] === Slot.leader) list.tracesLeader = true;
    if (list && name === "refresh_touch") {
      call.time = reader.number(list.list, Slot.list, "touchTime");
    }
    // A trace names the leader from its attachment on.
    if (list && name === "refresh_attach" && values[1] === Slot.leader) list.tracesLeader = true;
    if (list && name === "refresh_free_list") list.isFreed = true;
    else if (list && recorder.isTracing && depth === 0) call.trace = state(reader, list);
    recorder.calls.push(call);
    return answer;
  };
  return { exports: Object.fromEntries(Object.entries(original).map(([name, value]) =>
    [name, name.startsWith("refresh_") && !reads.test(name) ? wrap(name) : value])) };
}

/** The imports, with a listener that records events in the words of a trace. */
function listening(imports) {
  const { notify } = imports.host;
  return { ...imports, host: { ...imports.host, notify: (list, slot, event, from, to) => {
    const [slotName, name] = [Object.keys(Slot)[slot], events[event]];
    if (name === "state") fired.push(`${slotName}.state ${states[from]}>${states[to]}`);
    else if (!["timer", "announcement"].includes(name)) fired.push(`${slotName}.${name}`);
    return notify(list, slot, event, from, to);
  } } };
}

const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (source, imports) => {
  const { module, instance } = await instantiateStreaming(source, listening(imports));
  return { module, instance: watched(instance) };
};
WebAssembly.instantiate = async (source, imports) => {
  const made = await instantiate(source, listening(imports));
  if (source instanceof WebAssembly.Module) return watched(made);
  return { module: made.module, instance: watched(made.instance) };
};

/** A number of a list, by its name in Swift. */
recorder.number = (slot, name, index = 0) => {
  const { reader, list } = recorder.lists[index];
  return reader.number(list, slot, name);
};

/** A text of a list, by its name in Swift. */
recorder.text = (slot, name, index = 0) => {
  const { reader, list } = recorder.lists[index];
  return reader.text(list, slot, name);
};

/** The size of the memory of all modules, in bytes. */
recorder.memorySize = () => [...new Set(recorder.lists.map(({ reader }) => reader))]
  .reduce((sum, reader) => sum + reader.memorySize, 0);
