// Draws what the kit lists, see `Drawing.swift`, on two canvases: one behind the rows, and one in front of them.

/** The pieces of a path by number: what draws them, and their count of numbers. */
const pieces = [["moveTo", 2], ["lineTo", 2], ["bezierCurveTo", 6], ["closePath", 0]];

/** Two canvases of the size of a list. */
export class Canvases {
  #contexts;
  #decoder = new TextDecoder();
  /** Whether something is on each of the canvases. */
  #isUsed = [false, false];

  /** The font of texts, as CSS with {} for the size; the colors of the page for texts, rings, and discs behind rings. */
  style = { font: "500 {} system-ui", text: "gray", ring: "blue", disc: "white" };

  constructor(behind, inFront) {
    this.#contexts = [behind, inFront].map((canvas) => canvas.getContext("2d"));
  }

  /** The width of a text at a size of the font. */
  measure(text, size) {
    const [context] = this.#contexts;
    context.font = this.#fontOf(size);
    return context.measureText(text).width;
  }

  /** Fits the canvases to a size, in points, with the pixels of the screen. */
  resize(width, height) {
    for (const { canvas } of this.#contexts) {
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
    }
  }

  /** Draws the numbers of a drawing, and returns the origin of the content. */
  draw(numbers) {
    this.#contexts.forEach((context, i) => {
      if (this.#isUsed[i]) context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      this.#isUsed[i] = false;
    });
    let at = 0;
    const take = (count) => numbers.subarray(at, at += count);
    const [x, y] = take(2);
    while (at < numbers.length) {
      const [kind, layer] = take(2);
      const frame = take(4);
      const context = this.#begin(layer, frame, take(2), take(4));
      if (kind === 0) this.#drawText(context, frame, take(4), take(3), take);
      else this.#drawShapes(context, kind === 1, take);
      context.restore();
    }
    return { x, y };
  }

  /** The context of a layer, whose origin is the upper left corner of a frame. */
  #begin(layer, [x, y, width, height], [alpha, rotation], clip) {
    this.#isUsed[layer] = true;
    const context = this.#contexts[layer];
    context.save();
    context.scale(devicePixelRatio, devicePixelRatio);
    context.beginPath();
    context.rect(...clip);
    context.clip();
    context.globalAlpha = alpha;
    context.translate(x + width / 2, y + height / 2);
    context.rotate(rotation);
    context.translate(-width / 2, -height / 2);
    return context;
  }

  #fontOf(size) {
    return this.style.font.replace("{}", `${size}px`);
  }

  #drawText(context, [, , width, height], color, [size, side, count], take) {
    context.fillStyle = css(color, this.style.text);
    context.font = this.#fontOf(size);
    context.textAlign = ["center", "left", "right"][side];
    context.textBaseline = "middle";
    context.fillText(this.#decoder.decode(Uint8Array.from(take(count))), width * [0.5, 0, 1][side], height / 2);
  }

  #drawShapes(context, isRing, take) {
    const [count] = take(1);
    for (let i = 0; i < count; i += 1) {
      // A ring is its stroke and its arrowhead, behind which there may be a disc.
      const isDisc = isRing && count === 3 && i === 0;
      const color = css(take(4), isRing ? this.style.ring : this.style.text);
      const [lineWidth, isStraight, isPointed, length] = take(4);
      context.lineCap = isStraight ? "butt" : "round";
      context.lineJoin = isPointed ? "miter" : "round";
      trace(context, take(length));
      context.lineWidth = lineWidth;
      context.fillStyle = context.strokeStyle = isDisc ? this.style.disc : color;
      context.shadowColor = isDisc ? "rgb(0 0 0 / 28%)" : "transparent";
      context.shadowBlur = 5 * devicePixelRatio;
      context.shadowOffsetY = devicePixelRatio;
      if (lineWidth > 0) context.stroke();
      else context.fill("evenodd");
    }
  }
}

/** A color as CSS; the kit's gray is a color of the page. */
function css([red, green, blue, alpha], gray) {
  const isGray = [red, green, blue].every((part) => Math.abs(part - 90 / 255) < 1e-6);
  return isGray ? `color-mix(in srgb, ${gray} ${100 * alpha}%, transparent)`
    : `rgb(${255 * red} ${255 * green} ${255 * blue} / ${alpha})`;
}

function trace(context, path) {
  context.beginPath();
  for (let at = 0; at < path.length;) {
    const [method, count] = pieces[path[at]];
    context[method](...path.subarray(at + 1, at += 1 + count));
  }
}
