import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/**
 * Locks how much each of these people may buy, until the transaction ends: in order of their ids, and before any deal and any order, so
 * that whoever buys with several of them waits in one line.
 */
export async function lockRooms(trx: Db, investorIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('purchase_rooms')
    .select('investor_id')
    .where('investor_id', 'in', [...new Set(investorIds)])
    .orderBy('investor_id')
    .forUpdate()
    .execute();
}

/** What was judged of this person before no longer stands; the caller has locked their room. */
export async function moveRoom(trx: Db, investorId: string): Promise<void> {
  await trx
    .updateTable('purchase_rooms')
    .set({ version: sql`version + 1` })
    .where('investor_id', '=', investorId)
    .execute();
}
