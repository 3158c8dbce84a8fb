// The attributes of a list: their values, and the properties that have their names.

/**
 * The values of those that have one of several names, the default first; a component's are the short names of
 * its classes.
 */
export const choices = {
  header: [
    "normal", "state", "gif", "ring", "indicator", "control", "auto-normal", "auto-state", "auto", "plain",
  ],
  footer: [
    "auto-normal", "auto-state", "auto-gif", "auto", "back-normal", "back-state", "back-gif", "back", "plain",
  ],
  trailer: ["normal", "state", "plain"],
  leader: ["normal", "state", "plain"],
  direction: ["vertical", "horizontal"],
  bounces: ["true", "false"],
  drag: ["touch", "mouse"],
};

const isSet = (value) => value !== null && value !== "false";
const isLength = (value) => value !== "" && value >= 0 && value < Infinity;
const choice = (value, name) => choices[name].includes(value) ? value : choices[name][0];

/** The properties that attributes are: each reads the value of its attribute, which is null without one. */
const readers = {
  direction: choice,
  paging: isSet,
  bounces: (value) => value !== "false",
  drag: choice,
  allowsWheelPull: isSet,
  maximumOverscroll: (value) => value !== null && isLength(value) ? Number(value) : null,
};

/** The attribute of a property: "allows-wheel-pull" of `allowsWheelPull`. */
const attribute = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The properties, and their attributes. */
export const properties = Object.keys(readers);
export const attributes = properties.map(attribute);

/** The value of an attribute; null for one that it cannot have, which is reported in the console. */
export function checked(name, value) {
  const isRight = name === "maximum-overscroll" ? isLength(value) : choices[name]?.includes(value) ?? true;
  if (!value || isRight) return value;
  console.error(`refresh-list: ${name}="${value}" is none of ${choices[name]?.join(", ") ?? "the lengths from 0 on"}`);
  return null;
}

/** Gives a class those properties. */
export function reflect(type) {
  properties.forEach((name, index) => Object.defineProperty(type.prototype, name, {
    get() { return readers[name](this.getAttribute(attributes[index]), name); },
    set(value) {
      if (value === null) this.removeAttribute(attributes[index]);
      else this.setAttribute(attributes[index], value);
    },
    enumerable: true,
  }));
}

/** Sets again what was set before the element was defined: properties of its own, in front of the class's. */
export function takeOver(list, all) {
  for (const name of all.filter((name) => Object.hasOwn(list, name))) {
    const value = list[name];
    delete list[name];
    list[name] = value;
  }
}
