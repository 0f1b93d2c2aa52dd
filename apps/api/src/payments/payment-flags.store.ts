import { sql } from 'kysely';
import type { PaymentFlagKind } from '../db/payment-tables.ts';
import type { Db } from '../db/tables.ts';

/** Something about money that somebody at the dealer has to look at. */
export type PaymentFlag = {
  id: string;
  kind: PaymentFlagKind;
  investorId: string | null;
  tradeId: string | null;
  /** Short facts; never an account number. */
  detail: Record<string, string>;
  createdAt: Date;
};

/** Adds a flag; an order that is flagged for the same reason already stays as it is, and the answer is false. */
export async function insertFlag(trx: Db, flag: PaymentFlag): Promise<boolean> {
  const rows = await trx
    .insertInto('payment_flags')
    .values({
      id: flag.id,
      investor_id: flag.investorId,
      trade_id: flag.tradeId,
      kind: flag.kind,
      detail: JSON.stringify(flag.detail),
      created_at: flag.createdAt,
      cleared_at: null,
      cleared_note: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['trade_id', 'kind'])
        .where(sql<boolean>`trade_id is not null and cleared_at is null`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return rows.length > 0;
}

const FLAGS_LISTED_MAX = 200;

/** What nobody has looked at yet, the oldest first. */
export async function listOpenFlags(db: Db): Promise<PaymentFlag[]> {
  const rows = await db
    .selectFrom('payment_flags')
    .select(['id', 'kind', 'investor_id', 'trade_id', 'detail', 'created_at'])
    .where('cleared_at', 'is', null)
    .orderBy('created_at')
    .limit(FLAGS_LISTED_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    investorId: row.investor_id,
    tradeId: row.trade_id,
    detail: row.detail,
    createdAt: row.created_at,
  }));
}

/** Ends these flags of an order because what they asked for is done. */
export async function clearFlagsOfOrder(
  trx: Db,
  order: { investorId: string; tradeId: string },
  kinds: readonly PaymentFlagKind[],
  note: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: note })
    .where('investor_id', '=', order.investorId)
    .where('trade_id', '=', order.tradeId)
    .where('kind', 'in', [...kinds])
    .where('cleared_at', 'is', null)
    .execute();
}

/** Ends the open flags whose id starts so, when there is exactly one; answers what it was about. */
export async function clearFlagByPrefix(
  trx: Db,
  prefix: string,
  note: string,
  at: Date,
): Promise<PaymentFlag | undefined> {
  const open = (await listOpenFlags(trx)).filter(({ id }) => id.startsWith(prefix));
  const [flag, another] = open;
  if (flag === undefined || another !== undefined) {
    return undefined;
  }
  await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: note })
    .where('id', '=', flag.id)
    .where('cleared_at', 'is', null)
    .execute();
  return flag;
}
