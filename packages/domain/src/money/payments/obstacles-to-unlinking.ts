import { addDays } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { TradeStatus } from '../../order/trades/trade-status.ts';
import type { OrderMoney } from './order-money.ts';

/** What an account is needed for, the reason that ends last behind the others. */
export const UNLINK_OBSTACLES = ['order', 'debit', 'money', 'returnable'] as const;
export type UnlinkObstacle = (typeof UNLINK_OBSTACLES)[number];

/** Why an account cannot be unlinked now; `until` is the last day of it, null where that depends on what happens. */
export type UnlinkReason = { readonly kind: UnlinkObstacle; readonly until: CalendarDate | null };

/** An order for which an account was given, as far as the account is judged by it. */
export type AccountUse = {
  readonly status: TradeStatus;
  /** The order is paid in the way for which the account was given; it may have been changed since. */
  readonly isPaidFromIt: boolean;
  readonly money: Pick<
    OrderMoney,
    'paidInCents' | 'inTrustCents' | 'inQuestionCents' | 'overReturnedCents' | 'isDebitUnderWay'
  >;
  /** When debits were or are made that the bank did not give back. */
  readonly debitedOn: readonly CalendarDate[];
  /** When money of the order arrived. */
  readonly receivedOn: readonly CalendarDate[];
};

/** A person may have their bank take a debit back for so long after it was made (Payments Canada, Rule H1). */
export const RETURNABLE_DAYS = 90;

/** Why a person cannot unlink an account today, each reason once with its latest day; empty when nothing needs the account. */
export function obstaclesToUnlinking(uses: readonly AccountUse[], today: CalendarDate): UnlinkReason[] {
  const reasons = uses.flatMap((use) => reasonsOf(use, today));
  return UNLINK_OBSTACLES.flatMap((kind) => {
    const same = reasons.filter((reason) => reason.kind === kind);
    const until =
      same
        .map((reason) => reason.until)
        .sort(byDay)
        .at(-1) ?? null;
    return same.length === 0 ? [] : [{ kind, until }];
  });
}

function reasonsOf(use: AccountUse, today: CalendarDate): UnlinkReason[] {
  const { money } = use;
  const isOpen = use.isPaidFromIt && isUnderWay(use.status);
  const hasMoney = money.inTrustCents > 0n || money.inQuestionCents > 0n || money.overReturnedCents > 0n;
  const until = returnableUntil(use);
  return [
    ...(isOpen ? [{ kind: 'order' as const, until: null }] : []),
    ...(money.isDebitUnderWay ? [{ kind: 'debit' as const, until: null }] : []),
    ...(!isOpen && hasMoney ? [{ kind: 'money' as const, until: null }] : []),
    ...(until !== null && today <= until ? [{ kind: 'returnable' as const, until }] : []),
  ];
}

/** The last day on which a debit of the order may come back; null where none was made, or each came back. */
function returnableUntil({ isPaidFromIt, money, debitedOn, receivedOn }: AccountUse): CalendarDate | null {
  const hasPaid = isPaidFromIt && money.paidInCents + money.inQuestionCents > 0n;
  const last = [...debitedOn, ...(hasPaid ? receivedOn : [])].sort().at(-1);
  return last === undefined ? null : addDays(last, RETURNABLE_DAYS);
}

function isUnderWay(status: TradeStatus): boolean {
  switch (status) {
    case 'open':
    case 'submitted':
    case 'changesAsked':
    case 'inReview':
    case 'approved':
      return true;
    case 'settled':
    case 'declined':
    case 'archived':
      return false;
  }
}

function byDay(one: CalendarDate | null, other: CalendarDate | null): number {
  return (one ?? '').localeCompare(other ?? '');
}

/** What became of an order, as far as it decides whether its account is part of the records. */
export type AccountHistory = {
  readonly wasSubmitted: boolean;
  readonly wasSigned: boolean;
  /** Money moved for the order, or a debit was handed to the bank. */
  readonly hasMovedMoney: boolean;
};

/** True where the account number belongs to the records that the law has a dealer keep of an order; false where it may be deleted. */
export function isAccountOnRecord({ wasSubmitted, wasSigned, hasMovedMoney }: AccountHistory): boolean {
  return wasSubmitted || wasSigned || hasMovedMoney;
}
