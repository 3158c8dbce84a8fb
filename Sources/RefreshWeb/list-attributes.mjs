// The attributes of a list that have one of several names as their value.

/** The values of each; a component's are the short names of its classes. */
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
  const allowed = names[name];
  if (!value || !allowed || allowed.includes(value)) return value;
  console.error(`refresh-list: ${name}="${value}" is none of ${allowed.join(", ")}`);
  return null;
}
