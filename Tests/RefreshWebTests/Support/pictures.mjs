// Compares pictures of pages with stored ones.
//
//   UPDATE=1 node --test NAME.test.mjs    stores them anew: look at them

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { difference, reduced } from "../Browser/png.mjs";

const out = new URL("../../../.build/web/", import.meta.url);
const different = new URL("different/", out);
const stored = new URL("../Pictures/", import.meta.url);
for (const folder of [out, different, stored]) mkdirSync(folder, { recursive: true });

/** How much of a picture may differ visibly from the stored one. */
const tolerance = 0.001;

/**
 * Compares a picture with the stored one of a name, which may be stored with fewer colours. The picture is
 * in .build/web; where it differs, both are in .build/web/different.
 */
export function compare(name, picture, { isReduced = false } = {}) {
  writeFileSync(new URL(`${name}.png`, out), picture);
  const path = new URL(`${name}.png`, stored);
  if (process.env.UPDATE) writeFileSync(path, isReduced ? reduced(picture) : picture);
  assert.ok(existsSync(path), `${path.pathname} is missing; UPDATE=1 stores it`);
  const expected = readFileSync(path);
  const found = difference(picture, expected);
  for (const [suffix, content] of [["", picture], ["-expected", expected]]) {
    const copy = new URL(`${name}${suffix}.png`, different);
    if (found > tolerance) writeFileSync(copy, content);
    else rmSync(copy, { force: true });
  }
  assert.ok(found <= tolerance, `${(100 * found).toFixed(2)}% of ${name}.png looks different`);
}
