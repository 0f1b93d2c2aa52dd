import type { Db } from '../../platform/db/tables.ts';
import type { DealContent } from '../deals/deal-content.ts';

export type OrderBackground = { deal: DealContent; dealerRepresentativeId: string | null };

/** What an order's papers say of its deal and of the investor's representative. */
export async function findOrderBackground(
  db: Db,
  investorId: string,
  dealId: string,
): Promise<OrderBackground> {
  const row = await db
    .selectFrom('investors')
    .innerJoin('deals', (join) => join.on('deals.id', '=', dealId))
    .select(['deals.content', 'investors.dealer_representative_id as dealerRepresentativeId'])
    .where('investors.id', '=', investorId)
    .executeTakeFirstOrThrow();
  return { deal: row.content, dealerRepresentativeId: row.dealerRepresentativeId };
}
