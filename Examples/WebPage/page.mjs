// The page: the skies in a list, and its settings.

import { List } from "./list.mjs";
import { Skies, hourStrip } from "./skies.mjs";

/** The headers to choose, and the footers. Those of the gallery show a result. */
const gallery = (indicator, settings) => ({
  className: "RefreshIndicatorHeader", indicator, settings: { resultDisplayDuration: 1, ...settings },
});
const headers = {
  normal: { className: "RefreshNormalHeader", settings: { resultDisplayDuration: 0.8 } },
  ring: { className: "RefreshRingHeader" },
  material: gallery("material", { style: "front" }),
  drop: gallery("drop"),
  dots: gallery("dots"),
  wave: gallery("wave", { style: "stretch" }),
  line: gallery("line"),
  flip: gallery("flip"),
};
const footers = { auto: { className: "RefreshAutoNormalFooter" }, back: { className: "RefreshBackNormalFooter" } };

const element = (id) => document.querySelector(`#${id}`);
element("date").textContent = new Date().toLocaleString("en", { weekday: "long", day: "numeric", month: "long" });
element("hours").append(...hourStrip());

const list = await List.make(element("list"), await WebAssembly.compileStreaming(fetch("refresh.wasm")));
const skies = new Skies(element("skies"), (seconds) => list.wait(seconds));

list.onRefresh = (slot, signal) => slot === "header" ? skies.reload(signal) : skies.append(signal);
list.onAnnouncement = (words) => { element("status").textContent = words; };
list.onState = (slot, state) => {
  if (slot === "header") element("skies").ariaBusy = String(state === "refreshing");
};
list.onDrag = () => { element("hint").hidden = true; };
element("refresh").addEventListener("click", () => list.activate("header"));
element("more").addEventListener("click", () => list.activate("footer"));

const form = element("settings");
const chosen = {};

/** Passes the settings that have changed. */
function change() {
  const { header, footer, scheme, fails } = Object.fromEntries(new FormData(form));
  document.documentElement.style.colorScheme = scheme;
  skies.fails = fails === "on";
  if (chosen.header !== header) list.attach("header", headers[header]);
  if (chosen.footer !== footer) list.attach("footer", footers[footer]);
  Object.assign(chosen, { header, footer });
  list.readStyle();
}

form.addEventListener("input", change);
form.addEventListener("submit", (event) => event.preventDefault());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => list.readStyle());
list.layOut();
change();
