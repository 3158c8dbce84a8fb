// The skies that the list shows, as a server returns them, a page at a time.

import { colors, numbers, sky } from "./sky.mjs";

/** The number of rows of a page. */
const pageLength = 6;

/** The places, each with a region of ISO 3166, a time zone, the temperature at noon, and the kind of its land. */
const places = [
  ["NO", "Europe/Oslo", -2, "mountains"],
  ["JP", "Asia/Tokyo", 11, "mountains"],
  ["MA", "Africa/Casablanca", 22, "dunes"],
  ["PT", "Europe/Lisbon", 17, "sea"],
  ["NZ", "Pacific/Auckland", 19, "hills"],
  ["CL", "America/Santiago", 24, "mountains"],
  ["IS", "Atlantic/Reykjavik", 1, "hills"],
  ["SG", "Asia/Singapore", 31, "city"],
  ["NA", "Africa/Windhoek", 29, "dunes"],
  ["CA", "America/Vancouver", 7, "mountains"],
  ["GR", "Europe/Athens", 18, "sea"],
  ["NP", "Asia/Kathmandu", 9, "mountains"],
  ["KE", "Africa/Nairobi", 25, "hills"],
  ["US", "America/New_York", 6, "city"],
  ["EG", "Africa/Cairo", 26, "dunes"],
  ["FJ", "Pacific/Fiji", 28, "sea"],
  ["CH", "Europe/Zurich", 3, "mountains"],
  ["KR", "Asia/Seoul", 8, "city"],
  ["IE", "Europe/Dublin", 9, "hills"],
  ["BR", "America/Sao_Paulo", 27, "sea"],
  ["OM", "Asia/Muscat", 30, "dunes"],
  ["CN", "Asia/Shanghai", 13, "city"],
  ["SE", "Europe/Stockholm", 0, "hills"],
  ["AU", "Australia/Sydney", 25, "sea"],
].map(([region, timeZone, noon, land]) => ({ region, timeZone, noon, land }));

/** The hour at a place, with its fraction. */
function hourAt(place, time) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "numeric", minute: "numeric", timeZone: place.timeZone,
  }).formatToParts(time);
  const [hour, minute] = ["hour", "minute"].map((type) =>
    Number(parts.find((part) => part.type === type).value));
  return hour + minute / 60;
}

/** The temperature at a place, in degrees Celsius: highest at three in the afternoon. */
function temperatureAt(place, hour) {
  return Math.round(place.noon - 3 + 4 * Math.cos((hour - 15) / 12 * Math.PI));
}

const svg = "http://www.w3.org/2000/svg";

/** The outline of a heart. */
const heart = "M12 20.2C5 15.6 3 12 3 8.6 3 6 5 4 7.4 4 9.4 4 11 5 12 6.8 13 5 14.6 4 16.6 4 19 4 "
  + "21 6 21 8.6 21 12 19 15.6 12 20.2Z";

const degrees = (number) => `${number < 0 ? "−" : ""}${Math.abs(number)}°`;
const weekday = { weekday: "long", hour: "numeric", minute: "2-digit" };
const nameOf = new Intl.DisplayNames("en", { type: "region" });

/** An element with a content and a class. */
function make(name, content, className = "") {
  const element = document.createElement(name);
  element.className = className;
  element.append(...[content].flat());
  return element;
}

/** Makes the row of a place; its picture is that of a load. */
function row(place, load) {
  const now = new Date();
  const hour = hourAt(place, now);
  const name = nameOf.of(place.region);
  const time = make("time", now.toLocaleString("en", { ...weekday, timeZone: place.timeZone }));
  time.dateTime = now.toISOString();

  const [icon, path] = ["svg", "path"].map((tag) => document.createElementNS(svg, tag));
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  path.setAttribute("d", heart);
  icon.append(path);
  const like = make("button", icon);
  like.type = "button";
  like.ariaLabel = `Like ${name}`;
  like.ariaPressed = "false";
  like.addEventListener("click", () => {
    like.ariaPressed = String(like.ariaPressed !== "true");
  });

  const text = make("div", [
    make("h3", name), time, make("span", degrees(temperatureAt(place, hour)), "degrees"),
  ], "text");
  return make("article", [sky(place, hour, places.indexOf(place) * 7 + load + 1), text, like], "row");
}

/** Makes the next 24 hours here. */
export function hourStrip() {
  const now = Date.now();
  const noon = 8 + Math.round(8 * numbers(new Date(now).getDate())());
  return Array.from({ length: 24 }, (_, i) => {
    const time = new Date(now + i * 3_600_000);
    const hour = time.getHours() + time.getMinutes() / 60;
    const cell = make("div", [
      make("span", time.toLocaleString("en", { hour: "numeric" })), make("b", degrees(temperatureAt({ noon }, hour))),
    ], "hour");
    colors(hour).forEach((color, n) => cell.style.setProperty(["--top", "--middle", "--low"][n], color));
    return cell;
  });
}

/** The rows in an element, which a server returns a page at a time. */
export class Skies {
  /** Whether the server fails. */
  fails = false;

  #container;
  #count = 0;
  #loads = 0;
  #wait;

  /** Shows the first page in `container`; `wait(seconds)` stands for the network. */
  constructor(container, wait) {
    this.#container = container;
    this.#wait = wait;
    this.#show(this.#nextPage());
  }

  /** Replaces the rows by the newest ones; each load begins with another place. Returns the result. */
  async reload(signal) {
    await this.#wait(1.4);
    if (signal.aborted) return "cancelled";
    if (this.fails) return "failure";
    this.#loads += 1;
    this.#count = 0;
    this.#container.replaceChildren();
    this.#show(this.#nextPage());
    return "success";
  }

  /** Appends the rows of the next page, and returns the result. */
  async append(signal) {
    await this.#wait(1.1);
    if (signal.aborted) return "cancelled";
    if (this.fails) return "failure";
    this.#show(this.#nextPage());
    return this.#count < places.length ? "success" : "noMoreData";
  }

  #nextPage() {
    const first = this.#loads * 5 + this.#count;
    return Array.from({ length: pageLength }, (_, i) => places[(first + i) % places.length]);
  }

  #show(page) {
    this.#count += page.length;
    this.#container.append(...page.map((place) => row(place, this.#loads)));
  }
}
