import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffEvents } from '../staff/staff-events.ts';
import { deleteEndedExports, endExportsOf } from './exports.store.ts';

/** Files hold what the roles of the person who asked let them see, so they expire when those or the access change. */
export async function endExportsOfChanged(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  await endExportsOf(trx, staffId, clock.now());
}

/** Deletes exports that have ended, with their files. */
export async function forgetEndedExports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return transact(db, (trx) => deleteEndedExports(trx, clock.now()));
}
