import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@portal/web/build/compress';
import { readBrand, SAMPLE_BRAND_FOLDER } from '@portal/web/build/read-brand';
import { build } from 'vite';
import { replaceBuild } from '../../../scripts/tooling/replace-build.mjs';
import { buildEarly } from './build-early.ts';
import { buildRenderer } from './build-renderer.ts';
import { checkBudget } from './check-budget.ts';
import { RENDERER_FOLDER, renderPages } from './render-pages.ts';

/** Builds the application, prerenders its public pages and compresses everything: `npm run build -w @portal/investor`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const started = performance.now();

// React and Vite pick their production code by it, in prerendering as in the bundle.
process.env.NODE_ENV = 'production';
process.chdir(root);
const hasHash = (file: string) => file.startsWith('assets/') || file.startsWith(`${RENDERER_FOLDER}/assets/`);
const { pages, costs, files } = await replaceBuild(join(root, 'dist'), hasHash, async (dist) => {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } });
  await buildEarly(root, dist);
  await buildRenderer(root, dist);
  return {
    pages: await renderPages({
      dist,
      output: join(dist, 'prerendered'),
      brand: readBrand(SAMPLE_BRAND_FOLDER),
    }),
    costs: await checkBudget(dist),
    files: await compressFolder(dist),
  };
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built the portal in ${seconds} s: ${pages} pages prerendered, ${files} files compressed.`);
for (const { language, page, scriptsKb, laterKb, fontsKb } of costs) {
  const later = laterKb === 0 ? '' : ` and ${laterKb} later`;
  console.log(`${language}/${page}: ${scriptsKb} kB of scripts${later}, ${fontsKb} of fonts`);
}
