// The reasons for which a call of the module fails.

/** The reasons, by name. */
export const StatusCode = {
  noList: -1, noSuchSlotOrClass: -2, emptySlot: -3, noSuchValue: -4, badNumber: -5, nothing: -6,
  busy: -7, runaway: -8,
};

/** The descriptions of the reasons, by name. */
const reasons = {
  nothing: "there is nothing to return",
  noList: "there is no such list",
  noSuchSlotOrClass: "there is no such slot, or it takes no component of that class",
  emptySlot: "the slot is empty",
  noSuchValue: "there is no value of that name, or it cannot be set there",
  badNumber: "a number is not finite, or is outside its range",
  busy: "an advance is under way",
  runaway: "the call would never end",
};

/** A call that failed. */
export class StatusError extends Error {
  /** Makes the error of a call with such arguments. */
  constructor(call, code, values = []) {
    const [name] = Object.entries(StatusCode).find(([, number]) => number === code) ?? [code];
    const shown = values.map((value) => typeof value === "string" ? JSON.stringify(value) : value);
    super(`refresh_${call}(${shown.join(", ")}) returns ${name}: ${reasons[name]}`);
    this.name = "StatusError";
    this.code = code;
  }
}
