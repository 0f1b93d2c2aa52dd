import type { Plugin } from 'vite';
import { CSP_HEAD } from '../src/csp.ts';

/** Puts into every page what keeps React Aria from writing a style element, which the policy refuses. */
export const cspHead: Plugin = {
  name: 'csp-head',
  transformIndexHtml: (html) => html.replace('</head>', `  ${CSP_HEAD}\n  </head>`),
};
