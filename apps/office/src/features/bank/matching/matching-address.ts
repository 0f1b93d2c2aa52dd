import {
  type LineFilter,
  type LineQuery,
  lineQuerySchema,
  type MatchQuery,
  matchQuerySchema,
} from '@portal/domain/bank/line-query';
import { OFFICE_PAGES } from '@portal/domain/office/office-pages';

type Schema<Query> = { safeParse: (value: unknown) => { success: boolean; data?: Query | undefined } };

/** What an address asks for; a parameter that says nothing is left out. */
function queryOf<Query extends object>(search: URLSearchParams, schema: Schema<Query>): Partial<Query> {
  const known = [...search].filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  return schema.safeParse(Object.fromEntries(known)).data ?? {};
}

/** The lines that an address asks for, and the one that is worked on. */
export function linesOf(search: URLSearchParams): { query: LineQuery; chosen: string | null } {
  return { query: queryOf(search, lineQuerySchema), chosen: search.get('line') };
}

/** The filters of a list, without the page of it that is shown. */
export function filterOf({ after: _page, ...filter }: LineQuery): LineFilter {
  return filter;
}

export function countFilters(filter: object): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}

export function matchingAddress(query: LineQuery & { line?: string }): string {
  return addressOf(OFFICE_PAGES.moneyMatching, query);
}

export function matchesOf(search: URLSearchParams): MatchQuery {
  return queryOf(search, matchQuerySchema);
}

export function matchedAddress(query: MatchQuery): string {
  return addressOf(OFFICE_PAGES.moneyMatched, query);
}

/** Readable, and kept in links and bookmarks. */
function addressOf(page: string, query: object): string {
  const said = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const search = new URLSearchParams(said).toString();
  return search === '' ? page : `${page}?${search}`;
}
