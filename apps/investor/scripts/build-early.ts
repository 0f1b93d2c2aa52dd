import { join } from 'node:path';
import { build } from 'vite';
import { readManifest } from './manifest.ts';

const SOURCE = 'src/early/early.ts';
const MANIFEST = '.vite/early.json';

/**
 * Builds the script that comes with a prerendered page, by itself: built with the application it would share files with
 * it, and a page would wait for them. Answers the name of its one file.
 */
export async function buildEarly(root: string, dist: string): Promise<string> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: MANIFEST,
      rolldownOptions: { input: join(root, SOURCE) },
    },
  });
  const entry = (await readManifest(dist, MANIFEST))[SOURCE];
  if (entry === undefined || (entry.imports ?? []).length > 0) {
    throw new Error(`${SOURCE} was to become one file that imports nothing`);
  }
  return entry.file;
}
