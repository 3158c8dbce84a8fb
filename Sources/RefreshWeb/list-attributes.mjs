// The attributes of a list: their values, and the properties of the same names.

/** The values of those that have one of several names; a component's are the short names of its classes. */
const names = {
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

/** The value of an attribute; null for one that it cannot have, which is reported in the console. */
export function checked(name, value) {
  if (!value || !names[name] || names[name].includes(value)) return value;
  console.error(`refresh-list: ${name}="${value}" is none of ${names[name].join(", ")}`);
  return null;
}

/** The properties that attributes are, by name: each reads the value of its attribute. */
const readers = {
  direction: (value) => value === "horizontal" ? value : "vertical",
  paging: (value) => value !== null && value !== "false",
  bounces: (value) => value !== "false",
  drag: (value) => value === "mouse" ? value : "touch",
};

/** Gives a class those properties. */
export function reflect(type) {
  for (const [name, read] of Object.entries(readers)) {
    Object.defineProperty(type.prototype, name, {
      get() { return read(this.getAttribute(name)); },
      set(value) { this.setAttribute(name, value); },
      enumerable: true,
    });
  }
}

/** Sets again what was set before the element was defined: properties of its own, in front of the class's. */
export function takeOver(list, all) {
  for (const name of all.filter((name) => Object.hasOwn(list, name))) {
    const value = list[name];
    delete list[name];
    list[name] = value;
  }
}
