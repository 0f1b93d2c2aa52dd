import { join } from 'node:path';
import { build } from 'vite';
import { RENDERER_FOLDER } from './render-pages.ts';

/** Builds what renders the pages under Node: once here, and again at a start for a dealer whose words are others. */
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
