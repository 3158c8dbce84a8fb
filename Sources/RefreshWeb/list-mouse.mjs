// A mouse or a trackpad over a list: its wheel, and, if it drags, the browser's own actions. A page loads this
// file before a list is live; on a phone, when a mouse is connected.

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host([drag="mouse"]) { user-select: none; -webkit-user-select: none; cursor: grab; }
`);

const followed = new WeakSet();

/** Passes the events of a mouse over an element to its list; further calls do nothing. */
export function followMouse(host, live) {
  if (followed.has(host)) return;
  followed.add(host);
  host.shadowRoot.adoptedStyleSheets.push(sheet);
  host.addEventListener("wheel", (event) => { if (live.kit) turn(event, host, live); }, { passive: false });
  host.addEventListener("dragstart", (event) => { if (host.drag === "mouse") event.preventDefault(); });
}

/** Moves a list by a wheel, unless an element inside scrolls by it. */
function turn(event, host, live) {
  if (event.defaultPrevented || event.ctrlKey || !event.cancelable) return;
  const [x, y] = [[1, 1], [16, 16], [host.clientWidth, host.clientHeight]][event.deltaMode];
  let [dx, dy] = [event.deltaX * x, event.deltaY * y];
  if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(host));
  if (inside.some((found) => found instanceof Element && scrolls(found, dx, dy))) return;
  if (live.perform("wheel", dx, dy) > 0) event.preventDefault();
}

/** Whether an element inside the list scrolls by a wheel itself. */
function scrolls(found, dx, dy) {
  const { overflowX, overflowY } = getComputedStyle(found);
  const can = (way, position, length, overflow) =>
    /auto|scroll/.test(overflow) && (way < 0 ? position > 0 : way > 0 && position < length);
  return can(dy, found.scrollTop, found.scrollHeight - found.clientHeight, overflowY)
    || can(dx, found.scrollLeft, found.scrollWidth - found.clientWidth, overflowX);
}
