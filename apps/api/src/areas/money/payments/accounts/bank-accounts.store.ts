import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { storedMoneyFacts } from '../journal/money-facts.sql.ts';

/** More orders than one person ever has. */
const GIVEN_MAX = 500;

/** Every account the investor gave, with its order; the latest first. */
export async function listGivenAccounts(db: Db, investorId: string) {
  return db
    .selectFrom('payment_instructions')
    .innerJoin('trades', (join) =>
      join
        .onRef('trades.investor_id', '=', 'payment_instructions.investor_id')
        .onRef('trades.id', '=', 'payment_instructions.trade_id'),
    )
    .where('payment_instructions.investor_id', '=', investorId)
    .select([
      'trades.id as tradeId',
      'trades.status',
      'trades.total_cents as totalCents',
      'trades.payment_method as paymentMethod',
      'trades.submitted_at as submittedAt',
      'trades.investor_signed_at as investorSignedAt',
      'payment_instructions.method',
      'payment_instructions.sealed_account as sealedAccount',
      'payment_instructions.account_last_digits as lastDigits',
      'payment_instructions.void_cheque_file_id as voidChequeFileId',
      'payment_instructions.unlinked_at as unlinkedAt',
      storedMoneyFacts.as('facts'),
    ])
    .orderBy('payment_instructions.updated_at', 'desc')
    .orderBy('trades.id')
    .limit(GIVEN_MAX)
    .execute();
}
export type GivenAccount = Awaited<ReturnType<typeof listGivenAccounts>>[number];

/** Locks the orders for which an investor gave an account, together with their money, until the transaction ends. */
export async function lockOrdersWithAccount(trx: Db, investorId: string): Promise<void> {
  await trx
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where(
      sql<boolean>`exists (
        select 1 from payment_instructions account
        where account.investor_id = trades.investor_id and account.trade_id = trades.id
      )`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends the authorization on an order's account and hides it from the investor. */
export async function setUnlinked(trx: Db, investorId: string, tradeId: string, at: Date): Promise<void> {
  await trx
    .updateTable('payment_instructions')
    .set((eb) => ({ unlinked_at: at, withdrawn_at: eb.fn.coalesce('withdrawn_at', eb.val(at)) }))
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .execute();
}

/** Deletes an account's numbers; the fact that one was given, and when, stays. */
export async function eraseAccount(trx: Db, investorId: string, tradeId: string): Promise<void> {
  await trx
    .updateTable('payment_instructions')
    .set({ sealed_account: null, account_last_digits: null, void_cheque_file_id: null })
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .execute();
}
