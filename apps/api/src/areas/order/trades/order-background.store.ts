import type { DealContent } from '@portal/domain/offering/deals/deal-content';
import type { Db } from '../../../platform/db/tables.ts';

/** `representative` is the full name; null where the investor named none. */
export type OrderBackground = { deal: DealContent; representative: string | null };

/** What an order's papers say of its deal and of the investor's representative. */
export async function findOrderBackground(
  db: Db,
  investorId: string,
  dealId: string,
): Promise<OrderBackground> {
  const row = await db
    .selectFrom('investors')
    .innerJoin('deals', (join) => join.on('deals.id', '=', dealId))
    .leftJoin('representatives', 'representatives.id', 'investors.dealer_representative_id')
    .select(['deals.content', 'representatives.full_name as representative'])
    .where('investors.id', '=', investorId)
    .executeTakeFirstOrThrow();
  return { deal: row.content, representative: row.representative };
}
