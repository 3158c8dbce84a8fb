// The types of the element: an app in TypeScript is compiled with them, and they have the members that the
// classes have.

import assert from "node:assert/strict";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { browser, open, page, until } from "./Support/lists.mjs";

const typescript = createRequire(import.meta.url)("/usr/share/nodejs/typescript");
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The members that are not declared: of every class, and by class. */
const undeclared = {
  all: /Callback$|^constructor$|^isTrusted$/,
  // Scrolling is declared for every element.
  RefreshList: /^scroll(?!er$)/,
};

/** The app with the package in its `node_modules`, as a compiler of this time finds types. */
function compiled() {
  const folder = path("../../.build/web/types");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  symlinkSync(path("../../Sources/RefreshWeb"), `${folder}/node_modules/refresh-list`);
  symlinkSync(path("Types/page.ts"), `${folder}/page.mts`);
  return typescript.createProgram([`${folder}/page.mts`], {
    strict: true, noEmit: true, target: typescript.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    module: typescript.ModuleKind.Node16, moduleResolution: typescript.ModuleResolutionKind.Node16, types: [],
    preserveSymlinks: true,
  });
}

const program = compiled();

test("an app in TypeScript is compiled, and its mistakes are found", () => {
  const found = typescript.getPreEmitDiagnostics(program);
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => "", getNewLine: () => "\n" };
  assert.equal(typescript.formatDiagnostics(found, host), "");
});

/** The names of the members that the types declare of a class, without those of the browser's classes. */
function declared(name) {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith("/refresh-list.d.ts"));
  let members;
  file.forEachChild((node) => {
    if (typescript.isClassDeclaration(node) && node.name.text === name) {
      members = node.members.map((member) => member.name.getText(file));
    }
  });
  return [...new Set(members)].sort();
}

test("the types declare what the classes have", async () => {
  await open(page({ attributes: `header="normal" footer="auto-normal" trailer="normal" leader="normal"`, script: `
    const list = document.querySelector("#list");
    globalThis.names = {};
    const add = (value) => {
      const { name, prototype } = value.constructor;
      names[name] = [...Object.getOwnPropertyNames(prototype), ...Object.keys(value)];
    };
    add(list);
    add(list.header);
    for (const type of ["refresh", "pull", "statechange", "secondlevelopen"]) list.addEventListener(type, add);
    globalThis.list = list;` }));
  await browser.value("list.header.secondLevelThreshold = 2; list.header.openSecondLevel()");
  await until("names.SecondLevelEvent");
  await browser.value("list.header.closeSecondLevel()");
  await until(`list.header.secondLevelPhase === "closed"`);
  await browser.value("list.header.beginRefreshing()");
  await until("names.RefreshEvent && names.StateChangeEvent && names.PullEvent");
  const found = await browser.value("names");
  assert.equal(Object.keys(found).length, 6);
  // What the class of components has not, the module has, for one class or another.
  const named = declared("RefreshComponent").filter((name) => !found.RefreshComponent.includes(name));
  const missing = (names) => browser.value(`${JSON.stringify(names)}.filter((name) =>
    [list.header, list.footer, list.trailer, list.leader].every((found) => found.get(name) === undefined))`);
  const others = await missing(named);
  await browser.value(`list.setAttribute("header", "ring")`);
  await until("list.header.get(\"diameter\") !== undefined");
  assert.deepEqual(await missing(others), []);
  found.RefreshComponent.push(...named);
  for (const [name, members] of Object.entries(found)) {
    const expected = members.filter((member) => !undeclared.all.test(member) && !undeclared[name]?.test(member));
    assert.deepEqual(declared(name), expected.sort(), name);
  }
  assert.deepEqual(browser.reports, []);
});
