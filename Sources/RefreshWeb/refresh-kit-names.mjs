// The names of what calls number: slots, states, events, phases and results.

/** The receiver of a call: a list, or the component in one of its slots. */
export const Slot = { list: 0, header: 1, footer: 2, trailer: 3, leader: 4 };

/** The names of the slots, by number. */
export const slots = Object.keys(Slot);

/** The states of a component, by number. */
export const states = ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"];

/** The events of a list, by number. */
export const events = [
  "state", "refreshing", "began", "endAnimationBegan", "ended", "timer", "announcement",
  "secondLevelOpened", "secondLevelClosed",
];

/** The phases of a touch, by number. */
export const phases = ["began", "moved", "ended", "cancelled"];

/** The results of a refresh, by number. */
export const results = ["success", "failure", "noMoreData", "cancelled"];

/**
 * The number of a name in a list of names.
 *
 * @throws {TypeError} If the list does not contain it.
 */
export function numberOf(name, names) {
  const number = names.indexOf(name);
  if (number < 0) throw new TypeError(`"${name}" is none of ${names.join(", ")}`);
  return number;
}
