import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@portal/web/build/compress';
import { build } from 'vite';
import { replaceBuild } from '../../../scripts/tooling/replace-build.mjs';
import { checkBudget } from './check-budget.ts';

/** Builds and compresses the dealer's office: `npm run build -w @portal/office`. The server writes the dealer's brand into its page. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

process.env.NODE_ENV = 'production';
process.chdir(root);
const hasHash = (file: string) => file.startsWith('assets/');
const { scriptsKb, files } = await replaceBuild(join(root, 'dist'), hasHash, async (dist) => {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } });
  return { scriptsKb: await checkBudget(dist), files: await compressFolder(join(dist, 'assets')) };
});
console.log(`Built the office: ${scriptsKb} kB of scripts at first, ${files} files compressed.`);
