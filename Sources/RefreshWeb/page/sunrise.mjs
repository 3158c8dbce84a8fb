// The images of a Gif header and footer: a sun that rises as far as the list is pulled, and turns.

const count = 12;
const size = [56, 36];

/** An image by its address: the sun at a height from 0 to 1, turned by a fraction of the angle to the next ray. */
function image(height, turn) {
  const y = 40 - 22 * height;
  const rays = Array.from({ length: 8 }, (_, i) =>
    `<path d="M0-11V-14" transform="translate(28 ${y}) rotate(${45 * (i + turn)})"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 36">`
    + `<clipPath id="c"><path d="M0-9H56V29H0Z"/></clipPath>`
    + `<g clip-path="url(#c)" stroke="#f08c2e" stroke-width="2.4" stroke-linecap="round">`
    + `<circle cx="28" cy="${y}" r="6.5" fill="#f8b04e"/>${rays}</g>`
    + `<path d="M6 31H50" stroke="#8791a8" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const all = (make) => Array.from({ length: count }, (_, i) => make(i / count));
const risen = image(1, 0);
const turning = all((turn) => image(1, turn));

/** Sets the images of a component, if its class shows images. */
export function setSunrise(component) {
  if (!/gif|control/.test(component?.name ?? "")) return;
  component.setImages(all((pull) => image(pull, 0)), "idle", { size });
  component.setImages([risen], "pulling", { size });
  component.setImages(turning, "refreshing", { size, duration: 0.6 });
}
