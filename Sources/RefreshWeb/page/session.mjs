// The session of a list, as a file for `refresh replay`.

/** Downloads what has gone into a list since it was made in its language. */
export function download(list) {
  const url = URL.createObjectURL(new Blob([list.script], { type: "application/jsonl" }));
  Object.assign(document.createElement("a"), { href: url, download: "session.jsonl" }).click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
