import type { Plugin } from 'vite';
import { brandHead } from './brand-head.ts';
import { readBrand, SAMPLE_BRAND_FOLDER } from './read-brand.ts';

/** In development the template itself is the page: it names the same dealer as the server behind it. */
export const devBrand: Plugin = {
  name: 'dev-brand',
  apply: 'serve',
  transformIndexHtml: (html) => brandHead(html, readBrand(process.env.BRAND_DIR ?? SAMPLE_BRAND_FOLDER)),
};
