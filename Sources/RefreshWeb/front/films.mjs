// The lists of the front page: each takes the place of a picture once it can be pulled.

/** Loads for a second. */
const loaded = () => new Promise((done) => { setTimeout(done, 1000); });

/** Rows that count on from a number. */
function rows(count, first = 1) {
  return Array.from({ length: count }, (_, index) => {
    const row = document.createElement("div");
    row.className = "row";
    row.textContent = `Row ${first + index}`;
    return row;
  });
}

function button(title, action) {
  const button = document.createElement("button");
  button.textContent = title;
  button.addEventListener("click", action);
  return button;
}

/** Appends rows, up to 40 or more of them; returns the result of the load. */
function appends(list, count = 8) {
  const first = list.querySelectorAll(".row").length + 1;
  list.append(...rows(count, first));
  return first + count < 40 ? "success" : "noMoreData";
}

/** Buttons that choose one of some values. */
function choices(values, choose) {
  const buttons = values.map((value) => button(value, () => {
    for (const other of buttons) other.ariaPressed = `${other.textContent === value}`;
    choose(value);
  }));
  buttons[0].ariaPressed = "true";
  choose(values[0]);
  return buttons;
}

/** The list of an indicator of the gallery. */
function indicator(name, style = "follow") {
  const settings = { style, resultDisplayDuration: 0.9 };
  return {
    attributes: { header: "indicator", indicator: name },
    script: `Object.assign(list.header, ${JSON.stringify(settings)})`,
    setUp(list) { Object.assign(list.header, settings); },
  };
}

const asCards = (list) => { list.classList.add("cards"); };

/**
 * The lists by the names of their films: their attributes; the code that makes a list what it is, if attributes do not;
 * the count of rows, 20 by default, and the number of the first one, 1 by default; `setUp(list)`, which may return what is
 * shown below the list; `refresh(list)` and `load(list)`, which are called when a load ends, and return the result.
 */
const films = {
  "pull-to-refresh-play": { attributes: { header: "normal", footer: "auto-normal" }, load: appends },
  ring: { attributes: { header: "ring" } },
  indicator: { attributes: { header: "indicator" } },
  control: {
    attributes: { header: "control" },
    setUp(list) {
      for (const [state, title] of [["idle", "Pull"], ["pulling", "Let go"], ["refreshing", "Loading"]]) {
        list.header.setTitle(title, state);
      }
    },
  },
  arabic: { attributes: { header: "normal", footer: "auto-normal", lang: "ar", dir: "rtl" }, load: appends },
  styles: {
    attributes: { header: "normal" },
    script: `list.header.style = "behind"`,
    setUp: (list) => choices(["behind", "stretch", "front", "follow"], (style) => { list.header.style = style; }),
  },
  "second-level": {
    attributes: { header: "normal" },
    script: "list.header.secondLevelThreshold = 1.9",
    setUp(list) {
      const level = document.createElement("div");
      level.slot = "header-level";
      level.className = "level";
      level.append(button("Back to the list", () => list.header.closeSecondLevel()));
      list.append(level);
      list.header.secondLevelThreshold = 1.9;
    },
  },
  result: {
    attributes: { header: "normal" },
    script: "list.header.resultDisplayDuration = 1",
    setUp(list) { list.header.resultDisplayDuration = 1; },
    refresh: (list) => (list.isUpdated = !list.isUpdated) ? "success" : "failure",
  },
  conversation: {
    attributes: { header: "auto-normal" },
    script: "list.keepPosition(() => list.prepend(...rows))",
    first: 81,
    setUp(list) { requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; }); },
    load(list) {
      list.keepPosition(() => list.prepend(...rows(6, 95 - list.querySelectorAll(".row").length)));
      return "success";
    },
  },
  "not-needed": {
    attributes: { footer: "auto-normal", "loads-until-filled": "false" },
    script: "list.footer.hidesWhileContentFits = true",
    count: 4,
    setUp(list) {
      list.footer.hidesWhileContentFits = true;
      return [button("More rows", () => appends(list, 4))];
    },
    load: appends,
  },
  "old-list": {
    attributes: { header: "normal" },
    script: "list.header.expirationInterval = 3600",
    setUp(list) {
      list.header.expirationInterval = 3600;
      return [button("The list appears", () => list.header.refreshIfExpired())];
    },
  },
  wheel: { attributes: { header: "normal", "allows-wheel-pull": "" } },
  "back-footer": { attributes: { footer: "back-normal" }, load: appends },
  trailer: { attributes: { direction: "horizontal", trailer: "normal" }, count: 6, setUp: asCards },
  "material-play": indicator("material", "front"),
  "drop-play": indicator("drop"),
  "dots-play": indicator("dots"),
  "wave-play": indicator("wave", "stretch"),
  "line-play": indicator("line"),
  "flip-play": indicator("flip"),
  leader: { attributes: { direction: "horizontal", leader: "normal" }, count: 6, setUp: asCards },
};

/** A paragraph with elements, or with texts as code. */
function paragraph(...contents) {
  const made = document.createElement("p");
  for (const content of contents) {
    const code = content instanceof Element ? content : document.createElement("code");
    if (code !== content) code.textContent = content;
    made.append(code, " ");
  }
  return made;
}

/** Puts the list of a film into its figure; it takes the place of the picture when it is live. */
async function show(figure) {
  const film = films[figure.dataset.film];
  if (!film) return;
  const { attributes, script, count = 20, first = 1, setUp, refresh = () => "success", load = () => "success" } = film;
  const list = document.createElement("refresh-list");
  for (const [name, value] of Object.entries(attributes)) list.setAttribute(name, value);
  const tag = list.outerHTML.replace("></refresh-list>", ">").replaceAll('=""', "");
  list.append(...rows(count, first));
  list.addEventListener("refresh", (event) => event.respondWith(loaded().then(() => refresh(list))));
  list.addEventListener("loadmore", (event) => event.respondWith(loaded().then(() => load(list))));
  list.hidden = true;
  figure.prepend(list);
  await list.ready;
  figure.querySelector("img").remove();
  list.hidden = false;
  const controls = setUp?.(list) ?? [];
  figure.append(paragraph(tag));
  if (script) figure.append(paragraph(script));
  if (controls.length > 0) figure.append(paragraph(...controls));
}

try {
  await import("./list/refresh-list.bundle.mjs");
  await Promise.all([...document.querySelectorAll("figure[data-film]")].map(show));
} catch (error) {
  console.warn("The pictures stay, because lists cannot be loaded:", error);
}
