import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseReply, DatabaseRequest } from './database-request.ts';
import { EmbeddedWireServer } from './embedded-wire-server.ts';
import type { EmbeddedWorkerData } from './open-embedded-database.ts';

// WASM queries are synchronous: on the main thread they would block every request, so the database lives here.
const { dataDir, socketPath, templatePath, program }: EmbeddedWorkerData = workerData;

const database = await PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(templatePath === undefined ? {} : { loadDataDir: new Blob([readFileSync(templatePath)]) }),
  ...(program === undefined ? {} : { pgliteWasmModule: program }),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
const server = new EmbeddedWireServer(database);
await server.listen(socketPath);

const say = (reply: DatabaseReply) => parentPort?.postMessage(reply);
parentPort?.on('message', async ({ kind }: DatabaseRequest) => {
  switch (kind) {
    case 'dump': {
      const dump = await server.runAlone(async (alone) => {
        // The files are then complete, and opening the copy has nothing to recover.
        await alone.exec('checkpoint');
        return alone.dumpDataDir('none');
      });
      say({ kind: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    case 'close':
      await server.close();
      await database.close();
      say({ kind: 'closed' });
  }
});
say({ kind: 'ready' });
