import { FILE_CREATION_NUMBER_MAX } from '@portal/domain/money/payments/debit-file-layout';
import { moneyOfOrder } from '@portal/domain/money/payments/order-money';
import { TRADE_STATUS_NUMBERS, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { storedMoneyFacts } from './money-facts.sql.ts';
import { moneyFactsOf } from './stored-money-facts.ts';

/** An approved order with an authorization to debit that is in no file for the bank yet. */
export type OrderToDebit = {
  investorId: string;
  tradeId: string;
  amountCents: bigint;
  sealedAccount: Buffer;
  /** What somebody has to look at first. */
  heldBy: 'account-changed' | 'looks-twice' | null;
};

/**
 * Lets exports run one at a time: the next reads the orders only once this one's file is stored. Locking just the orders would
 * not do, because a statement that waited for a lock still sees what was there before it waited.
 */
export async function lockExports(trx: Db): Promise<void> {
  await trx
    .selectFrom('debit_file_head')
    .select('id')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The orders to debit, longest approved first; locked until the transaction ends. */
export async function lockOrdersToDebit(trx: Db, limit: number): Promise<OrderToDebit[]> {
  const locked = await ordersToDebit(trx, limit).forUpdate('trades').execute();
  return readOrdersToDebit(
    trx,
    locked.map(({ id }) => id),
  );
}

/** The same without locking, for display. */
export async function findOrdersToDebit(db: Db, limit: number): Promise<OrderToDebit[]> {
  const found = await ordersToDebit(db, limit).execute();
  return readOrdersToDebit(
    db,
    found.map(({ id }) => id),
  );
}

function ordersToDebit(db: Db, limit: number) {
  return db
    .selectFrom('trades')
    .innerJoin('payment_instructions', (join) =>
      join
        .onRef('payment_instructions.investor_id', '=', 'trades.investor_id')
        .onRef('payment_instructions.trade_id', '=', 'trades.id')
        .onRef('payment_instructions.method', '=', 'trades.payment_method'),
    )
    .select('trades.id')
    .where('trades.status', '=', TRADE_STATUS_NUMBERS.approved)
    .where('trades.funds_received_at', 'is', null)
    .where('payment_instructions.withdrawn_at', 'is', null)
    .where('payment_instructions.sealed_account', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select 1 from debit_file_items item where item.trade_id = trades.id and item.returned_at is null
      )`,
    )
    .orderBy('trades.decided_at')
    .orderBy('trades.id')
    .limit(limit);
}

/** A separate statement after the lock, so that it sees what was recorded while waiting for it. */
async function readOrdersToDebit(trx: Db, tradeIds: readonly string[]): Promise<OrderToDebit[]> {
  if (tradeIds.length === 0) {
    return [];
  }
  const rows = await trx
    .selectFrom('trades')
    .innerJoin('payment_instructions', (join) =>
      join
        .onRef('payment_instructions.investor_id', '=', 'trades.investor_id')
        .onRef('payment_instructions.trade_id', '=', 'trades.id'),
    )
    .select([
      'trades.investor_id as investorId',
      'trades.id as tradeId',
      'trades.total_cents as totalCents',
      'trades.status',
      'payment_instructions.sealed_account as sealedAccount',
      storedMoneyFacts.as('facts'),
      sql<OrderToDebit['heldBy']>`(
        select min(flag.kind) from payment_flags flag
        where flag.trade_id = trades.id and flag.kind in ('account-changed', 'looks-twice') and flag.cleared_at is null
      )`.as('heldBy'),
    ])
    .where('trades.id', 'in', [...tradeIds])
    .orderBy('trades.decided_at')
    .orderBy('trades.id')
    .execute();
  return rows.flatMap(({ sealedAccount, facts, totalCents, status, ...row }) => {
    const order = { totalCents, status: tradeStatusOf(status) };
    const { toDebitCents } = moneyOfOrder(order, moneyFactsOf(facts));
    return sealedAccount === null || toDebitCents === 0n
      ? []
      : [{ ...row, amountCents: toDebitCents, sealedAccount }];
  });
}

/** Takes the next file number: 1 to 9999, then 1 again. */
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

/** An order's debits that were handed to the bank, oldest first. */
export type OrderDebit = { amountCents: bigint; dueOn: string; cameBack: boolean };

export async function listDebitsOfOrder(db: Db, investorId: string, tradeId: string): Promise<OrderDebit[]> {
  const rows = await db
    .selectFrom('debit_file_items')
    .innerJoin('debit_files', 'debit_files.id', 'debit_file_items.file_id')
    .select([
      'debit_file_items.amount_cents as amountCents',
      'debit_files.due_on as dueOn',
      'debit_file_items.returned_at as returnedAt',
    ])
    .where('debit_file_items.investor_id', '=', investorId)
    .where('debit_file_items.trade_id', '=', tradeId)
    .orderBy('debit_files.created_at')
    .execute();
  return rows.map(({ returnedAt, ...row }) => ({ ...row, cameBack: returnedAt !== null }));
}

/** The newest file with this number. */
export async function findDebitFile(db: Db, number: number): Promise<DebitFileRecord | undefined> {
  return debitFiles(db)
    .where('number', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findDebitFileById(db: Db, id: string): Promise<DebitFileRecord | undefined> {
  return debitFiles(db).where('id', '=', id).executeTakeFirst();
}

function debitFiles(db: Db) {
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
    ]);
}

/**
 * Marks the order's debit as returned by the bank, if one was in a file; not for a return that predates the file, which repeats
 * the news of an earlier debit.
 */
export async function markDebitReturned(
  trx: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
  valueAt: Date,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('debit_file_items')
    .set({ returned_at: at })
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('returned_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select 1 from debit_files file, debit_file_items earlier
        where file.id = debit_file_items.file_id and file.created_at > ${valueAt}
          and earlier.trade_id = debit_file_items.trade_id and earlier.returned_at is not null
      )`,
    )
    .execute();
}
