// The rows of the feed, in any language of the browser.

import { hourAt, places, temperatureAt } from "./places.mjs";
import { colors, numbers, sky } from "./sky.mjs";

/** The word "sky" in the languages of the kit. */
export const titles = {
  en: "Sky", ar: "السماء", de: "Himmel", es: "Cielo", fr: "Ciel", it: "Cielo", ja: "空",
  ko: "하늘", nl: "Hemel", pt: "Céu", ru: "Небо", sv: "Himmel", tr: "Gökyüzü", uk: "Небо",
  "zh-Hans": "天空", "zh-Hant": "天空",
};

const svg = "http://www.w3.org/2000/svg";

/** The outline of a heart. */
const heart = "M12 20.2C5 15.6 3 12 3 8.6 3 6 5 4 7.4 4 9.4 4 11 5 12 6.8 13 5 14.6 4 16.6 4 19 4 "
  + "21 6 21 8.6 21 12 19 15.6 12 20.2Z";

const degrees = (language, number) =>
  `${new Intl.NumberFormat(language).format(number).replace("-", "−")}°`;

/** An element with a content and a class. */
function make(name, content, className = "") {
  const element = document.createElement(name);
  element.className = className;
  element.append(...[content].flat());
  return element;
}

/** Makes the row of a place; its picture is that of a load. */
export function row(place, language, load) {
  const now = new Date();
  const hour = hourAt(place, now);
  const name = new Intl.DisplayNames(language, { type: "region" }).of(place.region);
  const time = make("time", new Intl.DateTimeFormat(language, {
    weekday: "long", hour: "numeric", minute: "2-digit", timeZone: place.timeZone,
  }).format(now));
  time.dateTime = now.toISOString();

  const [icon, path] = ["svg", "path"].map((tag) => document.createElementNS(svg, tag));
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  path.setAttribute("d", heart);
  icon.append(path);
  const like = make("button", icon);
  like.type = "button";
  like.ariaLabel = `♥ ${name}`;
  like.ariaPressed = "false";
  like.addEventListener("click", () => {
    like.ariaPressed = String(like.ariaPressed !== "true");
  });

  const text = make("div", [
    make("h3", name), time,
    make("span", degrees(language, temperatureAt(place, hour)), "degrees"),
  ], "text");
  const seed = places.indexOf(place) * 7 + load + 1;
  return make("article", [sky(place, hour, seed), text, like], "row");
}

/** Makes the next 24 hours here, from a number of hours from now on. */
export function hourStrip(language, start = 0) {
  const now = Date.now();
  const noon = 8 + Math.round(8 * numbers(new Date(now).getDate())());
  const name = new Intl.DateTimeFormat(language, { hour: "numeric" });
  return Array.from({ length: 24 }, (_, i) => {
    const time = new Date(now + (start + i) * 3_600_000);
    const hour = time.getHours() + time.getMinutes() / 60;
    const cell = make("div", [
      make("span", name.format(time)), make("b", degrees(language, temperatureAt({ noon }, hour))),
    ], "hour");
    colors(hour).forEach((color, n) =>
      cell.style.setProperty(["--top", "--middle", "--low"][n], color));
    return cell;
  });
}
