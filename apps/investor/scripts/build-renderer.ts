import { join } from 'node:path';
import { build } from 'vite';
import { RENDERER_FOLDER } from './render-pages.ts';

/** Builds the code that renders pages under Node: here once, and again at startup for a dealer with other wording. */
export async function buildRenderer(root: string, dist: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender/prerender-entry.tsx',
      outDir: join(dist, RENDERER_FOLDER),
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      chunkSizeWarningLimit: 2000,
    },
  });
}
