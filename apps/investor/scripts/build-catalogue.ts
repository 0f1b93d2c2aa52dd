import { join } from 'node:path';
import { build } from 'vite';

/**
 * `node scripts/build-catalogue.ts <folder>` builds the catalogue of parts into a folder of its own, for the tests that look
 * at it. In development Vite serves it at `/dev/ui`; no build of the portal includes it.
 */
const [, , folder] = process.argv;
if (folder === undefined) {
  throw new Error('Name the folder to build into');
}
const root = join(import.meta.dirname, '..');
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: join(root, 'dev/ui.html') },
  },
});
