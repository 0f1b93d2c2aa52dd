import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGone, THIS_PROCESS } from '../../config/process-owner.ts';

const PREFIX = 'portal-db';
const NAME = /^portal-db-([0-9a-f]+)-(\d+)-[^-]+$/;
const SECOND_MS = 1_000;

/** A private folder for the socket of this process's embedded database, which only this system user can open. */
export function makeSocketFolder(): string {
  return mkdtempSync(join(tmpdir(), `${PREFIX}-${THIS_PROCESS.machine}-${THIS_PROCESS.pid}-`));
}

/**
 * Removes the folders of killed processes of this machine. A process may open several databases, so a folder with its own number is
 * removed only if it is older than the process: containers give each start the same number.
 */
export function sweepSocketFolders(): void {
  const startedMs = Date.now() - process.uptime() * SECOND_MS;
  for (const name of readdirSync(tmpdir())) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (machine !== undefined) {
      sweep(join(tmpdir(), name), { machine, pid: Number(pid) }, startedMs);
    }
  }
}

function sweep(path: string, owner: Parameters<typeof isGone>[0], startedMs: number): void {
  try {
    if (isGone(owner, statSync(path).mtimeMs < startedMs)) {
      rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Somebody else's, or another start was faster.
  }
}
