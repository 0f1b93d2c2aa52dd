import { isReady } from '../db/is-ready.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';

/** Throws UNAVAILABLE unless the database answers and every migration of this version is applied. */
export async function checkReadiness(deps: Pick<Deps, 'db'>): Promise<{ ready: true }> {
  if (!(await isReady(deps.db))) {
    throw new AppError('UNAVAILABLE');
  }
  return { ready: true };
}
