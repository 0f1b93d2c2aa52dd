import { isWireDollars } from '../../../ground/money/cents.ts';
import { PROVINCES } from '../../../ground/people/provinces.ts';
import { DEAL_TYPES } from '../deal-types.ts';
import { DEAL_SORTS, type DealCriteria, NO_CRITERIA, type Range } from './filter-deals.ts';

/** The longest search text, in characters; what is beyond is not searched for. */
export const SEARCH_MAX_LENGTH = 100;

/** The longest number that is read from a query. */
const NUMBER_MAX_LENGTH = 16;

/**
 * The criteria in a query, as pairs in their order. Lists carry brackets (`type[]=land&type[]=energy`) and are taken
 * without them too; `minimum[]` comes twice, low then high, empty for an open end. What is not understood is left
 * out: an old link still lists deals.
 */
export function parseDealQuery(query: Iterable<readonly [string, string]>): DealCriteria {
  const values = new Map<string, string[]>();
  for (const [name, value] of query) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  const all = (key: string): string[] => values.get(key) ?? [];
  const [low, high] = all('minimum');
  return {
    q: (all('q')[0] ?? '').slice(0, SEARCH_MAX_LENGTH).trim(),
    type: DEAL_TYPES.filter((type) => all('type').includes(type)),
    province: PROVINCES.filter((province) => all('province').includes(province)),
    minimum: inOrder([parseDollars(low), parseDollars(high)]),
    return: parseBound(all('return')[0]),
    term: parseBound(all('term')[0]),
    sort: DEAL_SORTS.find((sort) => sort === all('sort')[0]) ?? NO_CRITERIA.sort,
  };
}

function parseDollars(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  const dollars = trimmed === '' || trimmed.length > NUMBER_MAX_LENGTH ? Number.NaN : Number(trimmed);
  return isWireDollars(dollars) && dollars >= 0 ? dollars : null;
}

/** The criteria as the pairs that `parseDealQuery` reads; what narrows nothing is left out. */
export function dealQueryOf({
  q,
  type,
  province,
  minimum,
  sort,
  ...bounds
}: DealCriteria): [string, string][] {
  const single = (name: string, value: number | string | null): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]];
  const ends = minimum.map((end): [string, string] => ['minimum[]', end === null ? '' : String(end)]);
  return [
    ...single('q', q),
    ...type.map((value): [string, string] => ['type[]', value]),
    ...province.map((value): [string, string] => ['province[]', value]),
    ...(minimum.every((end) => end === null) ? [] : ends),
    ...single('return', bounds.return),
    ...single('term', bounds.term),
    ...single('sort', sort === NO_CRITERIA.sort ? '' : sort),
  ];
}

/** Per cent and years are written with two digits at most, and a half where somebody wants it. */
const BOUND = /^\d{1,2}(?:\.\d)?$/;

function parseBound(text = ''): number | null {
  return BOUND.test(text) ? Number(text) : null;
}

/** A range whose ends were given the wrong way round means the range between them. */
function inOrder([low, high]: Range): Range {
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
