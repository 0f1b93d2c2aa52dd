import type { Db } from '../../../platform/db/tables.ts';
import { insertRepresentatives, type NewRepresentative } from './representatives.store.ts';

/** Adds a demonstration's or a test's representatives. Throws if one of them exists. */
export async function addRepresentatives(
  db: Db,
  added: readonly NewRepresentative[],
  at: Date,
): Promise<void> {
  if (!(await insertRepresentatives(db, added, { by: null, at }))) {
    throw new Error('Another representative already has one of these codes or ids');
  }
}
