import { type DeskFilter, type DeskQuery, deskQuerySchema } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES, type DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { askedOf, countAsked, listAddress } from '#parts/lists/list-address.ts';

/** A list, as given by its address. */
export type DeskPlace = { queue: DeskQueue; query: DeskQuery };

/** The queue of that name; null if there is none. */
export function queueNamed(name: string | undefined): DeskQueue | null {
  return DESK_QUEUES.find((queue) => queue === name) ?? null;
}

export function queryOf(search: URLSearchParams): DeskQuery {
  return askedOf(search, deskQuerySchema, {});
}

export function deskAddress({ queue, query }: DeskPlace): string {
  return listAddress(`${OFFICE_PAGES.desk}/${queue}`, query);
}

/** How many filters are set; sorting is none. */
export function countFilters({ sort: _order, ...filters }: DeskFilter): number {
  return countAsked(filters);
}
