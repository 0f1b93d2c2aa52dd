import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone, THIS_PROCESS } from '../../config/process-owner.ts';

/** Longer than any request may take: anything older is abandoned. */
const FOLDER_AGE_MAX_MS = 3_600_000;
const PREFIX = 'upload';
const NAME = /^upload_([0-9a-f]+)_(\d+)_[^_]+$/;

/** Where uploads wait while they are checked; one private folder each, readable only by this system user. */
function uploadsIn(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** Runs the work with a new private folder, which is removed with its content however the work ends. */
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
 * Removes what killed processes left behind: folders of dead processes of this machine, and any older than a request, since servers
 * on other machines may share the data directory. Pass `isStarting` before the first request: a folder with this process's number is
 * then left from an earlier one. Returns how many it removed.
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
