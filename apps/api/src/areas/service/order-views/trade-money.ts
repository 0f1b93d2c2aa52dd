import type { Dealer } from '@portal/domain/ground/brand/brand';
import type { TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { moneyOfOrder } from '@portal/domain/money/payments/order-money';
import { mayCancel } from '@portal/domain/order/trades/may-cancel';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { rightToCancelAt } from '@portal/domain/order/trades/right-to-cancel';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { moneyFactsOf } from '../../money/payments/journal/stored-money-facts.ts';
import { cancellationOf } from '../../order/trades/cancelling/cancellation.ts';
import type { TradeView } from './trade-views.store.ts';

/** Until when the order may be cancelled by right, and whether its investor may cancel it at this moment. */
export function cancellationToWire(
  view: Pick<TradeView, 'status' | 'province' | 'jointInvestor' | 'investorSignedAt' | 'jointSignedAt'>,
  now: Date,
): Trade['cancellation'] {
  const { rightEndsAt, timeZone } = cancellationOf(view, view.province);
  const right = rightToCancelAt(rightEndsAt, now);
  return {
    isPossible: mayCancel(tradeStatusOf(view.status), right),
    right,
    rightEndsAt: rightEndsAt?.toISOString() ?? null,
    timeZone,
  };
}

/** To whom money goes, and whom to ask. */
export type PaidTo = { trustee: TrusteeParticulars; dealer: Dealer };

/** Where the order's money is, to whom it goes, and whom to ask, named in the reader's language. */
export function moneyToWire(
  view: Pick<TradeView, 'id' | 'totalCents' | 'status' | 'moneyFacts' | 'holdExpiresAt'>,
  { trustee, dealer }: PaidTo,
  language: Language,
): Pick<Trade, 'money' | 'payee' | 'dealer' | 'holdExpiresAt'> {
  const order = { totalCents: view.totalCents, status: tradeStatusOf(view.status) };
  const words = trustee.words[language];
  const money = moneyOfOrder(order, moneyFactsOf(view.moneyFacts));
  return {
    money: {
      authorized: dollarsFromCents(money.toDebitCents),
      inTrust: dollarsFromCents(money.inTrustCents),
      released: dollarsFromCents(money.releasedCents),
      refunded: dollarsFromCents(money.refundedCents),
      debitUnderWay: money.isDebitUnderWay,
      debitDueOn: money.isDebitUnderWay ? dueOnOf(view.moneyFacts) : null,
    },
    payee: {
      institution: trustee.institution,
      transit: trustee.transit,
      account: trustee.account,
      email: trustee.trusteeEmail,
      name: words.trustee,
      beneficiary: words.trusteeBeneficiary,
      bank: words.trusteeBank,
      address: words.trusteeAddress,
      reference: orderReference(view.id),
    },
    dealer: { name: dealer.name, email: dealer.email, phone: dealer.phone },
    holdExpiresAt: view.holdExpiresAt?.toISOString() ?? null,
  };
}

/** The day of the newest debit that the bank has not given back. */
function dueOnOf({ debits }: TradeView['moneyFacts']): string | null {
  const standing = debits.filter(({ cameBack }) => !cameBack);
  return standing.sort((one, other) => one.handedAt.localeCompare(other.handedAt)).at(-1)?.dueOn ?? null;
}
