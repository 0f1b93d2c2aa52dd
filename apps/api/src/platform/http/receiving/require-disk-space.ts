import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';

const MEBIBYTE = 1024 * 1024;
/** Below this no upload is begun: several people's files at once, each as it was sent, drawn anew and sealed. */
export const UPLOAD_ROOM_BYTES_MIN = 256 * MEBIBYTE;
/**
 * Below this the disk counts as full. The embedded database makes its log 16 MiB at a time, and one that finds no room for it
 * ends; nothing is changed in it any more until there is room.
 */
export const ROOM_BYTES_MIN = 32 * MEBIBYTE;
/** Longer than for what passes by itself: somebody has to make room. */
const TRY_AGAIN_SECONDS = 60;

/** What may still be written where the folder lies; endless where the file system does not say. */
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

/** Throws STORAGE_FULL where the database lies in the data directory, and that is full. */
export async function requireDiskSpaceForDatabase(deps: Pick<Deps, 'config' | 'freeBytes'>): Promise<void> {
  if (deps.config.databaseUrl === undefined) {
    await requireDiskSpace(deps, ROOM_BYTES_MIN);
  }
}

/** The failure of whatever found no room. */
export function storageFull(cause?: unknown): AppError {
  return new AppError('STORAGE_FULL', { cause, retryAfterSeconds: TRY_AGAIN_SECONDS });
}
