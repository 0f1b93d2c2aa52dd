import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@portal/web/build/compress';
import { build } from 'vite';
import { checkBudget } from './check-budget.ts';

/** Builds the dealer's office and compresses it: `npm run build -w @portal/office`. The server puts the dealer into its page. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

process.env.NODE_ENV = 'production';
process.chdir(root);
await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
const scriptsKb = await checkBudget(dist);
const files = await compressFolder(join(dist, 'assets'));
console.log(`Built the office: ${scriptsKb} kB of scripts at first, ${files} files compressed.`);
