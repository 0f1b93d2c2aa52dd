import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@portal/web/build/compress';
import { readBrand, SAMPLE_BRAND_FOLDER } from '@portal/web/build/read-brand';
import { build } from 'vite';
import { buildEarly } from './build-early.ts';
import { buildRenderer } from './build-renderer.ts';
import { checkBudget } from './check-budget.ts';
import { renderPages } from './render-pages.ts';

/** Builds the application, prerenders its public pages and compresses everything: `npm run build -w @portal/investor`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const started = performance.now();

// React and Vite choose their production code by it, in the prerendering as in the bundle.
process.env.NODE_ENV = 'production';
process.chdir(root);
await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await buildEarly(root, dist);
await buildRenderer(root, dist);
const pages = await renderPages({
  dist,
  output: join(dist, 'prerendered'),
  brand: readBrand(SAMPLE_BRAND_FOLDER),
});
const costs = await checkBudget(dist);
const files = await compressFolder(dist);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built the portal in ${seconds} s: ${pages} pages prerendered, ${files} files compressed.`);
for (const { language, page, scriptsKb, laterKb, fontsKb } of costs) {
  const later = laterKb === 0 ? '' : ` and ${laterKb} later`;
  console.log(`${language}/${page}: ${scriptsKb} kB of scripts${later}, ${fontsKb} of fonts`);
}
