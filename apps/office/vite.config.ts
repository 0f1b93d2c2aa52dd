import { cspHead } from '@portal/web/build/csp-head';
import { cutFonts } from '@portal/web/build/cut-fonts';
import { devBrand } from '@portal/web/build/dev-brand';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API that the development server proxies to; `PORT` as the server itself reads it. */
const API_ORIGIN = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
/** Paths that the server answers, not the application. */
const SERVER_PATHS = ['/api', '/brand', '/mailbox'];
/** Dependencies that every page needs, in one long-lived file: it changes with the lock file, not with our code. */
const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-router|@reduxjs\/toolkit|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store|i18next|react-i18next)\//;

// Vite's build command needs a default export.
export default defineConfig({
  base: '/office/',
  plugins: [react(), tailwindcss(), cspHead, devBrand, cutFonts],
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: API_ORIGIN }])) },
  build: {
    manifest: true,
    sourcemap: false,
    // The Content-Security-Policy allows no `data:` scripts or fonts, so small assets stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'foundation', test: FOUNDATION }] } } },
  },
});
