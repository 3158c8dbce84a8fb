// Writes the front page of the project's site, with the films of the guides "In pictures" and "The gallery" as lists and
// as pictures.
//
//   node front.mjs FOLDER ELEMENT DEMO
//
// FOLDER is the site's. ELEMENT is the folder that site.mjs writes, and DEMO the page that bundle.mjs writes; they become
// the folders `list` and `demo`. REFRESH is the path of `refresh`, which draws the pictures.

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const own = fileURLToPath(new URL(".", import.meta.url));
const catalogue = join(root, "Sources/RefreshKit/RefreshKit.docc");
const fixtures = join(root, "Tests/RefreshReplayTests/Fixtures");

const [folder, element, demo] = process.argv.slice(2);
const pictures = join(folder, "films");
mkdirSync(pictures, { recursive: true });

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const guide = (name) => readFileSync(join(catalogue, `${name}.md`), "utf8");
const titleOf = (name) => guide(name).match(/^# (.*)$/m)[1];

/** A paragraph of the guide as HTML: code, names of symbols without their types, and links to other guides. */
const html = (text) => escaped(text)
  .replace(/``([^`]*\/)?([^`]+?)(\([^`]*\))?``/g, "<code>$2</code>").replace(/`([^`]+)`/g, "<code>$1</code>")
  .replace(/&#60;doc:(\w+)&#62;/g, (_, name) =>
    `<a href="docs/documentation/refreshkit/${name.toLowerCase()}">${titleOf(name)}</a>`)
  .replace(/\s+/g, " ").trim();

/** The films of a guide: the title and the text of each section, and what its pictures show, by their names. */
function films(name) {
  const text = guide(name).replace(/^```[^]*?^```$/gm, "");
  return text.split(/^## /m).slice(1).map((section) => {
    const [title, ...lines] = section.split("\n");
    const all = [...section.matchAll(/^!\[([^\]]*)\]\((\S+)\.svg\)$/gm)].map(([, text, name]) => ({ text, name }));
    // A moving picture has what the sheet of the same film has.
    const images = all.filter(({ name }) => !all.some((other) => other.name === `${name}-play`));
    const paragraphs = lines.join("\n").split(/\n{2,}/).filter((text) => text.trim() && !text.startsWith("!["));
    return { title, images, text: paragraphs.map(html).join(" ") };
  }).filter(({ images }) => images.length > 0);
}

/** Draws the moving picture of a film; returns its name. */
function draw(name) {
  const folders = ["films", "animations", "gallery"];
  const script = folders.map((kind) => join(fixtures, kind, `${name}.jsonl`)).find(existsSync);
  execFileSync(process.env.REFRESH, ["film", script, "--play", "-o", join(pictures, `${name}.svg`)]);
  return `films/${name}.svg`;
}

/** The figures of a section, under its title and its text. A list takes the place of a picture where it can run. */
const section = ({ title, text, images }) => images.map((image, index) => `<section id="${image.name}">
  ${index === 0 ? `<h3>${escaped(title)}</h3>` : "<div></div>"}
  <p>${index === 0 ? text : escaped(image.text)}</p>
  <figure data-film="${image.name}">
    <img src="${draw(image.name)}" alt="${escaped(image.text)}" loading="lazy" width="240" height="340">
  </figure>
</section>`).join("\n\n");

const template = readFileSync(join(own, "index.html"), "utf8");
writeFileSync(join(folder, "index.html"),
  template.replace(/<!-- (\w+)\.md -->/g, (_, name) => films(name).map(section).join("\n\n")));
for (const name of readdirSync(own).filter((name) => name.endsWith(".css") || name === "films.mjs")) {
  copyFileSync(join(own, name), join(folder, name));
}
cpSync(element, join(folder, "list"), { recursive: true });
mkdirSync(join(folder, "demo"), { recursive: true });
copyFileSync(demo, join(folder, "demo/index.html"));
