import { foldText, hasWords } from '../formats/fold-text.ts';
import { LOCALES } from '../formats/locales.ts';
import { amountOfUnits } from '../trades/order-amount.ts';
import { smallestQuantity } from '../trades/order-units.ts';
import type { DealType, ListedDeal } from '../wire/deal.ts';
import type { Language } from '../wire/user.ts';
import { fundedBasisPoints } from './funding.ts';

/** The orders in which deals can be listed; the first is the default. */
export const DEAL_SORTS = ['closing', 'newest', 'minimum', 'funded', 'name'] as const;
export type DealSort = (typeof DEAL_SORTS)[number];

/** Lowest and highest value of a range, in dollars; both null in the beginning (specification section 3). */
export type Range = readonly [low: number | null, high: number | null];

/** The criteria of the marketplace. An empty list or text narrows nothing. */
export type DealCriteria = {
  readonly q: string;
  readonly type: readonly DealType[];
  readonly province: readonly string[];
  /** Range of the smallest order, in dollars. */
  readonly minimum: Range;
  readonly sort: DealSort;
};

export const NO_CRITERIA: DealCriteria = {
  q: '',
  type: [],
  province: [],
  minimum: [null, null],
  sort: 'closing',
};

/** What of a deal is searched, narrowed and sorted by. */
export type FilterableDeal = Pick<
  ListedDeal,
  | 'name'
  | 'type'
  | 'location'
  | 'province'
  | 'summary'
  | 'issuer'
  | 'unitPrice'
  | 'minimumUnits'
  | 'unitsTotal'
  | 'unitsTaken'
  | 'opensAt'
  | 'closesAt'
>;

/** True when any criterion narrows the list; the order of the list narrows nothing. */
export function isNarrowed({ q, type, province, minimum }: DealCriteria): boolean {
  return foldText(q) !== '' || type.length > 0 || province.length > 0 || minimum.some((end) => end !== null);
}

/** The deals that meet all criteria, in the order asked for; the list given is left as it is. */
export function filterDeals<Listed extends FilterableDeal>(
  deals: readonly Listed[],
  criteria: DealCriteria,
  language: Language,
): Listed[] {
  return deals.filter((deal) => meets(deal, criteria)).sort(comparison(criteria.sort, language));
}

function meets(deal: FilterableDeal, { q, type, province, minimum }: DealCriteria): boolean {
  const [low, high] = minimum;
  const smallestOrder = smallestOrderOf(deal);
  const text = [deal.name, deal.location, deal.summary, deal.issuer.name].join(' ');
  return (
    (type.length === 0 || type.includes(deal.type)) &&
    (province.length === 0 || province.includes(deal.province)) &&
    (low === null || smallestOrder >= low) &&
    (high === null || smallestOrder <= high) &&
    hasWords(text, q)
  );
}

/** What the smallest order of a deal costs, in dollars. */
export function smallestOrderOf(deal: Pick<ListedDeal, 'unitPrice' | 'minimumUnits'>): number {
  return amountOfUnits(smallestQuantity(deal), deal.unitPrice);
}

type Comparison = (one: FilterableDeal, other: FilterableDeal) => number;

/** Deals that are equal by the order asked for follow their names, so that a list never shuffles. */
function comparison(sort: DealSort, language: Language): Comparison {
  const collator = new Intl.Collator(LOCALES[language], { numeric: true });
  const byName: Comparison = (one, other) => collator.compare(one.name, other.name);
  const first: Readonly<Record<DealSort, Comparison>> = {
    closing: (one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt),
    newest: (one, other) => Date.parse(other.opensAt) - Date.parse(one.opensAt),
    minimum: (one, other) => smallestOrderOf(one) - smallestOrderOf(other),
    funded: (one, other) => fundedBasisPoints(other) - fundedBasisPoints(one),
    name: byName,
  };
  return (one, other) => first[sort](one, other) || byName(one, other);
}
