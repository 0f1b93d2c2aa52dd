import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';

const MEBIBYTE = 1024 * 1024;
/** Below this no upload begins: enough for several people's files at once, each as sent, redrawn and sealed. */
export const UPLOAD_ROOM_BYTES_MIN = 256 * MEBIBYTE;
/**
 * Below this the disk counts as full. The embedded database extends its log by 16 MiB at a time and dies without space for it, so
 * nothing is changed in it until there is space.
 */
export const ROOM_BYTES_MIN = 32 * MEBIBYTE;
/** Longer than for a passing trouble: somebody has to free space. */
const TRY_AGAIN_SECONDS = 60;

/** How much may still be written to the folder's file system; infinite if it does not say. */
export async function freeBytesIn(folder: string): Promise<number> {
  const facts = await statfs(folder).catch(() => null);
  return facts === null || facts.blocks === 0 ? Number.POSITIVE_INFINITY : facts.bavail * facts.bsize;
}

/** Throws STORAGE_FULL when less than `bytes` are free. */
export async function requireDiskSpace(deps: Pick<Deps, 'freeBytes'>, bytes: number): Promise<void> {
  if ((await deps.freeBytes()) < bytes) {
    throw storageFull();
  }
}

/** Throws STORAGE_FULL if the database is in the data directory, and that is full. */
export async function requireDiskSpaceForDatabase(deps: Pick<Deps, 'config' | 'freeBytes'>): Promise<void> {
  if (deps.config.databaseUrl === undefined) {
    await requireDiskSpace(deps, ROOM_BYTES_MIN);
  }
}

/** The failure of whatever ran out of space. */
export function storageFull(cause?: unknown): AppError {
  return new AppError('STORAGE_FULL', { cause, retryAfterSeconds: TRY_AGAIN_SECONDS });
}
