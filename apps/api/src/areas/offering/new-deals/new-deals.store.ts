import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { Db } from '../../../platform/db/tables.ts';

/** More than open in a week. */
const DEALS_LISTED_MAX = 50;

/** Deals that opened after `openedAfter`, take orders and were not announced yet. */
export async function findDealsToAnnounce(
  db: Db,
  { openedAfter, now }: { openedAfter: Date; now: Date },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('deals')
    .select('id')
    .where('is_live', '=', true)
    .where('announced_at', 'is', null)
    .where('opens_at', '>', openedAfter)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .orderBy('opens_at')
    .limit(DEALS_LISTED_MAX)
    .execute();
}

export async function setAnnounced(trx: Db, dealId: string, at: Date): Promise<void> {
  await trx.updateTable('deals').set({ announced_at: at }).where('id', '=', dealId).execute();
}

export type NewDeal = {
  slug: string;
  content: DealContent;
  unitPriceCents: bigint;
  minimumUnits: number;
};

/** A deal that takes orders; undefined if it does not. */
export async function findOpenDeal(db: Db, dealId: string, now: Date): Promise<NewDeal | undefined> {
  return db
    .selectFrom('deals')
    .select(['slug', 'content', 'unit_price_cents as unitPriceCents', 'minimum_units as minimumUnits'])
    .where('id', '=', dealId)
    .where('is_live', '=', true)
    .where('closes_at', '>', now)
    .executeTakeFirst();
}
