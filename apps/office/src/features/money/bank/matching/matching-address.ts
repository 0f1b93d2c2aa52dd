import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import {
  type LineQuery,
  lineQuerySchema,
  type MatchQuery,
  matchQuerySchema,
} from '@portal/domain/money/bank/lines/line-query';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

/** The filter of the address, and the line being worked on. */
export function linesOf(search: URLSearchParams): { query: LineQuery; chosen: string | null } {
  return { query: askedOf(search, lineQuerySchema, {}), chosen: search.get('line') };
}

export function matchingAddress(query: LineQuery & { line?: string }): string {
  return listAddress(OFFICE_PAGES.moneyMatching, query);
}

export function matchesOf(search: URLSearchParams): MatchQuery {
  return askedOf(search, matchQuerySchema, {});
}

export function matchedAddress(query: MatchQuery): string {
  return listAddress(OFFICE_PAGES.moneyMatched, query);
}
