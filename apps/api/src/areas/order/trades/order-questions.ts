import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { TradeRecord } from './trade-record.ts';

/** What an order has to know of areas that build upon orders. */
export type OrderQuestions = {
  /** Why the order may not go to the dealer or be approved yet, as the refusal of it; null where nothing is in its way. */
  'what-order-waits-for': { about: TradeRecord; answer: ErrorCode | null };
  /** What of the order the dealer asked to be changed, by paths; null where nobody asks, or asks in words alone. */
  'asked-of-order': { about: { investorId: string; id: string }; answer: readonly string[] | null };
  /** Whether an account was given to pay it by this method, and no debit of it came back. */
  'has-account-to-debit': {
    about: { investorId: string; tradeId: string; method: PaymentMethod };
    answer: boolean;
  };
  /** What becomes of the money of an order whose end is written. */
  'money-at-end': { about: { investorId: string; id: string }; answer: MoneyAtEnd };
};
