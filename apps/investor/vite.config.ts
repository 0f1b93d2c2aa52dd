import { cspHead } from '@portal/web/build/csp-head';
import { cutFonts } from '@portal/web/build/cut-fonts';
import { devBrand } from '@portal/web/build/dev-brand';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/chunks.ts';

/** The API that the dev server proxies to; `PORT` as the server reads it. */
const API_ORIGIN = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
/** Paths that the server answers, not the application. */
const SERVER_PATHS = ['/api', '/brand', '/files', '/mailbox', '/office', '/healthz', '/readyz'];

// Vite requires a default export.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), cspHead, devBrand, cutFonts],
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: API_ORIGIN }])) },
  // The renderer is loaded at every server start: bundled in one file, packages included, that takes a quarter of the time.
  ssr: { noExternal: true },
  build: {
    manifest: true,
    sourcemap: false,
    // The Content-Security-Policy allows no `data:` scripts or fonts, so small assets stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS } } },
  },
}));
