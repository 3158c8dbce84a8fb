// The style sheet of the element. It is constructed, so that a policy against inline styles does
// not block it.

/** The style sheet of every list. */
export const sheet = new CSSStyleSheet();

sheet.replaceSync(`
:host {
  display: block; position: relative; overflow: auto; overflow-anchor: none;
  max-block-size: 100dvh;
}
:host([hidden]) { display: none; }
:host([direction="horizontal"]) { direction: ltr; }

.content, .sizer { display: flow-root; }
:host(:dir(rtl)) .content { direction: rtl; }
:host([direction="horizontal"]) :is(.content, .sizer) { display: flex; inline-size: max-content; }
:host(:state(live)) .content { will-change: transform; }

.layer { position: absolute; inset: 0; overflow: clip; pointer-events: none; }
.component, .level, .component > div { position: absolute; inset: 0 auto auto 0; }
.component {
  pointer-events: auto; user-select: none; -webkit-user-select: none;
  color: var(--refresh-color, color-mix(in srgb, currentcolor 65%, transparent));
}
.component, .status { font: var(--refresh-font, 600 14px / 1 system-ui, sans-serif); }
.label { display: grid; place-content: center; white-space: nowrap; text-align: center; }
svg {
  position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible;
  fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round;
}
.spinner svg { animation: spin 0.8s steps(8) infinite; }
@keyframes spin { to { rotate: 1turn; } }
@keyframes fade { 50% { opacity: 0.4; } }

.status {
  scroll-padding: env(safe-area-inset-top) env(safe-area-inset-right)
    env(safe-area-inset-bottom) env(safe-area-inset-left);
}
.status, .action { position: absolute; opacity: 0; }
.actions { z-index: 1; }
.action { inset: auto 0 0; }
.actions .action { inset-block: 0 auto; }
.action:focus-within { opacity: 1; pointer-events: auto; }
.action button { display: block; margin: 4px 8px; margin-inline-start: auto; font: inherit; }

@media print {
  :host { overflow: visible !important; max-block-size: none; }
  .content { transform: none !important; }
  .layer { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner svg { animation: fade 1.6s infinite; }
}
`);
