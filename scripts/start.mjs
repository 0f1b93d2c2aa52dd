import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ensureBuilt } from './tooling/ensure-built.mjs';
import { ensureInstalled } from './tooling/install.mjs';
import { checkNodeVersion } from './tooling/node-version.mjs';
import { checkPortIsFree } from './tooling/port.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from './tooling/project.mjs';
import { runUntilStopped, stopAll } from './tooling/run-until-stopped.mjs';
import { runScript } from './tooling/say.mjs';

const SERVER = 'apps/api/dist/server.mjs';
const SERVER_SOURCE = 'apps/api/src/main/server.ts';
const STOP_WITH_PARENT = new URL('./tooling/stop-with-parent.mjs', import.meta.url).href;
const DEV_PORT = 5173;

/**
 * The C library keeps freed memory in an arena per thread and gives little of it back. What compiling the embedded database
 * needs for a second (half a gigabyte) would leave 100 MiB behind in them. Read by glibc alone, and set by whoever starts the
 * server where these do not fit.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Settings as the server will see them: the environment first, then `.env`. */
function readSettings() {
  const file = join(ROOT, '.env');
  const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
  return {
    host: settings.HOST || '127.0.0.1',
    port: Number(settings.PORT || 3000),
    devPort: Number(settings.DEV_PORT || DEV_PORT),
    publicUrl: settings.PUBLIC_URL,
  };
}

/** `npm start`: the built product, as a person uses it. */
async function start() {
  const { host, port } = readSettings();
  await checkPortIsFree(host, port, 'npm start');
  await ensureBuilt();
  process.exitCode = await runUntilStopped(PINNED_NODE, ['--import', STOP_WITH_PARENT, SERVER], {
    cwd: ROOT,
    env: { ...MEMORY, ...projectEnvironment() },
  });
}

/** `npm run dev`: the API restarts and the browser updates itself when a source changes. */
async function develop() {
  const { host, port, devPort, publicUrl } = readSettings();
  await checkPortIsFree(host, port, 'npm run dev');
  await checkPortIsFree(host, devPort, 'npm run dev');
  const devAddress = `http://${host}:${devPort}`;
  const api = `http://${host}:${port}`;
  console.log(
    `\nOpen ${devAddress} : it follows your changes. (${api} serves the API, and the last build.)\n`,
  );
  const codes = await Promise.all([
    runUntilStopped(PINNED_NODE, ['--watch', '--watch-preserve-output', SERVER_SOURCE], {
      cwd: ROOT,
      env: projectEnvironment({ PUBLIC_URL: publicUrl || devAddress }),
    }).finally(stopAll),
    runUntilStopped('vite', ['--host', host, '--port', String(devPort), '--strictPort'], {
      cwd: join(ROOT, 'apps', 'investor'),
      env: projectEnvironment({ PORT: String(port) }),
    }).finally(stopAll),
  ]);
  process.exitCode = Math.max(...codes);
}

await runScript(async () => {
  checkNodeVersion();
  await ensureInstalled();
  await (process.argv.includes('--watch') ? develop() : start());
});
