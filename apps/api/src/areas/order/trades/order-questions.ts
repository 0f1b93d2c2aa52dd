import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { TradeRecord } from './trade-record.ts';

/** What an order asks of areas that build on orders. */
export type OrderQuestions = {
  /** Why the order may not yet be submitted or approved, as an error code; null where nothing stands in its way. */
  'what-order-waits-for': { about: TradeRecord; answer: ErrorCode | null };
  /** What else keeps it from being approved, once it is signed, as an error code; null where nothing does. */
  'what-approval-waits-for': { about: TradeRecord; answer: ErrorCode | null };
  /** The paths of the order that the dealer asked to have changed; null without a request, or where it is in words alone. */
  'asked-of-order': { about: { investorId: string; id: string }; answer: readonly string[] | null };
  /** Whether the investor gave an account for this method and no debit of it came back. */
  'has-account-to-debit': {
    about: { investorId: string; tradeId: string; method: PaymentMethod };
    answer: boolean;
  };
  /** What happens to the money of an order that is about to end. */
  'money-at-end': { about: { investorId: string; id: string }; answer: MoneyAtEnd };
};
