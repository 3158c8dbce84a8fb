// What assistive technology finds: the accessibility tree of Chromium.

import assert from "node:assert/strict";
import test from "node:test";
import { browser, finishing as script, input, open, page, sleep, until } from "./Support/lists.mjs";

/** The nodes of the accessibility tree that are not ignored, each with its role, name and properties. */
async function tree() {
  await browser.send("Accessibility.enable");
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map((node) => ({
    role: node.role?.value, name: node.name?.value, id: node.backendDOMNodeId,
    ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  }));
}

const one = async (condition) => {
  const found = (await tree()).filter(condition);
  assert.equal(found.length, 1, `${condition} finds ${JSON.stringify(found)}`);
  return found[0];
};

test("a list is a feed, which is busy while it loads", async () => {
  await open(page({ script, attributes: `header="normal" footer="auto-normal" aria-label="News"` }));
  const isFeed = ({ role }) => role === "feed";
  const feed = await one(isFeed);
  assert.equal(feed.name, "News");
  assert.ok(!feed.busy);
  assert.ok((await tree()).filter(({ role }) => role === "article").length >= 30);
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  assert.ok((await one(isFeed)).busy);
  await browser.value("finish.done()");
  await until(`list.header.state === "idle"`);
  await sleep(100);
  assert.ok(!(await one(isFeed)).busy);
  assert.deepEqual(browser.reports, []);
});

test("a refresh is a button, and pressing it refreshes", async () => {
  await open(page({ script }));
  const buttons = (await tree()).filter(({ role }) => role === "button");
  assert.ok(buttons.length >= 1, "there is no button");
  const [button] = buttons.filter(({ name }) => /refresh/i.test(name));
  assert.ok(button, `the buttons are called ${buttons.map(({ name }) => name)}`);
  const { object } = await browser.send("DOM.resolveNode", { backendNodeId: button.id });
  await browser.send("Runtime.callFunctionOn", {
    objectId: object.objectId, functionDeclaration: "function () { this.click(); }",
  });
  await until("finish", "pressing the button does not refresh");
  assert.deepEqual(browser.reports, []);
});

test("what a refresh comes to is announced politely", async () => {
  await open(page({ script }));
  const live = () => browser.value(`(() => {
    const all = [];
    const search = (root) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches("[aria-live=polite], [role=status]")) all.push(element.textContent);
        if (element.shadowRoot) search(element.shadowRoot);
      }
    };
    search(document);
    return all;
  })()`);
  assert.equal((await live()).length, 1, "there is not one live region");
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  await sleep(300);
  assert.match((await live())[0], /Loading/);
  await browser.value("finish.failed(new Error())");
  await sleep(800);
  assert.match((await live())[0], /failed/);
  assert.deepEqual(browser.reports, []);
});

test("reduced motion takes no time", async () => {
  await open(page({ script }), {
    width: 390, height: 700, mobile: true, media: { "prefers-reduced-motion": "reduce" },
  });
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const offset = await browser.value("list.contentOffset.y");
  assert.ok(Math.abs(offset + 54) < 0.5, `the offset is ${offset} at once`);
  assert.deepEqual(browser.reports, []);
});

test("a component is a group with the label, the value and the action of the kit", async () => {
  await open(page({ script }));
  const isGroup = ({ role, name }) => role === "group" && name !== "";
  const texts = () => Promise.all(["Label", "Value", "Hint"].map((kind) =>
    browser.value(`recorder.text(1, "accessibility${kind}")`)));
  const shown = () => browser.value(`(({ ariaLabel, ariaDescription, firstElementChild: button }) =>
    [ariaLabel, ariaDescription, button.textContent])(
    document.querySelector("#list").shadowRoot.querySelector("[part='header action']"))`);
  const [label, value, hint] = await texts();
  assert.ok(label && hint, `${label}, ${hint}`);
  assert.deepEqual(await shown(), [label, value ?? "", hint]);
  assert.ok((await tree()).filter(isGroup).some(({ name }) => name === label), "the group is not in the tree");
  await browser.value("list.header.beginRefreshing()");
  await until("finish");
  const loading = await texts();
  assert.match(loading[1], /Loading/);
  assert.deepEqual((await shown()).slice(0, 2), loading.slice(0, 2));
  assert.deepEqual(browser.reports, []);
});

test("with reduced motion a list that is let go beyond its edge does not swing back", async () => {
  const { y } = await open(page({ attributes: `header="normal"` }), {
    width: 390, height: 700, mobile: true, media: { "prefers-reduced-motion": "reduce" },
  });
  await input.began(100, y + 60);
  await input.dragged({ x: 100, y: y + 60 }, { x: 100, y: y + 260 }, 10);
  await until(`recorder.number(0, "contentOffset.y") < -50`, "the rows do not follow the finger");
  await input.ended();
  await browser.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  assert.equal(await browser.value("recorder.number(0, 'contentOffset.y')"), 0, "the rows swing back");
  assert.deepEqual(browser.reports, []);
});
