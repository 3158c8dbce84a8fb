// Pictures of Chromium, as pixels, and how far two of them differ.

import { deflateSync, inflateSync } from "node:zlib";

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

/** The steps of a colour that are left in a small PNG. */
const step = 16;

/** The picture with fewer colours, as a PNG that is small: gradients are steps. */
export function reduced(png) {
  const { width, height, channels, pixels } = decode(png);
  const row = 1 + 3 * width;
  const bytes = Buffer.alloc(height * row);
  const level = (x, y, i) => y < 0 ? 0
    : Math.min(255, step * Math.round(pixels[(y * width + x) * channels + i] / step));
  for (let y = 0; y < height; y += 1) {
    // Each number is the difference to the one above.
    bytes[y * row] = 2;
    for (let x = 0; x < 3 * width; x += 1) {
      const [column, i] = [Math.floor(x / 3), x % 3];
      bytes[y * row + 1 + x] = level(column, y, i) - level(column, y - 1, i);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", header),
    chunk("IDAT", deflateSync(bytes, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** The checksum of PNG. */
function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type, data) {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, "latin1");
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
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
