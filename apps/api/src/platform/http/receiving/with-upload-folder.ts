import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone, THIS_PROCESS } from '../../config/process-owner.ts';

/** Longer than any request may take: what is older belongs to nobody. */
const FOLDER_AGE_MAX_MS = 3_600_000;
const PREFIX = 'upload';
const NAME = /^upload_([0-9a-f]+)_(\d+)_[^_]+$/;

/** Where uploads wait while they are checked; one private folder each, which only this user of the system can read. */
function uploadsIn(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** Runs the work with a new private folder, which is removed with all it holds, however the work ends. */
export async function withUploadFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(uploadsIn(dataDir), { recursive: true, mode: 0o700 });
  const name = `${PREFIX}_${THIS_PROCESS.machine}_${THIS_PROCESS.pid}_`;
  const folder = await mkdtemp(join(uploadsIn(dataDir), name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes what a process that was killed left behind: folders of a process of this machine that is no more, and those
 * older than any request, because servers on other machines may share the data directory. `isStarting` before the first
 * request: what bears this process's number is then left from one that had it before. Returns how many it removed.
 */
export async function sweepUploadFolders(
  dataDir: string,
  { now, isStarting }: { now: Date; isStarting: boolean },
): Promise<number> {
  const names = await readdir(uploadsIn(dataDir)).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(uploadsIn(dataDir), name);
    const facts = await stat(path).catch(() => null);
    const isOld = facts !== null && now.getTime() - facts.mtimeMs > FOLDER_AGE_MAX_MS;
    if (isOld || isOwnerGone(name, isStarting)) {
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

function isOwnerGone(name: string, isStarting: boolean): boolean {
  const [, machine, pid] = NAME.exec(name) ?? [];
  return machine !== undefined && isGone({ machine, pid: Number(pid) }, isStarting);
}
