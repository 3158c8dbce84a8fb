// Runs in a page before its own scripts: time moves only by `clock.advance`, so that pictures are the same
// on every machine. Frames, timers, events and the wall clock are at the same time.

const clock = globalThis.clock = { now: 0, wall: Date.UTC(2026, 0, 1, 9, 41) };
const frame = 1000 / 60;
const RealDate = Date;
const realFrame = globalThis.requestAnimationFrame.bind(globalThis);
let count = 0;
let frames = new Map();
const timers = new Map();

performance.now = () => clock.now;
Object.defineProperty(Event.prototype, "timeStamp", { get: () => clock.now });

globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    super(...(values.length > 0 ? values : [clock.wall + clock.now]));
  }

  static now() {
    return clock.wall + clock.now;
  }
};

globalThis.requestAnimationFrame = (callback) => {
  frames.set(count += 1, callback);
  return count;
};
globalThis.cancelAnimationFrame = (id) => frames.delete(id);

globalThis.setTimeout = (callback, delay = 0, ...values) => {
  timers.set(count += 1, { time: clock.now + Math.max(0, delay), callback, values });
  return count;
};
globalThis.clearTimeout = (id) => timers.delete(id);

/** Waits until the browser has laid out and drawn what has changed. */
clock.settle = async () => {
  for (let i = 0; i < 3; i += 1) await new Promise((done) => realFrame(done));
};

/** Moves time on, with a frame at each 60th of a second. */
clock.advance = async (seconds) => {
  const end = clock.now + 1000 * seconds;
  while (clock.now < end) {
    clock.now = Math.min(end, frame * (Math.floor(clock.now / frame + 1e-6) + 1));
    for (const [id, { time, callback, values }] of [...timers]) {
      if (time > clock.now || !timers.delete(id)) continue;
      callback(...values);
    }
    await Promise.resolve();
    const due = frames;
    frames = new Map();
    for (const callback of due.values()) callback(clock.now);
    await new Promise((done) => realFrame(done));
  }
  await clock.settle();
};
