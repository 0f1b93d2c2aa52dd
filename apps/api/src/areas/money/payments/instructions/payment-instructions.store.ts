import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';

/** From here on the dealer has checked the investor's identity and account. */
const LOOKED_AT = [
  TRADE_STATUS_NUMBERS.changesAsked,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.approved,
  TRADE_STATUS_NUMBERS.settled,
];

/** True once the dealer has reviewed an order of this investor. */
export async function hasReviewedOrder(trx: Db, investorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('status', 'in', LOOKED_AT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type PaymentInstruction = {
  investorId: string;
  tradeId: string;
  method: PaymentMethod;
  sealedAccount: Buffer;
  accountLastDigits: string;
  voidChequeFileId: string | null;
};

/** Stores how the order is paid, replacing what was given before. */
export async function putPaymentInstruction(
  trx: Db,
  instruction: PaymentInstruction,
  at: Date,
): Promise<void> {
  const values = {
    method: instruction.method,
    sealed_account: instruction.sealedAccount,
    account_last_digits: instruction.accountLastDigits,
    void_cheque_file_id: instruction.voidChequeFileId,
    withdrawn_at: null,
    unlinked_at: null,
    updated_at: at,
  };
  await trx
    .insertInto('payment_instructions')
    .values({ investor_id: instruction.investorId, trade_id: instruction.tradeId, created_at: at, ...values })
    .onConflict((conflict) => conflict.columns(['investor_id', 'trade_id']).doUpdateSet(values))
    .execute();
}

/** True when the account for this payment method was given and no debit of it came back. */
export async function hasPaymentInstruction(
  trx: Db,
  investorId: string,
  tradeId: string,
  method: PaymentMethod,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_instructions')
    .select('trade_id')
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('method', '=', method)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the authorization on an account after a returned debit; the account itself stays on file. */
export async function withdrawPaymentInstruction(
  trx: Db,
  investorId: string,
  tradeId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payment_instructions')
    .set({ withdrawn_at: at })
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .execute();
}

/**
 * The account the investor gave last, for any order, even if it was unlinked since; undefined before the first. `sealedAccount`
 * is null where its numbers were deleted.
 */
export async function findLastAccount(
  trx: Db,
  investorId: string,
): Promise<{ tradeId: string; sealedAccount: Buffer | null } | undefined> {
  return trx
    .selectFrom('payment_instructions')
    .select(['trade_id as tradeId', 'sealed_account as sealedAccount'])
    .where('investor_id', '=', investorId)
    .where((eb) => eb.or([eb('sealed_account', 'is not', null), eb('unlinked_at', 'is not', null)]))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
