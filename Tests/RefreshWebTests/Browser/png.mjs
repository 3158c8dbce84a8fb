// Pictures of Chromium, as pixels, and how far two of them differ.

import { inflateSync } from "node:zlib";

/** Decodes a PNG of 8 bits a channel without interlacing, as Chromium writes it: RGB or RGBA. */
export function decode(png) {
  let [width, height, channels] = [0, 0, 0];
  const chunks = [];
  for (let place = 8; place < png.length;) {
    const [length, type] = [png.readUInt32BE(place), png.toString("latin1", place + 4, place + 8)];
    const data = png.subarray(place + 8, place + 8 + length);
    if (type === "IHDR") {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = { 2: 3, 6: 4 }[data[9]];
      if (data[8] !== 8 || !channels || data[12] !== 0) throw new Error("not such a PNG");
    }
    if (type === "IDAT") chunks.push(data);
    place += length + 12;
  }
  const bytes = inflateSync(Buffer.concat(chunks));
  const row = width * channels;
  const pixels = new Uint8Array(height * row);
  for (let y = 0; y < height; y += 1) {
    const filter = bytes[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= channels ? pixels[at - channels] : 0;
      const above = y > 0 ? pixels[at - row] : 0;
      const corner = x >= channels && y > 0 ? pixels[at - row - channels] : 0;
      pixels[at] = bytes[y * (row + 1) + 1 + x] + predictor(filter, left, above, corner);
    }
  }
  return { width, height, channels, pixels };
}

function predictor(filter, left, above, corner) {
  switch (filter) {
    case 0: return 0;
    case 1: return left;
    case 2: return above;
    case 3: return left + above >> 1;
    default: {
      const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
      return a <= b && a <= c ? left : b <= c ? above : corner;
    }
  }
}

/** The side of the squares whose mean colours are compared, in pixels: edges of letters may differ. */
const side = 4;

/** How much of two pictures differs visibly, from 0 to 1; 1 where their sizes differ. */
export function difference(first, second) {
  const [a, b] = [decode(first), decode(second)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let [squares, different] = [0, 0];
  for (let y = 0; y + side <= a.height; y += side) {
    for (let x = 0; x + side <= a.width; x += side) {
      squares += 1;
      const [one, other] = [mean(a, x, y), mean(b, x, y)];
      if (one.some((value, i) => Math.abs(value - other[i]) > 20)) different += 1;
    }
  }
  return different / squares;
}

function mean({ width, channels, pixels }, left, top) {
  const sum = [0, 0, 0];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      for (let i = 0; i < 3; i += 1) sum[i] += pixels[(y * width + x) * channels + i];
    }
  }
  return sum.map((value) => value / side ** 2);
}
