import type { Plugin } from 'vite';

/**
 * Keeps the UI parts working under `style-src 'self'`, without `unsafe-inline`.
 *
 * React Aria writes a `<style id="react-aria-pressable-style">` into the head on the first press, unless an element with that
 * id exists; the policy would refuse it and log an error. The build therefore puts an empty element of that id into the page, and
 * base.css holds the rule. Styles set by script (`element.style`) are not touched by the policy; a `style` attribute in server-rendered HTML is:
 * checkboxes, switches, selects, bars and hidden texts of this kit carry classes instead. RadioGroup alone is not made for
 * server-rendered pages.
 * (On iOS, React Aria adds another `<style>` while a dialog is open; it is refused without harm: the kit's overlays set
 * `overscroll-behavior` themselves.)
 */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';
/** The line that every page has in its head. An inert `<template>`: a `<style>` without text would be refused as well. */
const CSP_HEAD = `<template id="${PRESSABLE_STYLE_ID}"></template>`;

/** Adds to every page the element that keeps React Aria from writing a style element, which the policy refuses. */
export const cspHead: Plugin = {
  name: 'csp-head',
  transformIndexHtml: (html) => html.replace('</head>', `  ${CSP_HEAD}\n  </head>`),
};
