import type { PaymentMethod } from '@portal/domain/wire/trade';
import type { Db } from '../db/tables.ts';

export type PaymentInstruction = {
  investorId: string;
  tradeId: string;
  method: PaymentMethod;
  sealedAccount: Buffer;
  accountLastDigits: string;
  accountHolder: string;
  voidChequeFileId: string | null;
};

/** Writes how the order is paid, over what was given before. */
export async function putPaymentInstruction(
  trx: Db,
  instruction: PaymentInstruction,
  at: Date,
): Promise<void> {
  const values = {
    method: instruction.method,
    sealed_account: instruction.sealedAccount,
    account_last_digits: instruction.accountLastDigits,
    account_holder: instruction.accountHolder,
    void_cheque_file_id: instruction.voidChequeFileId,
    updated_at: at,
  };
  await trx
    .insertInto('payment_instructions')
    .values({ investor_id: instruction.investorId, trade_id: instruction.tradeId, created_at: at, ...values })
    .onConflict((conflict) => conflict.columns(['investor_id', 'trade_id']).doUpdateSet(values))
    .execute();
}

/** True when the account for this way of paying was given already. */
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
    .executeTakeFirst();
  return row !== undefined;
}
