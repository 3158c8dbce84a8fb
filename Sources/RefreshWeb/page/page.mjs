// The page: a feed in a list, and its settings.

import "./inlined.mjs";
import "../refresh-list.mjs";
import { Feed } from "./feed.mjs";
import { showHint } from "./hint.mjs";
import { hourStrip, titles } from "./rows.mjs";
import { settings } from "./settings.mjs";
import { download } from "./session.mjs";
import { setSunrise } from "./sunrise.mjs";

const element = (id) => document.querySelector(`#${id}`);
const [list, hours] = [element("feed"), element("hours")];
const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const feed = new Feed(element("skies"), element("earlier"), wait);

// The events bubble: the events of the list of hours reach the list around it, too.
list.addEventListener("refresh", (event) => event.respondWith(feed.reload()));
list.addEventListener("loadmore", (event) => {
  if (event.target !== list) return event.respondWith(appendHours());
  const isInFront = event.component === list.header;
  event.respondWith(isInFront ? feed.prepend((changes) => list.keepPosition(changes)) : feed.append());
});

/** Appends the hours of the next day. */
async function appendHours() {
  await wait(0.8);
  hours.append(...hourStrip(feed.language, hours.childElementCount));
  return hours.childElementCount < 72 ? "success" : "noMoreData";
}

const setHint = showHint(element("hint"), list);

/** Writes the contents of the list in the language of the settings. */
function translate(language) {
  if (feed.language === language && hours.childElementCount > 0) return;
  feed.language = language;
  feed.rewrite();
  setHint(language);
  hours.replaceChildren(...hourStrip(language));
  element("title").textContent = titles[language];
  element("date").textContent = new Intl.DateTimeFormat(language, {
    weekday: "long", day: "numeric", month: "long",
  }).format(new Date());
}

element("download").addEventListener("click", () => download(list));

settings(element("settings"), ({ header, headerSettings, indicator, footer, lang, dir, scheme, answer }) => {
  Object.assign(list, { lang, dir, indicator });
  // From right to left, the trailer of a list would be at its beginning.
  hours.toggleAttribute("trailer", dir === "ltr");
  for (const [slot, name] of Object.entries({ header, footer })) {
    if (list.getAttribute(slot) === name) continue;
    list.setAttribute(slot, name);
    setSunrise(list[slot]);
  }
  // Another indicator is in the same header; other headers are new, and some have a style of their own.
  if (list.header.name === "indicator") {
    Object.assign(list.header, { style: "follow", resultDisplayDuration: 0 }, headerSettings);
  }
  document.documentElement.style.colorScheme = scheme;
  feed.answer = answer;
  translate(lang);
});
