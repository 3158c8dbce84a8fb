// The picture of a sky: gradients, and lands cut out of them. No image is loaded.

/** The colors of a clear sky by hour: at the top, in the middle, and above the land. */
const hours = [
  [0, "#060c20", "#0c1838", "#1b2b55"],
  [4.5, "#0e1840", "#2e3168", "#5f4d80"],
  [6, "#28407e", "#7d6ba0", "#f0a380"],
  [7.5, "#3568ac", "#82a8d4", "#f8d5ac"],
  [10, "#2a6cb6", "#62a0da", "#bfdcf0"],
  [13, "#2163ae", "#5598d8", "#b2d6ee"],
  [17, "#3268ae", "#7ea8d4", "#f2dcb8"],
  [19, "#3a4788", "#a8648c", "#f69c64"],
  [20.5, "#19225a", "#4a3a7c", "#b6607c"],
  [22, "#0a1232", "#15224e", "#31396c"],
  [24, "#060c20", "#0c1838", "#1b2b55"],
];

/** The color of each kind of land in daylight, and its outline. */
const lands = {
  mountains: { color: "#31445c", outline: ridge },
  hills: { color: "#2f5a4c", outline: waves },
  dunes: { color: "#a8683f", outline: waves },
  sea: { color: "#1f5674", outline: shore },
  city: { color: "#39405c", outline: roofs },
};

/** A sequence of numbers from 0 to 1 that is the same for the same seed. */
export function numbers(seed) {
  let state = seed * 2654435761 >>> 0;
  return () => {
    state = Math.imul(state ^ state >>> 15, state | 1);
    state ^= state + Math.imul(state ^ state >>> 7, state | 61);
    return ((state ^ state >>> 14) >>> 0) / 2 ** 32;
  };
}

/** The three colors of the sky at an hour, as CSS. */
export function colors(hour) {
  const next = hours.findIndex(([start]) => start > hour);
  const [[start, ...before], [end, ...after]] = [hours[next - 1], hours[next]];
  const percentage = Math.round(100 * (hour - start) / (end - start));
  return before.map((color, i) => `color-mix(in oklab, ${color}, ${after[i]} ${percentage}%)`);
}

/** How light it is at an hour, from 0 to 1. */
export function daylight(hour) {
  return Math.min(1, Math.max(0, (7 - Math.abs(hour - 12.75)) / 1.5));
}

/** Makes the picture of a sky. */
export function sky(place, hour, seed) {
  const random = numbers(seed);
  const picture = document.createElement("div");
  picture.className = `sky ${place.land}`;
  picture.setAttribute("aria-hidden", "true");
  const style = picture.style;
  const light = daylight(hour);
  const height = Math.sin(Math.PI * (light > 0 ? (hour - 5.75) / 14 : (hour + 5.25) % 24 / 10.5));
  colors(hour).forEach((color, i) => style.setProperty(["--top", "--middle", "--low"][i], color));
  style.setProperty("--land", lands[place.land].color);
  style.setProperty("--light", `${Math.round(12 + 88 * light)}%`);
  style.setProperty("--night", 1 - light);
  style.setProperty("--orb", light > 0 ? "#fff3d6" : "#e4e9f6");
  style.setProperty("--glow", light === 0 ? "rgb(150 175 255 / 24%)"
    : `rgb(255 ${Math.round(196 + 52 * height)} ${Math.round(130 + 100 * height)} / 48%)`);
  style.setProperty("--x", `${Math.round(56 + 10 * random())}%`);
  style.setProperty("--y", `${Math.round(72 - 42 * Math.max(0, height))}%`);
  style.setProperty("--cloud", `${Math.round(5 + 70 * random())}%`);
  for (const name of ["stars", "orb", "cloud"]) picture.append(part(name));
  for (const depth of [0, 1, 2]) {
    const land = part(`land depth-${depth}`);
    const outline = lands[place.land].outline(random, depth);
    const points = outline.map(([x, y]) => `${x.toFixed(1)}% ${y.toFixed(1)}%`);
    land.style.clipPath = `polygon(0 100%, ${points.join(", ")}, 100% 100%)`;
    picture.append(land);
  }
  return picture;
}

function part(name) {
  const element = document.createElement("span");
  element.className = name;
  return element;
}

/** The upper edge of the land of a depth, in percent from the top. */
const horizon = (depth) => 56 + 13 * depth;

function steps(count, point) {
  return Array.from({ length: count + 1 }, (_, i) => [100 * i / count, point(i / count)]);
}

function ridge(random, depth) {
  const peaks = [0.5, 1, 2, 4].map((size) => {
    const [phase, count] = [random(), 2.5 * size + depth];
    return (x) => 9 / size ** 0.8 * (Math.abs((x * count + phase) % 1 - 0.5) * 4 - 1);
  });
  return steps(72, (x) => horizon(depth) - 2 + peaks.reduce((sum, peak) => sum + peak(x), 0) / 1.6);
}

function waves(random, depth) {
  const [a, b] = [random() * 7, random() * 7];
  return steps(40, (x) =>
    horizon(depth) + 6 * Math.sin(4 * x + a) + 2.5 * Math.sin(9 * x + b));
}

function shore(random, depth) {
  if (depth === 0) return steps(1, () => 66);
  const [side, width] = [random() < 0.5, 0.5 + 0.3 * random()];
  return steps(40, (x) => {
    const distance = (side ? x : 1 - x) / (depth === 1 ? width : width * 0.7);
    return distance < 1 ? 100 - (depth === 1 ? 38 : 24) * Math.sqrt(1 - distance ** 2) : 101;
  });
}

function roofs(random, depth) {
  const points = [];
  for (let x = 0; x < 100;) {
    const [width, y] = [4 + 5 * random(), horizon(depth) + 4 - 26 * random() ** 2 + 3 * depth];
    points.push([x, y], [Math.min(100, x + width), y]);
    x += width;
  }
  return points;
}
