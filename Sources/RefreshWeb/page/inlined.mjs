// The module of the page that is one file, which contains it, compressed and in base 64. It records
// the input of the lists.

import { RefreshKit } from "../refresh-kit.mjs";

const inlined = document.querySelector("#module");
if (inlined) {
  RefreshKit.source = inflate(inlined.textContent);
  RefreshKit.isRecording = true;
}

function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
