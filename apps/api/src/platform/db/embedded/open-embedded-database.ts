import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import { awaitReply, type DatabaseRequest } from './database-request.ts';
import { makeSocketFolder, sweepSocketFolders } from './make-socket-folder.ts';

/** The compiled engine. */
export type EngineProgram = NonNullable<PGliteOptions['pgliteWasmModule']>;

export type EmbeddedWorkerData = {
  /** Absent: in memory. */
  dataDir?: string;
  /** A dump to start from instead of an empty database (tests). */
  templatePath?: string;
  /** The engine, if compiled beforehand: tests that open many do it once for all. */
  program?: EngineProgram;
  socketPath: string;
};

export type EmbeddedDatabase = {
  /** What `pg` connects to. */
  connection: { host: string; port: number; user: string; database: string };
  /** The whole database as bytes, as `templatePath` takes them. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

const POSTGRES_PORT = 5432;

// Freeing the engine's replaced code stops the whole process now and then: 'jit_page_->allocations_.erase(addr) == 1' (nodejs/node
// issue 64500). What is kept instead does not show in the memory of a process.
setFlagsFromString('--no-wasm-code-gc');

/** Starts PGlite in a worker thread and serves it on a Unix socket in a private directory. */
export async function openEmbeddedDatabase(options: {
  dataDir?: string;
  templatePath?: string;
  program?: EngineProgram;
}): Promise<EmbeddedDatabase> {
  sweepSocketFolders();
  const socketDir = makeSocketFolder();
  const workerData: EmbeddedWorkerData = {
    ...options,
    socketPath: join(socketDir, `.s.PGSQL.${POSTGRES_PORT}`),
  };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
  const removeSocket = () => rmSync(socketDir, { recursive: true, force: true });
  try {
    // A fault of the thread before 'ready' rejects; a later one is uncaught, which must stop the process.
    await awaitReply(worker, 'ready');
  } catch (error) {
    removeSocket();
    throw error;
  }
  const ask = (request: DatabaseRequest) => worker.postMessage(request);
  return {
    connection: { host: socketDir, port: POSTGRES_PORT, user: 'postgres', database: 'postgres' },
    dump: async () => {
      const dumped = awaitReply(worker, 'dumped');
      ask({ kind: 'dump' });
      return (await dumped).bytes;
    },
    close: async () => {
      const closed = awaitReply(worker, 'closed');
      ask({ kind: 'close' });
      await closed;
      await worker.terminate();
      removeSocket();
    },
  };
}
