// The style sheet of the element. It is constructed, so that a policy against inline styles does
// not block it.

/** The style sheet of every list. */
export const sheet = new CSSStyleSheet();

sheet.replaceSync(`
:host {
  display: block; position: relative; isolation: isolate; overflow: hidden auto;
  max-block-size: 100dvh;
}
:host([hidden]) { display: none; }
:host([direction="horizontal"]) { overflow: auto hidden; }
:host([scroller="page"]) { overflow: visible; max-block-size: none; clip-path: inset(0 -100vmax -100vmax); }
:host([scroller="page"]) .sight { position: fixed; }
:host(:state(touched)) { overscroll-behavior: none; }
:host(:state(held)) { overflow: hidden; scrollbar-gutter: stable; }

.sizer, .content { display: flow-root; }
.moved { position: relative; isolation: isolate; }
:host([direction="horizontal"]) :is(.sizer, .moved, .content) {
  display: flex; inline-size: max-content; min-inline-size: 100%;
}

.sight { position: sticky; block-size: 0; inline-size: 0; overflow-anchor: none; pointer-events: none; }
.sight:has(.front) { z-index: 1; }
.layer { position: absolute; overflow: clip; }
:host([paging]:not([paging="false"], :state(moved))) { scroll-snap-type: y mandatory; }
:host([paging][direction="horizontal"]:not([paging="false"], :state(moved))) { scroll-snap-type: x mandatory; }
.pages { position: absolute; inset: 0; pointer-events: none; overflow-anchor: none; }
.pages div { position: absolute; scroll-snap-align: start; scroll-snap-stop: always; }
.pages .last { scroll-snap-align: end; }
.follow { position: absolute; inset: 0 auto auto 0; overflow-anchor: none; }
.component, .level, .component > div { position: absolute; inset: 0 auto auto 0; }
.component {
  pointer-events: auto; user-select: none; -webkit-user-select: none;
  color: var(--refresh-color, color-mix(in srgb, currentcolor 65%, transparent));
}
.component, .status { font: var(--refresh-font, 600 0.875em / 1 system-ui, sans-serif); }
.component > slot { display: block; block-size: 100%; }
.component.custom > div { display: none; }
.label { display: grid; place-content: center; white-space: nowrap; text-align: center; }
svg {
  position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible;
  fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round;
}
.spinner svg { animation: spin 0.8s steps(8) infinite; }
@keyframes spin { to { rotate: 1turn; } }
@keyframes fade { 50% { opacity: 0.4; } }

.status {
  inset: auto auto 0 0; inline-size: 1em; block-size: 1em; overflow: clip;
  scroll-padding: env(safe-area-inset-top) env(safe-area-inset-right)
    env(safe-area-inset-bottom) env(safe-area-inset-left);
}
.status, .action { position: absolute; opacity: 0; }
.action { inset: auto 0 0; }
.layer .action { inset-block: 0 auto; }
.end { position: sticky; inset-block-end: 0; block-size: 0; overflow-anchor: none; pointer-events: none; }
.action:focus-within { opacity: 1; pointer-events: auto; }
.action button { display: block; margin: 4px 8px; margin-inline-start: auto; font: inherit; }

@media print {
  :host { overflow: visible !important; max-block-size: none; }
  .moved { transform: none !important; }
  .layer, .follow, .end { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner svg { animation: fade 1.6s infinite; }
}
`);
