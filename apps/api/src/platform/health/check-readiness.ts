import { isReady } from '../db/is-ready.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { ROOM_BYTES_MIN, storageFull, UPLOAD_ROOM_BYTES_MIN } from '../http/receiving/require-disk-space.ts';

export type Readiness = { ready: true; takesUploads: boolean };

/**
 * Throws UNAVAILABLE unless the database answers and every migration of this version is applied, and STORAGE_FULL if nothing more
 * can be stored. Files need more free space than that.
 */
export async function checkReadiness(deps: Pick<Deps, 'db' | 'freeBytes'>): Promise<Readiness> {
  if (!(await isReady(deps.db))) {
    throw new AppError('UNAVAILABLE');
  }
  const freeBytes = await deps.freeBytes();
  if (freeBytes < ROOM_BYTES_MIN) {
    throw storageFull();
  }
  return { ready: true, takesUploads: freeBytes >= UPLOAD_ROOM_BYTES_MIN };
}
