import { dollarsFromCents } from '@portal/domain/money/cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import type { Trade } from '@portal/domain/wire/trade';
import type { DealerSettings } from '../config/dealer-settings.ts';
import { cancellationEnd } from '../payments/cancellation-end.ts';
import type { TradeView } from './trade-views.store.ts';

/** Where the order's money is, to whom it goes, and whom to ask. */
export function moneyToWire(
  view: Pick<
    TradeView,
    'id' | 'ledger' | 'province' | 'investorSignedAt' | 'jointSignedAt' | 'holdExpiresAt'
  >,
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
      cancellationEndsAt: cancellationEnd(view, view.province)?.toISOString() ?? null,
    },
    payee: { ...trustee, reference: orderReference(view.id) },
    dealer: { name: dealer.name, email: dealer.email, phone: dealer.phone },
    holdExpiresAt: view.holdExpiresAt?.toISOString() ?? null,
  };
}
