import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.ts';

/** Builds the server: `npm run build -w @portal/api`. */
const started = performance.now();
const files = await bundleServer(
  fileURLToPath(new URL('../src/main/server.ts', import.meta.url)),
  fileURLToPath(new URL('../dist', import.meta.url)),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built the server in ${seconds} s: ${files} files.`);
