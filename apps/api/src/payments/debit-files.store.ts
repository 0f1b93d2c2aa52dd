import { FILE_CREATION_NUMBER_MAX } from '@portal/domain/payments/debit-file-layout';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** An approved order whose money the investor authorized and that is in no file for the bank. */
export type OrderToDebit = {
  investorId: string;
  tradeId: string;
  amountCents: bigint;
  sealedAccount: Buffer;
  accountHolder: string;
  /** True while somebody has to look at a changed account first. */
  isHeld: boolean;
};

/**
 * Lets one export in at a time: the next one reads the orders only when this one's file is there. A lock on the orders alone
 * would not do, because a statement that waited for it still judges by what was there before it waited.
 */
export async function lockExports(trx: Db): Promise<void> {
  await trx
    .selectFrom('debit_file_head')
    .select('id')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The orders to debit, the longest approved first; they are locked until the transaction ends. */
export async function lockOrdersToDebit(trx: Db, limit: number): Promise<OrderToDebit[]> {
  const authorized = sql<string>`(
    select coalesce(sum(entry.amount_cents), 0) from ledger_entries entry
    where entry.investor_id = trades.investor_id and entry.trade_id = trades.id and entry.account = 'authorized'
  )`;
  const rows = await trx
    .selectFrom('trades')
    .innerJoin('payment_instructions', (join) =>
      join
        .onRef('payment_instructions.investor_id', '=', 'trades.investor_id')
        .onRef('payment_instructions.trade_id', '=', 'trades.id')
        .onRef('payment_instructions.method', '=', 'trades.payment_method'),
    )
    .select([
      'trades.investor_id as investorId',
      'trades.id as tradeId',
      authorized.as('amountCents'),
      'payment_instructions.sealed_account as sealedAccount',
      'payment_instructions.account_holder as accountHolder',
      sql<boolean>`exists (
        select 1 from payment_flags flag
        where flag.trade_id = trades.id and flag.kind = 'account-changed' and flag.cleared_at is null
      )`.as('isHeld'),
    ])
    .where('trades.status', '=', TRADE_STATUS_NUMBERS.approved)
    .where('payment_instructions.withdrawn_at', 'is', null)
    .where('payment_instructions.sealed_account', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select 1 from debit_file_items item where item.trade_id = trades.id and item.returned_at is null
      )`,
    )
    .where(authorized, '>', sql<string>`0`)
    .orderBy('trades.decided_at')
    .orderBy('trades.id')
    .limit(limit)
    .forUpdate('trades')
    .execute();
  return rows.flatMap(({ amountCents, sealedAccount, accountHolder, ...row }) =>
    sealedAccount === null
      ? []
      : [{ ...row, amountCents: BigInt(amountCents), sealedAccount, accountHolder: accountHolder ?? '' }],
  );
}

/** Takes the next number for a file, 1 to 9999 and then from 1 again. */
export async function nextFileNumber(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('debit_file_head')
    .set({ last_number: sql<number>`last_number % ${sql.lit(FILE_CREATION_NUMBER_MAX)} + 1` })
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export type DebitFileRecord = {
  id: string;
  number: number;
  createdOn: string;
  dueOn: string;
  debits: number;
  totalCents: bigint;
  sha256: string;
  sealed: Buffer;
  createdAt: Date;
};

export async function insertDebitFile(
  trx: Db,
  file: DebitFileRecord,
  items: readonly { investorId: string; tradeId: string; amountCents: bigint }[],
): Promise<void> {
  await trx
    .insertInto('debit_files')
    .values({
      id: file.id,
      number: file.number,
      created_on: file.createdOn,
      due_on: file.dueOn,
      debits: file.debits,
      total_cents: file.totalCents,
      sha256: file.sha256,
      sealed: file.sealed,
      created_at: file.createdAt,
    })
    .execute();
  await trx
    .insertInto('debit_file_items')
    .values(
      items.map(({ investorId, tradeId, amountCents }) => ({
        file_id: file.id,
        investor_id: investorId,
        trade_id: tradeId,
        amount_cents: amountCents,
        returned_at: null,
      })),
    )
    .execute();
}

/** The newest file with this number. */
export async function findDebitFile(db: Db, number: number): Promise<DebitFileRecord | undefined> {
  return db
    .selectFrom('debit_files')
    .select([
      'id',
      'number',
      'created_on as createdOn',
      'due_on as dueOn',
      'debits',
      'total_cents as totalCents',
      'sha256',
      'sealed',
      'created_at as createdAt',
    ])
    .where('number', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Of a row of `trades`: its debit was handed to the bank in a file, did not come back, and no money has arrived since. Whether
 * the bank can still call it back, only the bank knows.
 */
export const debitUnderWay = sql<boolean>`exists (
  select 1 from debit_file_items item join debit_files file on file.id = item.file_id
  where item.investor_id = trades.investor_id and item.trade_id = trades.id and item.returned_at is null
    and not exists (
      select 1 from ledger_entries entry
      where entry.investor_id = trades.investor_id and entry.trade_id = trades.id
        and entry.kind = 'received' and entry.created_at >= file.created_at
    )
)`;

/** True while the bank has a debit of the order that has neither arrived nor come back. */
export async function isDebitUnderWay(db: Db, investorId: string, tradeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('trades')
    .select(debitUnderWay.as('isUnderWay'))
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .executeTakeFirst();
  return row?.isUnderWay === true;
}

/** Notes that the bank gave the order's debit back; false when it was in no file. */
export async function markDebitReturned(
  trx: Db,
  investorId: string,
  tradeId: string,
  at: Date,
): Promise<boolean> {
  const rows = await trx
    .updateTable('debit_file_items')
    .set({ returned_at: at })
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('returned_at', 'is', null)
    .returning('trade_id')
    .execute();
  return rows.length > 0;
}
