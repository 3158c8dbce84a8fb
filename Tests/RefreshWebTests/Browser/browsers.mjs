// The browsers that pages are tested in. REFRESH_BROWSER has the name of one; Chromium is the default.

/** Starts a browser. */
export async function startBrowser(name = process.env.REFRESH_BROWSER || "chromium") {
  if (name === "firefox") return (await import("./firefox.mjs")).Firefox.start();
  if (name === "webkit") return (await import("./webkit.mjs")).WebKit.start();
  const { Chromium } = await import("./chromium.mjs");
  return new Chromium();
}
