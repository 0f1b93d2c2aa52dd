import type { DealUnits } from '@portal/domain/offering/deals/live-units.wire';
import type { Db } from '../../../../platform/db/tables.ts';

/** The units of every live deal that has not closed yet, by id. */
export async function findLiveUnits(db: Db, now: Date): Promise<DealUnits[]> {
  return db
    .selectFrom('deals')
    .select(['id', 'units_total as unitsTotal', 'units_taken as unitsTaken'])
    .where('is_live', '=', true)
    .where('closes_at', '>', now)
    .orderBy('id')
    .execute();
}
