// Makes and frees lists in the middle of whatever they were doing, and sees that the module's memory
// does not grow: nothing outlives its list.
//
//   node memory.mjs MODULE

import { readFileSync } from "node:fs";
import { Face, Slot } from "../../../Sources/RefreshFace/Wasm/refresh.mjs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module, Face.imports);
const face = new Face(instance);

const middles = {
  "waiting for its first layout": () => {},
  "at rest": (list) => face.call("advance", list, 1),
  "pulled by a finger": (list) => {
    for (const y of [0, 100, 200]) face.call("touch", list, y === 0 ? 0 : 1, 0, y, 0);
  },
  "opening": (list) => face.call("begin", list, Slot.header),
  "closing": (list) => {
    face.call("begin", list, Slot.header);
    face.call("advance", list, 1);
    face.call("end", list, Slot.header, 0);
    face.call("advance", list, 0.1);
  },
  "on its way": (list) => face.call("scroll_to", list, 0, 500, true),
  "waiting for a timer": (list) => face.call("after", list, 9, 1),
};

function play(middle) {
  const list = face.call("make_list", 375, 667);
  face.call("set_content_size", list, 375, 2000);
  face.call("make", list, Slot.header, "RefreshNormalHeader");
  face.call("attach", list, Slot.header);
  middle(list);
  face.call("free_list", list);
}

for (const [name, middle] of Object.entries(middles)) {
  for (let i = 0; i < 10; i += 1) play(middle);
  const before = instance.exports.memory.buffer.byteLength;
  for (let i = 0; i < 500; i += 1) play(middle);
  const grown = instance.exports.memory.buffer.byteLength - before;
  if (grown === 0) continue;
  console.error(`500 lists that were freed ${name} left ${grown} bytes`);
  process.exitCode = 1;
}
