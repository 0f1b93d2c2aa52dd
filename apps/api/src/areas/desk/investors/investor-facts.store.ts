import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { inScope } from './investors-in-scope.sql.ts';

export type InvestorInScope = { id: string; closedAt: Date | null; hasTwoFactor: boolean };

/** An investor the representative looks after; anybody if `representativeId` is null. */
export async function findInScope(
  db: Db,
  investorId: string,
  representativeId: string | null,
): Promise<InvestorInScope | undefined> {
  return db
    .selectFrom('investors as investor')
    .select([
      'investor.id',
      'investor.closed_at as closedAt',
      sql<boolean>`exists (
        select 1 from two_factor where account_id = investor.id and confirmed_at is not null
      )`.as('hasTwoFactor'),
    ])
    .where('investor.id', '=', investorId)
    .where(inScope(representativeId))
    .where((either) => either.or([either('closed_at', 'is', null), either('first_name', '<>', '')]))
    .executeTakeFirst();
}

const ORDERS_LISTED_MAX = 100;

/** The investor's orders, newest first. */
export async function listOrdersOf(
  db: Db,
  investorId: string,
  language: Language,
): Promise<{ id: string; dealName: string; status: number; totalCents: bigint; createdAt: Date }[]> {
  return db
    .selectFrom('trades')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .select([
      'trades.id',
      sql<string>`coalesce(deals.content #>> array['name', ${language}::text], '')`.as('dealName'),
      'trades.status',
      'trades.total_cents as totalCents',
      'trades.created_at as createdAt',
    ])
    .where('trades.investor_id', '=', investorId)
    .orderBy('trades.created_at', 'desc')
    .orderBy('trades.id')
    .limit(ORDERS_LISTED_MAX)
    .execute();
}
