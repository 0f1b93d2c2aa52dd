import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Thrown when another process has the embedded database open; two writers would corrupt it. */
export class DataDirectoryBusyError extends Error {}

/**
 * Takes the data directory for this process alone; the returned function releases it. On Linux an abstract socket is the lock (the
 * kernel frees it even after SIGKILL); elsewhere a file with the process id.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return process.platform === 'linux' ? lockBySocket(dataDir) : lockByFile(dataDir);
}

function busy(dataDir: string): DataDirectoryBusyError {
  return new DataDirectoryBusyError(
    `Another process is using the data directory ${dataDir}. Stop it first, or use another DATA_DIR.`,
  );
}

async function lockBySocket(dataDir: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex');
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? busy(dataDir) : error);
    });
    server.listen(`\0investor-portal-${name}`, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockByFile(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'server.pid');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(path, 'utf8'));
    if (isAlive(owner)) {
      return Promise.reject(busy(dataDir));
    }
    writeFileSync(path, String(process.pid));
  }
  return Promise.resolve(async () => rmSync(path, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
