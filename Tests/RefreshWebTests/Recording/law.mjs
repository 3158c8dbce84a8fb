// The law of recorded sessions: the script that a page's list has of itself gives, by `refresh replay`, the trace
// that the list had, line by line. REFRESH is the path of `refresh`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { json } from "../../RefreshCTests/Page/trace.mjs";

/** The step of a drive at which content may bounce back. */
const bounce = 7;

/** The calls that a script has several ops for. */
const several = ["attach", "record", "set_geometry", "respond", "scrolled"];

/**
 * Replays the script of a list, which is stored at a path, and compares each line with what the page had after the
 * call that the line is of.
 *
 * @returns {object[]} The ops of the script.
 */
export function checkLaw(path, script, calls) {
  writeFileSync(path, script);
  assert.doesNotMatch(script, /^#/m, "the script does not say all of the session");
  const replay = spawnSync(process.env.REFRESH, ["replay", "--strict", path.pathname],
    { encoding: "utf8", maxBuffer: 2 ** 28 });
  assert.equal(replay.status, 0, replay.stderr);
  const lines = replay.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  const ops = script.trimEnd().split("\n").map((line) => JSON.parse(line));
  let at = -1;
  for (const { name, trace, events, values } of withoutSetUps(calls)) {
    // Most calls have one op; one that a script has no op for changes nothing.
    const isSeveral = several.includes(name) || name === "drive" && values[1] === bounce;
    const next = (isSeveral ? [8, 7, 6, 5, 4, 3, 2, 1, 0] : [1, 0])
      .map((count) => at + count).filter((line) => line >= 0 && line < lines.length)
      .find((line) => isEqual(lines.slice(at + 1, line + 1), lines[line], trace, events));
    const found = `${json(trace)} ${json(events)}`;
    assert.notEqual(next, undefined, `${path.pathname}, after op ${at}: refresh_${name}(${values}) led to\n${found}\n`
      + `and the script to\n${lines.slice(Math.max(at, 0), at + 3).map(json).join("\n")}`);
    at = next;
  }
  assert.equal(at, lines.length - 1, `${path.pathname}: the last ops are no calls of the page`);
  return ops;
}

/** Whether a line of the replay is what a list was, and the ops up to it had the events that the list had. */
function isEqual(ops, { i, events: _, ...line }, trace, events) {
  const own = { ...trace };
  if (!("tracking" in line)) delete own.tracking;
  return json(own) === json(line) && json(events) === json(ops.flatMap((op) => op.events));
}

/** The calls but for those about components that are not in a list yet: an attachment has what they have set. */
function withoutSetUps(calls) {
  let made = null;
  return calls.filter(({ name, values: [, slot] }) => {
    if (name === "make") made = slot;
    if (made !== slot || name !== "attach") return made !== slot;
    made = null;
    return true;
  });
}
