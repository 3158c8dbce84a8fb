// Draws what the kit lists on two canvases: one behind the rows, and one in front of them.

const turn = 2 * Math.PI;

/** Two canvases of the size of a list. */
export class Canvases {
  #contexts;
  #decoder = new TextDecoder();
  /** Whether something is on each of the canvases. */
  #isUsed = [false, false];

  /** The font of texts, as CSS without a size; the grey of the kit's texts in the page; the colours of rings. */
  font = "500 {} system-ui";
  colors = { text: "#5a6172", ring: "#3554e0", disc: "#fff" };

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
      if (!this.#isUsed[i]) return;
      context.resetTransform();
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      this.#isUsed[i] = false;
    });
    let at = 2;
    const next = () => numbers[at++];
    const list = (count) => numbers.subarray(at, at += count);
    const text = () => this.#decoder.decode(Uint8Array.from(list(next())));
    while (at < numbers.length) {
      const [kind, layer] = list(2);
      const frame = list(4);
      const [alpha, rotation] = list(2);
      const clip = list(4);
      const context = this.#begin(layer, frame, alpha, rotation, clip);
      const color = this.#css(list(4), kind);
      context.fillStyle = context.strokeStyle = color;
      if (kind === 1) this.#drawText(context, frame, next(), next(), text());
      else if (kind === 2) drawArrow(context, text());
      else if (kind === 3) drawSpinner(context, frame, next());
      else if (kind === 4) this.#drawRing(context, frame, color, rotation, list(5));
      else drawShape(context, frame, next(), list(next()));
      context.restore();
    }
    return { x: numbers[0], y: numbers[1] };
  }

  /** The context of a layer, whose origin is the middle of a frame. */
  #begin(layer, [x, y, width, height], alpha, rotation, clip) {
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
    context.lineCap = context.lineJoin = "round";
    return context;
  }

  /** A colour as CSS; the kit's grey is a colour of the page. */
  #css([red, green, blue, alpha], kind) {
    if ([red, green, blue].every((part) => Math.abs(part - 90 / 255) < 1e-6)) {
      return `color-mix(in srgb, ${kind === 4 ? this.colors.ring : this.colors.text} ${100 * alpha}%, transparent)`;
    }
    return `rgb(${255 * red} ${255 * green} ${255 * blue} / ${alpha})`;
  }

  #fontOf(size) {
    return this.font.replace("{}", `${size}px`);
  }

  #drawText(context, [, , width], size, side, text) {
    context.font = this.#fontOf(size);
    context.textAlign = ["center", "left", "right"][side];
    context.textBaseline = "middle";
    context.fillText(text, [0, -width / 2, width / 2][side], 0);
  }

  #drawRing(context, [, , width], color, rotation, [lineWidth, start, end, tip, disc]) {
    if (disc > 0) {
      context.save();
      context.rotate(-rotation);
      context.shadowColor = "rgb(0 0 0 / 28%)";
      context.shadowBlur = 5 * devicePixelRatio;
      context.shadowOffsetY = devicePixelRatio;
      context.fillStyle = this.colors.disc;
      circle(context, disc);
      context.restore();
    }
    const radius = width / 2 - lineWidth / 2;
    context.lineWidth = lineWidth;
    context.beginPath();
    context.arc(0, 0, radius, turn * (start - 0.25), turn * (end - 0.25));
    context.stroke();
    if (tip === 0) return;
    context.rotate(turn * end);
    context.translate(0, -radius);
    context.scale(tip * lineWidth, tip * lineWidth);
    context.beginPath();
    context.moveTo(0, -2);
    context.lineTo(0, 2);
    context.lineTo(3, 0);
    context.fill();
  }
}

function circle(context, radius) {
  context.beginPath();
  context.arc(0, 0, radius, 0, turn);
  context.fill();
}

/** Draws the arrow of a header or a footer, which points down. */
function drawArrow(context, name) {
  if (name !== "arrow") return;
  context.lineWidth = 1.8;
  context.stroke(new Path2D("M0 -16V15.5M-5.5 9.5L0 15.5L5.5 9.5"));
}

/** Draws the spokes of an activity indicator. */
function drawSpinner(context, [, , width, height], step) {
  const [radius, alpha] = [Math.min(width, height) / 2, context.globalAlpha];
  context.lineWidth = radius * 0.2;
  for (let spoke = 0; spoke < 8; spoke += 1) {
    context.globalAlpha = alpha * (1 - 0.11 * ((step - spoke + 8) % 8));
    context.beginPath();
    context.moveTo(0, -0.9 * radius);
    context.lineTo(0, -0.48 * radius);
    context.stroke();
    context.rotate(turn / 8);
  }
}

/** Fills or strokes a path, whose points are from the upper left corner of its frame. */
function drawShape(context, [, , width, height], lineWidth, path) {
  context.translate(-width / 2, -height / 2);
  context.beginPath();
  for (let at = 0; at < path.length;) {
    const [method, count] = [["moveTo", 2], ["lineTo", 2], ["bezierCurveTo", 6], ["closePath", 0]][path[at]];
    context[method](...path.subarray(at + 1, at += 1 + count));
  }
  context.lineWidth = lineWidth;
  if (lineWidth > 0) context.stroke();
  else context.fill("evenodd");
}
