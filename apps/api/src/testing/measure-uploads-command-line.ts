import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureServerBuilt } from '../../../../scripts/tooling/ensure-built.mjs';
import { largeFiles } from '../platform/files/testing/large-files.ts';
import { measureUploads, residentMib } from './measure-uploads.ts';
import { runServer } from './run-server.ts';

/**
 * Measures the memory of a server of its own while ten files of 15 MiB are sent at once, three rounds one after the other:
 * `node apps/api/src/testing/measure-uploads-command-line.ts [a large picture.heic]`
 */
const ROUNDS = 3;
const QUIET_MS = 3_000;
const [, , heicPath] = process.argv;
await ensureServerBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-measure-'));
const server = await runServer(dataDir, { DEMO_DATA: '0' });
try {
  const { address } = server;
  const { pid } = server.process;
  if (address === undefined || pid === undefined) {
    throw new Error(`The server did not start: ${server.errors()}`);
  }
  const files = await largeFiles(heicPath === undefined ? undefined : readFileSync(heicPath));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { before, peak, readersPeak, seconds, statuses } = await measureUploads({ address, pid }, [
      ...files,
      ...files,
    ]);
    await wait(QUIET_MS);
    const after = residentMib(pid);
    const figures = `${before.toFixed(0)} MiB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after, readers ${readersPeak.toFixed(0)} at most`;
    process.stdout.write(
      `Round ${round}: ${figures}; ${seconds.toFixed(1)} s; answered ${[...new Set(statuses)].join(', ')}\n`,
    );
  }
} finally {
  await server.stop('SIGTERM');
  rmSync(dataDir, { recursive: true });
}
