import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type OpenDay, reconcileOpenDay } from './reconcile-open-day.ts';
import { findClosedDay } from './trust-days.store.ts';

/** The first day that is not closed, reconciled. Throws NOT_FOUND where it is no such day, DAY_NOT_READY for one that is closed or waits for another. */
export async function requireOpenDay(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  day: string,
): Promise<OpenDay> {
  const open = await reconcileOpenDay(trx, deps, day);
  if (open === undefined) {
    throw new AppError((await findClosedDay(trx, day)) === undefined ? 'NOT_FOUND' : 'DAY_NOT_READY');
  }
  if (open.obstacles.includes('not-next')) {
    throw new AppError('DAY_NOT_READY');
  }
  return open;
}
