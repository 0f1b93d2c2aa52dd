import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { EmbeddedWireServer } from './embedded-wire-server.ts';
import type { EmbeddedWorkerData } from './open-embedded-database.ts';

// WASM queries are synchronous: on the main thread they would block every request, so the database lives here.
const { dataDir, socketPath, templatePath }: EmbeddedWorkerData = workerData;

const database = await PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(templatePath === undefined ? {} : { loadDataDir: new Blob([readFileSync(templatePath)]) }),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
const server = new EmbeddedWireServer(database);
await server.listen(socketPath);

parentPort?.on('message', async (message: 'close' | 'dump') => {
  if (message === 'dump') {
    const dump = await server.runAlone(async (alone) => {
      // The files then hold everything, and opening the copy has nothing to recover.
      await alone.exec('checkpoint');
      return alone.dumpDataDir('none');
    });
    parentPort?.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await server.close();
  await database.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
