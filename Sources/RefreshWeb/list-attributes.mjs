// The attributes of a list: their values, and the properties of the same names.

/** The values of those that have one of several names; a component's are the short names of its classes. */
const names = {
  header: ["normal", "state", "gif", "ring", "indicator", "control", "plain"],
  footer: [
    "auto-normal", "auto-state", "auto-gif", "auto", "back-normal", "back-state", "back-gif", "back", "plain",
  ],
  trailer: ["normal", "state", "plain"],
  direction: ["vertical", "horizontal"],
  bounces: ["true", "false"],
  drag: ["touch", "mouse"],
};

/** The value of an attribute; null for one that it cannot have, which is reported in the console. */
export function checked(name, value) {
  const some = names[name];
  if (!value || !some || some.includes(value)) return value;
  console.error(`refresh-list: ${name}="${value}" is none of ${some.join(", ")}`);
  return null;
}

/** The properties that attributes are, by name: each reads the value of its attribute. */
export const readers = {
  direction: (value) => value === "horizontal" ? "horizontal" : "vertical",
  paging: (value) => value !== null && value !== "false",
  bounces: (value) => value !== "false",
  drag: (value) => value === "mouse" ? "mouse" : "touch",
};

/** Sets again what was set before the element was defined: properties of its own, in front of the class's. */
export function takeOver(list, all) {
  for (const name of all) {
    if (!Object.hasOwn(list, name)) continue;
    const value = list[name];
    delete list[name];
    list[name] = value;
  }
}
