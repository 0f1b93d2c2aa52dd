import { dollarsFromCents } from '@portal/domain/money/cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import { rightToCancelAt } from '@portal/domain/trades/right-to-cancel';
import { canMoveTrade, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import type { DealerSettings } from '../config/dealer-settings.ts';
import { cancellationOf } from '../payments/cancellation.ts';
import type { TradeView } from './trade-views.store.ts';

/** Until when the order may be cancelled by right, and whether its investor may cancel it at this moment. */
export function cancellationToWire(
  view: Pick<TradeView, 'status' | 'province' | 'jointInvestor' | 'investorSignedAt' | 'jointSignedAt'>,
  now: Date,
): Trade['cancellation'] {
  const { rightEndsAt, timeZone } = cancellationOf(view, view.province);
  const right = rightToCancelAt(rightEndsAt, now);
  return {
    isPossible: canMoveTrade(tradeStatusOf(view.status), 'archived', 'investor', right),
    right,
    rightEndsAt: rightEndsAt?.toISOString() ?? null,
    timeZone,
  };
}

/** Where the order's money is, to whom it goes, and whom to ask. */
export function moneyToWire(
  view: Pick<TradeView, 'id' | 'ledger' | 'isDebitUnderWay' | 'holdExpiresAt'>,
  { trustee, dealer }: DealerSettings,
): Pick<Trade, 'money' | 'payee' | 'dealer' | 'holdExpiresAt'> {
  const dollars = (cents: string) => dollarsFromCents(BigInt(cents));
  const { authorized, trust, issuers, refunded } = view.ledger;
  return {
    money: {
      authorized: dollars(authorized),
      inTrust: dollars(trust),
      released: dollars(issuers),
      refunded: dollars(refunded),
      debitUnderWay: view.isDebitUnderWay,
    },
    payee: { ...trustee, reference: orderReference(view.id) },
    dealer: { name: dealer.name, email: dealer.email, phone: dealer.phone },
    holdExpiresAt: view.holdExpiresAt?.toISOString() ?? null,
  };
}
