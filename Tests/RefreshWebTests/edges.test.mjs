// Pulls at every edge, in all their ways: the trace of the list is that of `refresh replay` of the same touches.

import assert from "node:assert/strict";
import test from "node:test";
import { atRest, browser, input, number, sleep, until } from "./Support/lists.mjs";
import { compare, start } from "./Support/sessions.mjs";

const strip = `<div class="strip">${`<span class="cell">A cell</span>`.repeat(20)}</div>`;

/** Each edge: the attributes of its list, where a finger goes to pull, as a unit, and where the list is scrolled to. */
const edges = {
  top: { attributes: `header="normal"`, slot: 1, way: [0, 1] },
  bottom: { attributes: `footer="back-normal"`, slot: 2, way: [0, -1], end: { top: 1e6 } },
  "left of a vertical list": { attributes: `leader="normal"`, slot: 4, way: [1, 0] },
  "right of a vertical list": { attributes: `trailer="normal"`, slot: 3, way: [-1, 0] },
  "left of a horizontal list": { attributes: `leader="normal" direction="horizontal"`, slot: 4, way: [1, 0], rows: strip },
  "right of a horizontal list": {
    attributes: `trailer="normal" direction="horizontal"`, slot: 3, way: [-1, 0], rows: strip, end: { left: 1e6 },
  },
};

for (const [edge, { attributes, slot, way: [dx, dy], rows, end }] of Object.entries(edges)) {
  /** Scrolls the list to its edge. */
  async function toEdge() {
    await browser.value(`list.scrollTo(${JSON.stringify(end ?? { top: 0, left: 0 })})`);
    await sleep(150);
  }

  /** Opens the list at its edge; where a finger is that is so far outward of the middle is returned. */
  async function atEdge() {
    const list = await start(attributes, { rows, delay: 600 });
    await toEdge();
    return (distance) => ({ x: list.middle.x + dx * distance, y: list.middle.y + dy * distance });
  }

  const percent = () => number("pullingPercent", slot);

  test(`a pull at the ${edge} refreshes, and can be pulled on meanwhile`, async () => {
    const at = await atEdge();
    await input.pulled(at(-130), at(130), 16);
    await until(`recorder.number(${slot}, "state") === 2`, "it does not refresh");
    await input.pulled(at(-60), at(60), 8);
    await until("fired.length === 1");
    await until(`recorder.number(${slot}, "state") === 0`);
    await atRest();
    assert.equal(await percent(), 0);
    await compare(`${edge.replaceAll(" ", "-")}-refreshes`, { touches: 16 });
  });

  test(`a pull at the ${edge} that goes back inside, is thrown or is cancelled refreshes nothing`, async () => {
    const at = await atEdge();
    await input.began(at(-130).x, at(-130).y);
    await input.dragged(at(-130), at(100), 14);
    await sleep(60);
    assert.ok(await percent() > 0.5, `it is pulled by ${await percent()}`);
    await input.dragged(at(100), at(-150), 14);
    await sleep(120);
    await input.ended();
    await atRest();
    await toEdge();
    await input.began(at(-60).x, at(-60).y);
    await input.dragged(at(-60), at(60), 8);
    await input.dragged(at(60), at(-150), 4);
    await input.ended();
    await atRest();
    await toEdge();
    await input.began(at(-130).x, at(-130).y);
    await input.dragged(at(-130), at(120), 12);
    await input.cancelled();
    await atRest();
    assert.equal(await browser.value("fired.length"), 0);
    assert.equal(await percent(), 0);
    await compare(`${edge.replaceAll(" ", "-")}-ends`, { touches: 40 });
  });
}
