import { type DeskFilter, type DeskQuery, deskQuerySchema } from '@portal/domain/desk/desk-query';
import { DESK_QUEUES, type DeskQueue } from '@portal/domain/desk/desk-queues';
import { OFFICE_PAGES } from '@portal/domain/office/office-pages';

/** A list as its address says it. */
export type DeskPlace = { queue: DeskQueue; query: DeskQuery };

/** The queue of an address; null where there is none of that name. */
export function queueNamed(name: string | undefined): DeskQueue | null {
  return DESK_QUEUES.find((queue) => queue === name) ?? null;
}

/** What an address asks of its list. A parameter that says nothing is left out: a link that somebody shortened still opens the list. */
export function queryOf(search: URLSearchParams): DeskQuery {
  const known = [...search].filter(([name, value]) => deskQuerySchema.safeParse({ [name]: value }).success);
  const parsed = deskQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : {};
}

/** The filters and the order of a list, without the page of it that is shown. */
export function filterOf({ after: _page, ...filter }: DeskQuery): DeskFilter {
  return filter;
}

/** The address of a list: readable, and kept in links and bookmarks. */
export function deskAddress({ queue, query }: DeskPlace): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return `${OFFICE_PAGES.desk}/${queue}${search === '' ? '' : `?${search}`}`;
}

/** How many filters hide rows; the order hides none. */
export function countFilters({ sort: _order, ...filters }: DeskFilter): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}
