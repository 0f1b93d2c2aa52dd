import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliOf } from './compress.ts';
import { entryKey, filesOf, readManifest } from './manifest.ts';
import { pageKey, TEXTS_FILE, textsKey } from './prerender.ts';

/**
 * Prints the brotli bytes of JavaScript and CSS that a page loads first, in French: entry, page, frame and texts.
 * After a build: `node apps/investor/scripts/measure-pages.ts`.
 */
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const PAGES: readonly { path: string; page: string; frame: string[] }[] = [
  { path: '/', page: 'home', frame: [] },
  { path: '/login', page: 'login', frame: [] },
  {
    path: '/dashboard/marketplace',
    page: 'marketplace',
    frame: ['src/app/layouts/dashboard-layout.tsx'],
  },
];

const manifest = await readManifest(dist);
const textsOfPaths: Record<string, string[]> = JSON.parse(await readFile(join(dist, TEXTS_FILE), 'utf8'));

async function brotliBytes(files: readonly string[], extension: string): Promise<number> {
  const sizes = await Promise.all(
    files
      .filter((file) => extname(file) === extension)
      .map(async (file) => (await brotliOf(await readFile(join(dist, file)))).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { path, page, frame } of PAGES) {
  const texts = ['shell', ...(textsOfPaths[path] ?? [])].map((block) => textsKey('fr', block));
  const files = filesOf(manifest, [entryKey(manifest), pageKey(page), ...frame, ...texts]);
  const [script, style] = await Promise.all([brotliBytes(files, '.js'), brotliBytes(files, '.css')]);
  console.log(
    `${path.padEnd(24)} JavaScript ${(script / 1000).toFixed(1)} kB, CSS ${(style / 1000).toFixed(1)} kB (brotli)`,
  );
}
