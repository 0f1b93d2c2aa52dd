import type { Db } from '../db/tables.ts';

/**
 * The accounts of the ledger. Money is authorized by the investor, held in trust once it arrived, and then released to
 * the issuer or refunded; each account has a counterpart, so that every movement sums to zero.
 */
export const LEDGER_ACCOUNTS = [
  'authorized',
  'authorizations',
  'trust',
  'owed-to-investors',
  'issuers',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export type Movement = {
  movementId: string;
  investorId: string;
  tradeId: string;
  /** Natural key of what happened, such as `received:<reference>`. */
  eventKey: string;
  /** Amounts in cents; they sum to zero. */
  entries: readonly { id: string; account: LedgerAccount; amountCents: bigint }[];
};

/** Writes a movement once: the same event again changes nothing and answers false. Throws when it does not balance. */
export async function recordMovement(trx: Db, movement: Movement, at: Date): Promise<boolean> {
  const sum = movement.entries.reduce((total, entry) => total + entry.amountCents, 0n);
  if (sum !== 0n) {
    throw new RangeError('a movement of the ledger sums to zero');
  }
  const rows = await trx
    .insertInto('ledger_entries')
    .values(
      movement.entries.map((entry) => ({
        id: entry.id,
        movement_id: movement.movementId,
        investor_id: movement.investorId,
        trade_id: movement.tradeId,
        account: entry.account,
        amount_cents: entry.amountCents,
        event_key: movement.eventKey,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['event_key', 'account']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** What an account of the ledger holds for an order, in cents. */
export async function balanceOf(
  db: Db,
  investorId: string,
  tradeId: string,
  account: LedgerAccount,
): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_cents'), eb.val('0')).as('total'))
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return BigInt(row.total);
}
