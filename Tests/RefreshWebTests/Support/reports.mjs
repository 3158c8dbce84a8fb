// Runs in a page before its own scripts: `reports` has exceptions, rejections, errors in the console and policy
// violations, for browsers whose protocol does not tell them.

globalThis.reports = [];
const add = (text) => globalThis.reports.push(String(text));
addEventListener("error", ({ error, message }) => add(error?.stack ?? message));
addEventListener("unhandledrejection", ({ reason }) => add(reason?.stack ?? reason));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  // A browser with a window asks for an icon.
  if (!blockedURI.endsWith("/favicon.ico")) add(`the policy forbids ${blockedURI} by ${violatedDirective}`);
});
const { error } = console;
console.error = (...values) => {
  add(values.join(" "));
  error.apply(console, values);
};
