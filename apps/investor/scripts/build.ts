import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { readManifest } from './manifest.ts';
import { prerender } from './prerender.ts';

/** Builds the application, prerenders its public pages and compresses everything: `npm run build -w @portal/investor`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const started = performance.now();

// React and Vite choose their production code by it, in the prerendering as in the bundle.
process.env.NODE_ENV = 'production';
process.chdir(root);
await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
const pages = await prerender(root, dist, await readManifest(dist));
const files = await compressFolder(dist);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built the portal in ${seconds} s: ${pages} pages prerendered, ${files} files compressed.`);
