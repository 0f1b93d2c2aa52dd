import type { Db } from '../../../../platform/db/tables.ts';
import type { OrderQuestions } from '../../../order/trades/order-questions.ts';
import { hasPaymentInstruction } from './payment-instructions.store.ts';

/** True when the account for this payment method was given and no debit of it came back. */
export function hasAccountToDebit(
  trx: Db,
  { investorId, tradeId, method }: OrderQuestions['has-account-to-debit']['about'],
): Promise<boolean> {
  return hasPaymentInstruction(trx, investorId, tradeId, method);
}
