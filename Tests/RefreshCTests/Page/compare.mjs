// Plays scripts on the WebAssembly module and by `refresh replay`, and compares the traces to the last
// byte; what there is to draw is compared with the trace.
//
//   node compare.mjs MODULE REFRESH SCRIPT...

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { RefreshKit } from "../../../Sources/RefreshWeb/refresh-kit.mjs";
import { mistake } from "./drawing.mjs";
import { Player } from "./player.mjs";
import { json, state } from "./trace.mjs";

const [modulePath, refresh, ...scripts] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(modulePath));
const kit = RefreshKit.instance(module);

/** What is different about a script; null for nothing. */
function difference(script) {
  const ops = readFileSync(script, "utf8").split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => JSON.parse(line));
  const replay = spawnSync(refresh, ["replay", script], { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (replay.status !== 0) return `refresh replay ends with ${replay.status}: ${replay.stderr}`;
  const native = replay.stdout.trimEnd().split("\n");
  if (native.length !== ops.length) return `${native.length} lines for ${ops.length} ops`;

  const player = new Player(kit);
  for (const [i, op] of ops.entries()) {
    player.fired = [];
    player.perform(op);
    const line = state(kit, player);
    const trace = json({ i, ...line, events: player.fired });
    lines += 1;
    if (trace !== native[i]) return `op ${i}\n  native ${native[i]}\n  module ${trace}`;
    const wrong = mistake(kit, player.list, line);
    if (wrong) return `op ${i}, what there is to draw: ${wrong}`;
  }
  kit.call("free_list", player.list);
  return null;
}

let lines = 0;
let failures = 0;
for (const script of scripts) {
  const found = difference(script);
  if (!found) continue;
  failures += 1;
  console.error(`${script}: ${found}`);
}
console.log(`${scripts.length} scripts, ${lines} lines, ${failures} scripts differ`);
process.exitCode = failures === 0 && lines > 0 ? 0 : 1;
