import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '../../../../scripts/tooling/memory-folder.mjs';

/** Short, because the names of sockets in it must be. */
const PREFIX = 'portal-t-';

/**
 * Has everything that the tests of this run put into the folder for temporary files put into one of its own, in memory where there
 * is plenty: thousands of files are written, synced and deleted. Clears what runs that were killed have left. Returns what
 * removes it.
 */
export function useTemporaryFolder(): () => void {
  const parent = memoryFolder();
  for (const name of readdirSync(parent).filter((found) => found.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length)))) {
      removeOwn(join(parent, name));
    }
  }
  const folder = join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) {
      delete process.env.TMPDIR;
    } else {
      process.env.TMPDIR = before;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What another account of this machine left is not ours to remove. */
function removeOwn(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
