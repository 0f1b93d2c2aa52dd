import { LOCALES } from '../../../ground/formats/locales.ts';
import { foldText, hasWords } from '../../../ground/people/fold-text.ts';
import type { Language } from '../../../ground/people/languages.ts';
import type { DealType, ListedDeal } from '../deal.wire.ts';
import { dealReturnFigures, dealTermFigures } from '../deal-figures.ts';
import { fundedBasisPoints } from '../funding.ts';
import type { Figures } from '../info-table.ts';
import { amountOfUnits } from '../order-amount.ts';
import { smallestQuantity } from '../order-units.ts';

/** The orders in which deals can be listed; the first is the default. */
export const DEAL_SORTS = ['closing', 'newest', 'minimum', 'return', 'term', 'funded', 'name'] as const;
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
  /** The least that a deal aims to pay a year, in per cent. */
  readonly return: number | null;
  /** The longest that a deal is expected to take, in years. */
  readonly term: number | null;
  readonly sort: DealSort;
};

export const NO_CRITERIA: DealCriteria = {
  q: '',
  type: [],
  province: [],
  minimum: [null, null],
  return: null,
  term: null,
  sort: 'closing',
};

/** The facts of a deal that the list is searched, narrowed and sorted by. */
export type FilterableDeal = Pick<
  ListedDeal,
  | 'name'
  | 'type'
  | 'location'
  | 'province'
  | 'summary'
  | 'issuer'
  | 'infoTable'
  | 'unitPrice'
  | 'minimumUnits'
  | 'unitsTotal'
  | 'unitsTaken'
  | 'opensAt'
  | 'closesAt'
>;

/** True when any criterion narrows the list; the order of the list narrows nothing. */
export function isNarrowed({ q, type, province, minimum, ...bounds }: DealCriteria): boolean {
  return (
    foldText(q) !== '' ||
    type.length > 0 ||
    province.length > 0 ||
    [...minimum, bounds.return, bounds.term].some((end) => end !== null)
  );
}

/** The deals that meet all criteria, in the order asked for; the list given is left as it is. */
export function filterDeals<Listed extends FilterableDeal>(
  deals: readonly Listed[],
  criteria: DealCriteria,
  language: Language,
): Listed[] {
  return deals.filter((deal) => meets(deal, criteria)).sort(comparison(criteria.sort, language));
}

function meets(deal: FilterableDeal, { q, type, province, minimum, ...bounds }: DealCriteria): boolean {
  const [low, high] = minimum;
  const smallestOrder = smallestOrderOf(deal);
  const text = [deal.name, deal.location, deal.summary, deal.issuer.name].join(' ');
  return (
    (type.length === 0 || type.includes(deal.type)) &&
    (province.length === 0 || province.includes(deal.province)) &&
    (low === null || smallestOrder >= low) &&
    (high === null || smallestOrder <= high) &&
    paysAtLeast(deal, bounds.return) &&
    endsWithin(deal, bounds.term) &&
    hasWords(text, q)
  );
}

/** By the lower end of what it aims at; a deal that does not say is not among those that pay so much. */
function paysAtLeast({ infoTable }: FilterableDeal, percent: number | null): boolean {
  const [low] = dealReturnFigures(infoTable) ?? [Number.NEGATIVE_INFINITY];
  return percent === null || low >= percent;
}

/** By the upper end of what it expects; a deal that does not say is not among those that end in time. */
function endsWithin({ infoTable }: FilterableDeal, years: number | null): boolean {
  const [, high] = dealTermFigures(infoTable) ?? [0, Number.POSITIVE_INFINITY];
  return years === null || high <= years;
}

/** What the smallest order of a deal costs, in dollars. */
export function smallestOrderOf(deal: Pick<ListedDeal, 'unitPrice' | 'minimumUnits'>): number {
  return amountOfUnits(smallestQuantity(deal), deal.unitPrice);
}

const LEAST: Figures = [Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
const LONGEST: Figures = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** By the lower ends, then by the upper ones; what is not said comes before everything that is. */
function byFigures(one: Figures | null, other: Figures | null): number {
  const [low, high] = one ?? LEAST;
  const [otherLow, otherHigh] = other ?? LEAST;
  return low - otherLow || high - otherHigh;
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
    return: (one, other) => byFigures(dealReturnFigures(other.infoTable), dealReturnFigures(one.infoTable)),
    term: (one, other) =>
      byFigures(dealTermFigures(one.infoTable) ?? LONGEST, dealTermFigures(other.infoTable) ?? LONGEST),
    funded: (one, other) => fundedBasisPoints(other) - fundedBasisPoints(one),
    name: byName,
  };
  return (one, other) => first[sort](one, other) || byName(one, other);
}
