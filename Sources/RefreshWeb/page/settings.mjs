// The settings: each is an attribute of the list, or the next answer of the feed.

import { titles } from "./rows.mjs";

/** The attributes that the code below the settings shows. */
const shown = ["header", "indicator", "footer", "lang", "dir"];

/** The settings of a header with an indicator of the gallery, by its name. */
const gallery = {
  material: { style: "front", resultDisplayDuration: 1 }, drop: { resultDisplayDuration: 1 },
  dots: { resultDisplayDuration: 1 }, wave: { style: "stretch", resultDisplayDuration: 1 },
  line: { resultDisplayDuration: 1 }, flip: { resultDisplayDuration: 1 },
};

/** Fills the form, and calls `change(settings)` now and whenever one of them changes. */
export function settings(form, change) {
  const languages = form.elements.lang;
  for (const code of Object.keys(titles)) {
    const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
    languages.append(new Option(name[0].toLocaleUpperCase(code) + name.slice(1), code));
  }
  languages.value = matching(navigator.languages);
  const update = () => {
    const all = Object.fromEntries(new FormData(form));
    [all.header, all.indicator = null] = all.header.split(" ");
    all.headerSettings = gallery[all.indicator] ?? {};
    if (all.dir === "auto") all.dir = all.lang === "ar" ? "rtl" : "ltr";
    change(all);
    write(form.querySelector("code"), all);
  };
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
}

/** The first of the user's languages that the kit has; English if it has none. */
function matching(wanted) {
  const codes = Object.keys(titles);
  const candidates = wanted.map((tag) => {
    const locale = new Intl.Locale(tag).maximize();
    return codes.find((code) => code === locale.language
      || code === `${locale.language}-${locale.script}`);
  });
  return candidates.find(Boolean) ?? "en";
}

/** Writes the element with its attributes, and the settings of its header. */
function write(code, all) {
  const named = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
  // A line has room for two attributes, or three short ones.
  const second = all.indicator ? "footer" : "lang";
  const attributes = shown.filter((name) => all[name] && all[name] !== "ltr").flatMap((name) =>
    [name === second ? "\n  " : " ", `${name}=`, named("i", `"${all[name]}"`)]);
  const settings = Object.entries(all.headerSettings).flatMap(([name, value]) =>
    [`\nlist.header.${name} = `, named("i", JSON.stringify(value))]);
  code.replaceChildren("<", named("b", "refresh-list"), ...attributes, ">", ...settings);
}
