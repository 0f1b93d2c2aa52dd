import { paymentMethodFromWire, paymentMethodToWire } from './payment-methods.ts';
import type { SubDoc, SubDocOnWire, Trade, TradeOnWire } from './trade.wire.ts';

/** An order as the investor's API answers it. */
export function tradeToWire({ subDoc, payment, ...trade }: Trade): TradeOnWire {
  const { paymentMethod, ...details } = subDoc;
  return {
    ...trade,
    subDoc:
      paymentMethod === undefined
        ? details
        : { ...details, paymentMethod: paymentMethodToWire(paymentMethod) },
    payment: payment === null ? null : { ...payment, method: paymentMethodToWire(payment.method) },
  };
}

/** An answered order as rules and screens know it. */
export function tradeFromWire({ subDoc, payment, ...trade }: TradeOnWire): Trade {
  const { paymentMethod, ...details } = subDoc;
  return {
    ...trade,
    subDoc:
      paymentMethod === undefined
        ? details
        : { ...details, paymentMethod: paymentMethodFromWire(paymentMethod) },
    payment: payment === null ? null : { ...payment, method: paymentMethodFromWire(payment.method) },
  };
}

/** What `POST /user/trade/pre-sign/{id}` takes. */
export function subDocToWire({ scheduleA, paymentMethod }: SubDoc): SubDocOnWire {
  return { scheduleA, paymentMethod: paymentMethodToWire(paymentMethod) };
}
