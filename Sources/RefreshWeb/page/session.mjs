// The session of a list, as a file for `refresh replay`.

/** Downloads the session of a list since it was made in its language. */
export function download(list) {
  const url = URL.createObjectURL(new Blob([list.script], { type: "application/jsonl" }));
  Object.assign(document.createElement("a"), { href: url, download: "session.jsonl" }).click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
