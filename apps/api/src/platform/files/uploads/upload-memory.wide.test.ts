// Wide: an upload the server keeps in memory, or leaves in its folder, when ten come at once.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureUploads } from '../../../testing/measure-uploads.ts';
import { newPortalPlace } from '../../../testing/portal-place.ts';
import { runServer } from '../../../testing/run-server.ts';
import { largeFiles } from '../testing/large-files.ts';

/** The files alone are 150 MiB, and would be several times that if held and decoded in the server. */
const GROWTH_MIB_MAX = 128;
/** Redrawing is slow while other tests run. */
const TIMEOUT_MS = 240_000;

it(
  'ten files of 15 MiB at once leave the memory of the server flat, and nothing in its folder for uploads',
  async () => {
    const { dataDir, variables, drop } = await newPortalPlace('migrated', { DEMO_DATA: '0' });
    const server = await runServer(dataDir, variables);
    try {
      const { address } = server;
      const { pid } = server.process;
      if (address === undefined || pid === undefined) {
        throw new Error(`The server did not start: ${server.errors()}`);
      }
      const files = await largeFiles();
      const { before, peak, statuses } = await measureUploads({ address, pid }, [...files, ...files]);
      expect(statuses).toEqual(Array(2 * files.length).fill(200));
      expect(peak - before).toBeLessThan(GROWTH_MIB_MAX);
      expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
    } finally {
      await server.stop('SIGTERM');
      await drop();
    }
  },
  TIMEOUT_MS,
);
