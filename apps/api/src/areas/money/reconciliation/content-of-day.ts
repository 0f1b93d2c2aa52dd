import { dollarsFromCents, sumCents } from '@portal/domain/ground/money/cents';
import type { Difference } from '@portal/domain/money/reconciliation/difference';
import {
  DIFFERENCES_MAX,
  SHARES_LISTED_MAX,
  type TrustDayContent,
  type TrustDifference,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import type { ReconciledDay } from '@portal/domain/money/reconciliation/reconcile-day';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { AccountOfDay } from './accounts-of-day.store.ts';
import type { DaySpan } from './day-span.ts';
import type { ExplanationRecord } from './explanations.store.ts';
import type { GatheredDay } from './gather-day.ts';

/** The closing amounts of the day before; null for the first day. */
export type ClosedWith = { bankCents: bigint; booksCents: bigint; investorsCents: bigint };

type Written = ReadonlyMap<string, ExplanationRecord>;
type Beside = { closedWith: ClosedWith | null; written: Written; stateSha256: string | null };

/** What people see, approve and seal of a day. The same data gives the same text, so that its hash shows whether anything changed. */
export function contentOfDay(
  { day, previousDay }: DaySpan,
  { facts, accounts, books }: Omit<GatheredDay, 'state'>,
  reconciled: ReconciledDay,
  { closedWith, written, stateSha256 }: Beside,
): TrustDayContent {
  const sumOf = (of: (account: AccountOfDay) => bigint) => sumCents(accounts.map(of));
  const ofBank = { inCents: sumOf(({ inCents }) => inCents), outCents: sumOf(({ outCents }) => outCents) };
  const openingOf = (opening: bigint | undefined) =>
    opening === undefined ? null : dollarsFromCents(opening);
  const shares = facts.shares.filter(({ heldCents }) => heldCents > 0n);
  return {
    day,
    previousDay,
    bank: movement(closedWith?.bankCents, { ...ofBank, closingCents: reconciled.bankCents }),
    books: movement(closedWith?.booksCents, books),
    investors: {
      opening: openingOf(closedWith?.investorsCents),
      closing: dollarsFromCents(reconciled.investorsCents),
    },
    accounts: accounts.map((account) => ({
      id: account.id,
      name: account.name,
      moneyIn: dollarsFromCents(account.inCents),
      moneyOut: dollarsFromCents(account.outCents),
      closing: dollarsFromCents(account.closingCents),
      shownBy: shownBy(account),
    })),
    held: {
      orders: shares.slice(0, SHARES_LISTED_MAX).map(({ tradeId, heldCents }) => ({
        tradeId,
        reference: orderReference(tradeId),
        amount: dollarsFromCents(heldCents),
      })),
      forOrders: dollarsFromCents(sumCents(shares.map(({ heldCents }) => heldCents))),
      unapplied: dollarsFromCents(sumCents(facts.unapplied.map(({ cents }) => (cents > 0n ? cents : 0n)))),
      toIssuers: dollarsFromCents(facts.toIssuersCents),
      toInvestors: dollarsFromCents(facts.toInvestorsCents),
    },
    differences: reconciled.differences
      .slice(0, DIFFERENCES_MAX)
      .map((difference) => presentDifference(difference, accounts, written)),
    ...(stateSha256 === null ? {} : { stateSha256 }),
  };
}

/** The first day opens with its closing balance less what moved on it. */
function movement(
  opening: bigint | undefined,
  { inCents, outCents, closingCents }: { inCents: bigint; outCents: bigint; closingCents: bigint },
): TrustDayContent['bank'] {
  const before = closingCents - inCents + outCents;
  const openingCents = opening ?? before;
  return {
    opening: dollarsFromCents(openingCents),
    earlierDays: dollarsFromCents(before - openingCents),
    moneyIn: dollarsFromCents(inCents),
    moneyOut: dollarsFromCents(outCents),
    closing: dollarsFromCents(closingCents),
  };
}

function shownBy({ hasStatement, readCents, closingCents }: AccountOfDay) {
  if (hasStatement) {
    return 'statement';
  }
  return readCents === closingCents ? 'reading' : null;
}

function presentDifference(
  { key, kind, between, cents, day, accountId, tradeId, text, clearedOn }: Difference,
  accounts: readonly AccountOfDay[],
  written: Written,
): TrustDifference {
  const explanation = written.get(key);
  return {
    key,
    kind,
    between,
    amount: dollarsFromCents(cents),
    day,
    account: accounts.find(({ id }) => id === accountId)?.name ?? null,
    tradeId,
    reference: tradeId === null ? null : orderReference(tradeId),
    text,
    clearedOn,
    explanation:
      explanation?.cents === cents
        ? {
            kind: explanation.kind,
            words: explanation.words,
            by: explanation.byName,
            at: explanation.writtenAt.toISOString(),
            since: explanation.day,
          }
        : null,
  };
}
