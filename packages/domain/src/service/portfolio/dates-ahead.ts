import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { Trade } from '../../order/trades/trade.wire.ts';
import { isEditableStatus, tradeStatusOf } from '../../order/trades/trade-status.ts';

/** The facts of an order that its coming dates follow from. */
export type DatedTrade = Pick<
  Trade,
  'status' | 'holdsUnits' | 'holdExpiresAt' | 'cancellation' | 'money' | 'jointSigning' | 'subDoc'
> & { dealId: Pick<Trade['dealId'], 'closesAt'> };

/**
 * A day that an order's investor should know: until when its units are kept, the deal is open, the joint investor's link is
 * good, the order may be cancelled by right; and when the account is debited, which has no day before the file of the bank.
 */
export type DateAhead =
  | { readonly kind: 'hold' | 'deal-closes' | 'joint-link' | 'right-to-cancel'; readonly at: string }
  | { readonly kind: 'debit'; readonly on: CalendarDate }
  | { readonly kind: 'debit-after-approval' };

/** The dates of one order that are still to come, the first of them first; one without a day comes last. */
export function datesAhead(trade: DatedTrade, now: Date): DateAhead[] {
  const { holdsUnits, holdExpiresAt, jointSigning, cancellation, money } = trade;
  const dates: DateAhead[] = [];
  const add = (kind: 'hold' | 'deal-closes' | 'joint-link' | 'right-to-cancel', at: string | null) => {
    if (at !== null && Date.parse(at) > now.getTime()) {
      dates.push({ kind, at });
    }
  };
  if (isEditableStatus(tradeStatusOf(trade.status))) {
    add('hold', holdsUnits ? holdExpiresAt : null);
    add('deal-closes', trade.dealId.closesAt);
  }
  add('joint-link', jointSigning?.status === 'waiting' ? jointSigning.linkExpiresAt : null);
  add('right-to-cancel', cancellation.right === 'runs' ? cancellation.rightEndsAt : null);
  if (money.debitUnderWay && money.debitDueOn !== null) {
    dates.push({ kind: 'debit', on: money.debitDueOn });
  } else if (money.authorized > 0 && trade.subDoc.paymentMethod !== 'outside') {
    dates.push({ kind: 'debit-after-approval' });
  }
  return dates.sort((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

/** Sorts as text: a day comes before the instants in it, and what has no day after all others. */
export function momentOf(date: DateAhead): string {
  switch (date.kind) {
    case 'debit':
      return date.on;
    case 'debit-after-approval':
      return '9999';
    default:
      return new Date(date.at).toISOString();
  }
}
