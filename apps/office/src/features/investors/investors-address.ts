import {
  type InvestorFilter,
  type InvestorQuery,
  investorQuerySchema,
} from '@portal/domain/investors/investor-query';
import { OFFICE_PAGES } from '@portal/domain/office/office-pages';

/** What an address asks of the list. A parameter that says nothing is left out: a link that somebody shortened still opens the list. */
export function queryOf(search: URLSearchParams): InvestorQuery {
  const known = [...search].filter(
    ([name, value]) => investorQuerySchema.safeParse({ [name]: value }).success,
  );
  const parsed = investorQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : {};
}

/** The filters of a list, without the page of it that is shown. */
export function filterOf({ after: _page, ...filter }: InvestorQuery): InvestorFilter {
  return filter;
}

/** The address of a list: readable, and kept in links and bookmarks. */
export function investorsAddress(query: InvestorQuery): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(said).toString();
  return `${OFFICE_PAGES.investors}${search === '' ? '' : `?${search}`}`;
}

export function countFilters(filter: InvestorFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}
