// The attributes of a list: their values, and the properties that have their names.

/** The values of the attributes with a fixed set of values, the default first. */
const choices = {
  direction: ["vertical", "horizontal"], bounces: ["true", "false"], drag: ["touch", "mouse"],
  scroller: ["element", "page"],
  indicator: ["normal", "ring", "material", "drop", "dots", "wave", "line", "flip"],
};

const isLength = (value) => value >= 0 && value < Infinity;
const choice = (value, name) => choices[name].includes(value) ? value : choices[name][0];
const flag = (value) => value !== null && value !== "false";
const length = (value) => value && isLength(value) ? Number(value) : null;

/**
 * The properties of attributes, each with the function that reads the value of its attribute; null if it is missing.
 */
const readers = {
  direction: choice, paging: flag, bounces: (value) => value !== "false", drag: choice, scroller: choice,
  indicator: choice,
  allowsWheelPull: flag, maximumOverscroll: length, loadsUntilFilled: (value) => value !== "false",
};

/** The properties, and their attributes: "allows-wheel-pull" of `allowsWheelPull`. */
const properties = Object.keys(readers);
export const attributes = properties.map((name) => name.replace(/[A-Z]/g, "-$&").toLowerCase());

/** Reports the value of an attribute in the console if it is not allowed there. */
export function check(name, value) {
  const isRight = name === "maximum-overscroll" ? isLength(value) : choices[name]?.includes(value) ?? true;
  if (value && !isRight) report(name, value, choices[name]?.join(", ") ?? "the lengths from 0 on");
}

/** Reports the value of an attribute that is not allowed there. */
export function report(name, value, values) {
  console.error(`refresh-list: ${name}="${value}" is none of ${values}`);
}

/** Adds the properties of attributes to a class. */
export function reflect(type) {
  properties.forEach((name, index) => Object.defineProperty(type.prototype, name, {
    get() { return readers[name](this.getAttribute(attributes[index]), name); },
    set(value) {
      if (value === null) this.removeAttribute(attributes[index]);
      else this.setAttribute(attributes[index], value);
    },
  }));
}
