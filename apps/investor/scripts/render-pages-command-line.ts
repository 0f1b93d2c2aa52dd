import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@portal/web/build/compress';
import { readBrand } from '@portal/web/build/read-brand';
import { renderPages } from './render-pages.ts';

/** Renders the pages again from an existing build: `node render-pages-command-line.ts <brand folder> <output folder>`. */
const [folder, output] = process.argv.slice(2);
if (folder === undefined || output === undefined) {
  throw new Error('Name the folder of the brand and the folder to write to.');
}
process.env.NODE_ENV = 'production';
const dist = fileURLToPath(new URL('../dist', import.meta.url));
await renderPages({ dist, output: resolve(output), brand: readBrand(folder) });
await compressFolder(join(resolve(output)));
