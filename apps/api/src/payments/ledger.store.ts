import { sql } from 'kysely';
import type { MovementKind } from '../db/payment-tables.ts';
import type { Db } from '../db/tables.ts';

/**
 * The accounts of the ledger. What an investor authorized stands in `authorized` (against `authorizations`). Money that
 * came stands in `trust`, and in `issuers` once it was released (both against `owed-to-investors`: what investors have
 * put in and not got back). Every movement sums to zero, and so does the ledger.
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
  kind: MovementKind;
  /** Natural key of what happened, such as `received:<order>:<reference>`. */
  eventKey: string;
  reference: string | null;
  /** Amounts in cents; they sum to zero. */
  entries: readonly { id: string; account: LedgerAccount; amountCents: bigint }[];
};

/**
 * Writes a movement once: the same event again changes nothing and answers false. The caller has locked the order.
 * Throws when it does not balance.
 */
export async function recordMovement(trx: Db, movement: Movement, at: Date): Promise<boolean> {
  const sum = movement.entries.reduce((total, entry) => total + entry.amountCents, 0n);
  if (sum !== 0n) {
    throw new RangeError('a movement of the ledger sums to zero');
  }
  if (movement.entries.length === 0 || (await hasMovement(trx, movement.eventKey))) {
    return false;
  }
  const { movementId, investorId, tradeId, kind, eventKey, reference } = movement;
  const rows = await trx
    .insertInto('ledger_entries')
    .values(
      movement.entries.map((entry) => ({
        id: entry.id,
        movement_id: movementId,
        investor_id: investorId,
        trade_id: tradeId,
        account: entry.account,
        amount_cents: entry.amountCents,
        event_key: eventKey,
        kind,
        reference,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['event_key', 'account']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** True when this event is in the ledger already. */
export async function hasMovement(trx: Db, eventKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ledger_entries')
    .select('id')
    .where('event_key', '=', eventKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an event moved in an account, in cents; undefined when it is not in the ledger. */
export async function movedBy(
  trx: Db,
  eventKey: string,
  account: LedgerAccount,
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('ledger_entries')
    .select('amount_cents as amountCents')
    .where('event_key', '=', eventKey)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.amountCents;
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

/** One movement of an order as the dealer's people read it, oldest first. */
export type MovementLine = { kind: MovementKind; amountCents: bigint; reference: string | null; at: Date };

const MOVEMENTS_LISTED_MAX = 200;

/** What money did for an order: authorizations by their own account, everything else by the trust account. */
export async function listMovements(db: Db, investorId: string, tradeId: string): Promise<MovementLine[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_cents as amountCents', 'reference', 'created_at as at'])
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where(
      sql<string>`account`,
      '=',
      sql<string>`case when kind = 'authorization' then 'authorized' else 'trust' end`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOVEMENTS_LISTED_MAX)
    .execute();
}
