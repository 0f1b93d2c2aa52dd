import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { isWorkedBy } from '../../../people/representatives/worked-by.sql.ts';

/** Whose order it is; undefined if there is none, or its investor is not the representative's client. */
export async function findOwner(
  db: Db,
  orderId: string,
  representativeId: string | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select('investors.id')
    .where('trades.id', '=', orderId)
    .where(
      representativeId === null
        ? sql<boolean>`true`
        : isWorkedBy('investors.dealer_representative_id', representativeId),
    )
    .executeTakeFirst();
  return row?.id;
}

const OTHER_ORDERS_MAX = 50;

/** The investor's other orders, newest first. */
export async function listOtherOrders(
  db: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
  language: Language,
): Promise<{ id: string; dealName: string; status: number; totalCents: bigint }[]> {
  return db
    .selectFrom('trades')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .select([
      'trades.id',
      sql<string>`coalesce(deals.content #>> array['name', ${language}::text], '')`.as('dealName'),
      'trades.status',
      'trades.total_cents as totalCents',
    ])
    .where('trades.investor_id', '=', investorId)
    .where('trades.id', '<>', tradeId)
    .orderBy('trades.created_at', 'desc')
    .limit(OTHER_ORDERS_MAX)
    .execute();
}
