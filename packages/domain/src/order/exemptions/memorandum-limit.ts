import { AMOUNTS } from '../../ground/law/figures.ts';
import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR } from '../../ground/law/jurisdictions.ts';
import type { PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import type { RuleId } from '../../ground/law/rules.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { PurchaserClass } from './classify-purchaser.ts';
import type { RoomFreed } from './exemption-decision.ts';
import { freesUpOn, windowBeginsOn } from './frees-up-on.ts';
import type { Advice, OrderFacts, PastPurchase } from './order-facts.ts';

/** How much one purchaser may buy with an offering memorandum, and by which rule. */
export type MemorandumLimit = {
  ruleId: RuleId;
  capCents: bigint | null;
  /** Where advice that it suits them makes the cap higher: what it is without. */
  withoutAdviceCents: bigint | null;
  /** True where the cap is of all purchases of the window, false where each stands alone. */
  isOverWindow: boolean;
};

const isIn = (provinces: readonly ProvinceCode[], province: ProvinceCode) => provinces.includes(province);

const limitOf = (
  ruleId: keyof typeof AMOUNTS & RuleId,
  isOverWindow: boolean,
  withoutAdviceCents: bigint | null = null,
): MemorandumLimit => ({ ruleId, capCents: AMOUNTS[ruleId].cents, withoutAdviceCents, isOverWindow });

const noLimit = (ruleId: RuleId, isOverWindow: boolean): MemorandumLimit => ({
  ruleId,
  capCents: null,
  withoutAdviceCents: null,
  isOverWindow,
});

/**
 * The limit of a purchaser under NI 45-106 s. 2.9: none by (1); on each purchase by (2)(b) unless eligible, of companies too; over twelve
 * months by (2.1)(b) for individuals who are neither accredited nor related to the issuer (2.3).
 */
export function memorandumLimit(
  purchaser: PurchaserFacts,
  province: ProvinceCode,
  { accredited, eligible }: PurchaserClass,
  { advice, confirmedRelation }: { advice: Advice; confirmedRelation: OrderFacts['confirmedRelation'] },
): MemorandumLimit {
  const isEligible = accredited.length > 0 || eligible.length > 0;
  if (isIn(LIMITED_BY_PURCHASE, province)) {
    return isEligible ? noLimit('om-limit-purchase', false) : limitOf('om-limit-purchase', false);
  }
  if (!isIn(LIMITED_BY_YEAR, province)) {
    return noLimit('om-no-limit', false);
  }
  if (purchaser.kind === 'entity' || accredited.length > 0 || confirmedRelation !== null) {
    return noLimit('om-no-limit-for-some', true);
  }
  if (!isEligible) {
    return limitOf('om-limit-year', true);
  }
  return advice === 'negative'
    ? limitOf('om-limit-year-eligible', true)
    : limitOf(
        'om-limit-year-advised',
        true,
        advice === 'positive' ? null : AMOUNTS['om-limit-year-eligible'].cents,
      );
}

/** What counts on a day: every purchase under s. 2.9 of the window, of any issuer and dealer, and what open orders hold. */
export function countedPurchases(past: readonly PastPurchase[], day: string): PastPurchase[] {
  const begins = windowBeginsOn(day);
  return past.filter(
    ({ under, state, day: bought }) => under === 'OM' && (state === 'reserved' || bought >= begins),
  );
}

/** The sum of purchases, in cents. */
export const sumOf = (purchases: readonly PastPurchase[]) =>
  purchases.reduce((sum, { cents }) => sum + cents, 0n);

/** When room comes back and how much: on days on which purchases leave the window, as far as they make room. Open orders keep theirs. */
export function roomFreed(counted: readonly PastPurchase[], capCents: bigint): RoomFreed[] {
  const leaving = new Map<string, bigint>();
  for (const { state, day, cents } of counted) {
    if (state !== 'reserved') {
      const on = freesUpOn(day);
      leaving.set(on, (leaving.get(on) ?? 0n) + cents);
    }
  }
  let used = sumOf(counted);
  const freed: RoomFreed[] = [];
  for (const [on, cents] of [...leaving].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = roomIn(capCents, used);
    used -= cents;
    const more = roomIn(capCents, used) - before;
    if (more > 0n) {
      freed.push({ cents: more, on });
    }
  }
  return freed;
}

/** What is left of a cap; nothing where more was bought than it allows. */
export const roomIn = (capCents: bigint, usedCents: bigint) =>
  capCents > usedCents ? capCents - usedCents : 0n;
