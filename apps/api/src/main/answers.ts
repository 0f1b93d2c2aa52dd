import { memorandumAwaited } from '../areas/agreement/memorandum/memorandum-awaited.ts';
import { jointMemorandumAwaited } from '../areas/agreement/signing/joint-memorandum-awaited.ts';
import type { KycQuestions } from '../areas/client/kyc/kyc-questions.ts';
import { hasAccountToDebit } from '../areas/money/payments/instructions/has-account-to-debit.ts';
import { readMoneyAtEnd } from '../areas/money/payments/journal/read-money-at-end.ts';
import type { DealQuestions } from '../areas/offering/deals/deal-questions.ts';
import { askedOfOrder, askedOfProfile } from '../areas/order/changes/asked-now.ts';
import type { OrderQuestions } from '../areas/order/trades/order-questions.ts';
import { answerHasOrderOfDeal, answerHoldingOrders } from '../areas/order/trades/orders-of-deal.ts';
import type { TradeRecord } from '../areas/order/trades/trade-record.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Answers } from '../platform/deps.ts';

declare module '../platform/deps.ts' {
  interface Questions extends DealQuestions, KycQuestions, OrderQuestions {}
}

type OrderQuestion = OrderQuestions['what-order-waits-for'];

/** What an order waits for before it goes to the dealer and again before it is approved; the first that is missing is told. */
const ORDER_WAITS_FOR: readonly ((trx: Db, order: TradeRecord) => Promise<OrderQuestion['answer']>)[] = [
  memorandumAwaited,
  jointMemorandumAwaited,
];

async function whatOrderWaitsFor(trx: Db, order: TradeRecord): Promise<OrderQuestion['answer']> {
  for (const missingOf of ORDER_WAITS_FOR) {
    const missing = await missingOf(trx, order);
    if (missing !== null) {
      return missing;
    }
  }
  return null;
}

/** What areas ask of those that build upon them, and who answers. */
export const ANSWERS: Answers = {
  'has-order-of-deal': answerHasOrderOfDeal,
  'orders-that-hold-units': answerHoldingOrders,
  'asked-of-profile': askedOfProfile,
  'asked-of-order': askedOfOrder,
  'what-order-waits-for': whatOrderWaitsFor,
  'has-account-to-debit': hasAccountToDebit,
  'money-at-end': readMoneyAtEnd,
};
