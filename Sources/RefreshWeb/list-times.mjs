// The times of last updates, which survive a reload: in the storage of the page, under the keys that an app gives.

/** Passes the stored time of a key to a list, before a header has that key. */
export function restoreTime(live, key) {
  if (!key) return;
  let seconds = NaN;
  try {
    seconds = Number.parseFloat(localStorage.getItem(key));
  } catch { /* A page may have no storage. */ }
  if (Number.isFinite(seconds)) live?.perform("set_updated", key, seconds);
}

/** Stores a time in seconds since 1970. */
export function storeTime(key, seconds) {
  try {
    localStorage.setItem(key, seconds);
  } catch { /* There is no storage, or no room in it. */ }
}
