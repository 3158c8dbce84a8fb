// The shadow tree of an element.
//
//   .sight > .back      at the edges of the element, behind the rows: components of other styles than follow
//   .sight > .front     the same in front of the rows, with the actions of headers and leaders
//   .sizer              has the length of the content, whatever the transform shows
//     .moved            is moved by the transform, with room for blocks around the rows
//       .pages          the pages of a list that has them, at which the browser stops
//       .follow         components that move with the rows
//       .content        the rows
//   .end                the actions of footers and trailers

import { element } from "./list-layer.mjs";
import { sheet } from "./list-style.mjs";

/** Makes the shadow tree; `fingers` is the style sheet that says which fingers are the browser's. */
export function makeTree(host) {
  const root = host.attachShadow({ mode: "open" });
  const fingers = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, fingers];
  const back = element("div", "layer back", element("div", "sight", root));
  const front = element("div", "layer front", element("div", "sight", root));
  const moved = element("div", "moved", element("div", "sizer", root));
  const pages = element("div", "pages", moved);
  const follow = element("div", "follow", moved);
  const rows = element("div", "content", moved, { part: "content" });
  element("slot", "", rows);
  const end = element("div", "end", root);
  const status = element("div", "status", end, { role: "status" });
  return { back, front, layers: [back, front], moved, pages, follow, rows, end, status, safe: status, fingers };
}
