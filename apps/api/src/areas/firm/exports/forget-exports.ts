import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deleteEndedExports } from './exports.store.ts';

/** Forgets exports that have ended, and their files. */
export async function forgetEndedExports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transact(db, (trx) => deleteEndedExports(trx, clock.now()));
}
