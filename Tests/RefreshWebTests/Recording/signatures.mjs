// The parameters of the calls of C, as the header declares them.

import { readFileSync } from "node:fs";

const header = new URL("../../../Sources/RefreshC/include/RefreshC.h", import.meta.url);

/** For each call, what each parameter is: `text`, or `number`. */
export const signatures = Object.fromEntries(
  [...readFileSync(header, "utf8").matchAll(/^int32_t (refresh_\w+)\(([^)]*)\);$/gm)]
    .map(([, name, parameters]) => [name, parameters.split(", ").map((parameter) =>
      parameter.startsWith("const char *") ? "text" : "number")]));
