import { fileURLToPath } from 'node:url';
import { replaceBuild } from '../../../scripts/tooling/replace-build.mjs';
import { bundleServer, SERVER_FILE } from './bundle-server.ts';

/** Builds the server: `npm run build -w @portal/api`. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const started = performance.now();
const hasHash = (file: string) => !file.startsWith(SERVER_FILE);
const files = await replaceBuild(dist, hasHash, (folder) => bundleServer(folder, dist));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built the server in ${seconds} s: ${files} files.`);
