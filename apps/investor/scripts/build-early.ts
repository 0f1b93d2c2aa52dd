import { join } from 'node:path';
import { readManifest } from '@portal/web/build/manifest';
import { build } from 'vite';
import { EARLY_MANIFEST, EARLY_SOURCE } from './early-files.ts';

/**
 * Builds the script that comes with a prerendered page on its own: built with the application, it would share files with it
 * and the page would wait for them. Throws if it turns into more than one file.
 */
export async function buildEarly(root: string, dist: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: EARLY_MANIFEST,
      rolldownOptions: { input: join(root, EARLY_SOURCE), output: { codeSplitting: false } },
    },
  });
  const entry = (await readManifest(dist, EARLY_MANIFEST))[EARLY_SOURCE];
  if (entry === undefined || (entry.imports ?? []).length > 0) {
    throw new Error(`${EARLY_SOURCE} must become one file that imports nothing`);
  }
}
