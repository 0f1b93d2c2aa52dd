import type { PurchaseElsewhere } from '@portal/domain/ground/law/purchaser-facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** More than anybody tells of; the rest of a longer list is counted with its last. */
const TOLD_MAX = 50;

type Told = { investorId: string; kycId: string; purchases: readonly PurchaseElsewhere[] };

/** Counts what a version of the profile tells of purchases elsewhere, instead of what an earlier one told. */
export async function replaceTold(trx: Db, { investorId, kycId, purchases }: Told, at: Date): Promise<void> {
  await trx
    .updateTable('exempt_purchases')
    .set({ state: 'cancelled', takes_room: false, changed_at: at })
    .where('investor_id', '=', investorId)
    .where('state', '=', 'declared')
    .execute();
  const told = atMost(purchases.filter(({ cents }) => cents > 0n));
  if (told.length > 0) {
    const row = { investor_id: investorId, kyc_id: kycId, under: 'OM', state: 'declared' } as const;
    await trx
      .insertInto('exempt_purchases')
      .values(
        told.map(({ cents, day }) => ({
          ...row,
          trade_id: null,
          decision_id: null,
          amount_cents: cents,
          day,
          takes_room: true,
          assumed: true,
          source: 'profile' as const,
          changed_at: at,
        })),
      )
      .execute();
  }
}

function atMost(purchases: readonly PurchaseElsewhere[]): PurchaseElsewhere[] {
  const byDay = purchases.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const kept = byDay.slice(0, TOLD_MAX - 1);
  const rest = byDay.slice(TOLD_MAX - 1);
  const [newest] = rest;
  return newest === undefined
    ? kept
    : [...kept, { day: newest.day, cents: rest.reduce((sum, { cents }) => sum + cents, 0n) }];
}

/** What counts or counted against a person's limits, the newest first. */
export async function listOwnPurchases(db: Db, investorId: string, limit: number) {
  const rows = await db
    .selectFrom('exempt_purchases')
    .select([
      'trade_id as orderId',
      'under',
      'amount_cents as amountCents',
      sql<string>`day::text`.as('day'),
      'state',
      'takes_room as counts',
      'source',
    ])
    .where('investor_id', '=', investorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ amountCents, ...row }) => ({ ...row, amountCents: String(amountCents) }));
}
