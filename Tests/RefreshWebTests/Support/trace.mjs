// What Chromium does, from a trace of its own.

import { browser } from "./lists.mjs";

/** Records what the browser does while `body` runs: events of some categories, by time. */
export async function traced(body, includedCategories = ["devtools.timeline"]) {
  const events = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = browser.event("Tracing.tracingComplete");
  // More categories cost more than the frames.
  await browser.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await body();
  await browser.send("Tracing.end");
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}
