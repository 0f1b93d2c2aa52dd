import type { MoneyEvent } from '@portal/domain/payments/money-event';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** Of an investor with more payments than these, the newest. */
const EVENTS_READ_MAX = 500;

/**
 * Receipts of the investor's other orders, and those taken back out. One who pays for two orders at the same time takes turns
 * from here on, so that the later of two that look alike sees the other.
 */
export async function lockMoneyElsewhere(
  trx: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<MoneyEvent[]> {
  await sql`select id from investors where id = ${investorId} for no key update`.execute(trx);
  const rows = await trx
    .selectFrom('money_journal')
    .select(['kind', 'amount_cents', 'reference', 'value_at', 'order_was_closed'])
    .where('investor_id', '=', investorId)
    .where('trade_id', '<>', id)
    .where('kind', 'in', ['received', 'receipt-reversed'])
    .where('reference', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(EVENTS_READ_MAX)
    .execute();
  return rows.flatMap(({ kind, ...row }) =>
    kind === 'authorization'
      ? []
      : [
          {
            kind,
            amountCents: row.amount_cents,
            reference: row.reference,
            valueAt: row.value_at,
            wasClosed: row.order_was_closed,
          },
        ],
  );
}
