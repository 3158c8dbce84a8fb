// The places of the feed. Their names, days and hours come from the browser, in any language.

/** The places, each with a region of ISO 3166, a time zone, the temperature at noon, and the kind of its land. */
export const places = [
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
export function hourAt(place, time) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "numeric", minute: "numeric", timeZone: place.timeZone,
  }).formatToParts(time);
  const [hour, minute] = ["hour", "minute"].map((type) =>
    Number(parts.find((part) => part.type === type).value));
  return hour + minute / 60;
}

/** The temperature at a place, in degrees Celsius: highest at three in the afternoon. */
export function temperatureAt(place, hour) {
  return Math.round(place.noon - 3 + 4 * Math.cos((hour - 15) / 12 * Math.PI));
}
