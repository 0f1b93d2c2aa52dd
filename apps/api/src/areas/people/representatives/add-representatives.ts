import type { Db } from '../../../platform/db/tables.ts';
import { insertRepresentatives, type NewRepresentative } from './representatives.store.ts';

/** Adds the representatives of a demonstration, or of a test. Throws where one of them is there already. */
export async function addRepresentatives(
  db: Db,
  added: readonly NewRepresentative[],
  at: Date,
): Promise<void> {
  if (!(await insertRepresentatives(db, added, at))) {
    throw new Error('Another representative has one of these codes or ids');
  }
}
