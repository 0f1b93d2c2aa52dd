import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type Kind = 'received' | 'returned' | 'released' | 'refunded';
export type WeekOfMoney = { from: string; cents: Record<Kind, bigint> };

/** Money by the week in which it moved, from a Monday on; what was taken back again is not in it. A week without any is left out. */
export async function readMoneyByWeek(db: Db, from: string): Promise<WeekOfMoney[]> {
  const zone = sql.lit(DEALER_TIME_ZONE);
  const { rows } = await sql<{ from: string } & Record<Kind, bigint>>`
    select to_char(date_trunc('week', value_at at time zone ${zone}), 'YYYY-MM-DD') as "from",
      ${sum('received', 'receipt-reversed', OF_TRUST)} as received,
      ${sum('returned', 'return-reversed', OF_TRUST)} as returned,
      ${sum('released')} as released, ${sum('refunded')} as refunded
    from money_journal
    where value_at >= ${from}::timestamp at time zone ${zone}
    group by 1`.execute(db);
  return rows.map(({ from: monday, ...cents }) => ({ from: monday, cents }));
}

/** What only goes from unapplied money to an order, or from there back, neither came nor went. */
const OF_TRUST = sql`'trust' in (debit_account, credit_account)`;

function sum(
  kind: string,
  reversed: string = '',
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<bigint> {
  return sql<bigint>`coalesce(sum(
    case kind when ${kind} then amount_cents when ${reversed} then -amount_cents end) filter (where ${where}), 0)::bigint`;
}
