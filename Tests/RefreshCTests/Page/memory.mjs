// Makes and frees lists in the middle of whatever they were doing, and sees that the module's memory
// does not grow: nothing outlives its list.
//
//   node memory.mjs MODULE

import { readFileSync } from "node:fs";
import { RefreshKit, Slot } from "../../../Sources/RefreshWeb/refresh-kit.mjs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const kit = RefreshKit.instance(module);

const middles = {
  "waiting for its first layout": () => {},
  "at rest": (list) => kit.call("advance", list, 1),
  "pulled by a finger": (list) => {
    for (const y of [0, 100, 200]) kit.call("touch", list, y === 0 ? 0 : 1, 0, y, 0, Infinity);
  },
  "opening": (list) => kit.call("begin", list, Slot.header),
  "closing": (list) => {
    kit.call("begin", list, Slot.header);
    kit.call("advance", list, 1);
    kit.call("end", list, Slot.header, 0);
    kit.call("advance", list, 0.1);
  },
  "on its way": (list) => kit.call("scroll_to", list, 0, 500, true),
  "waiting for a timer": (list) => kit.call("after", list, 9, 1),
};

function play(middle) {
  const list = kit.call("make_list", 375, 667);
  kit.call("set_content_size", list, 375, 2000);
  kit.call("make", list, Slot.header, "RefreshNormalHeader");
  kit.call("attach", list, Slot.header);
  middle(list);
  kit.call("free_list", list);
}

for (const [name, middle] of Object.entries(middles)) {
  for (let i = 0; i < 10; i += 1) play(middle);
  const before = kit.memorySize;
  for (let i = 0; i < 500; i += 1) play(middle);
  const grown = kit.memorySize - before;
  if (grown === 0) continue;
  console.error(`500 lists that were freed ${name} left ${grown} bytes`);
  process.exitCode = 1;
}
