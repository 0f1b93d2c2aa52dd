import type { Db } from '../../../platform/db/tables.ts';
import { listAcceptances } from './memorandum.store.ts';

/** More memoranda than one person ever accepts. */
const ACCEPTANCES_MAX = 1_000;

/** Which offering memoranda the investor confirmed receiving, when, and from where. */
export async function listOwnAcceptances(db: Db, investorId: string): Promise<object[]> {
  const acceptances = await listAcceptances(db, investorId, ACCEPTANCES_MAX);
  return acceptances.map(({ at, ...acceptance }) => ({ ...acceptance, at: at.toISOString() }));
}
