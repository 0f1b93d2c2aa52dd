import {
  type MessageFilter,
  type MessageQuery,
  messageQuerySchema,
} from '@portal/domain/contact/contact-desk';
import { OFFICE_PAGES } from '@portal/domain/office/office-pages';

/** What an address asks of the list. A parameter that says nothing is left out: a link that somebody shortened still opens the list. */
export function queryOf(search: URLSearchParams): MessageQuery {
  const known = [...search].filter(
    ([name, value]) => messageQuerySchema.safeParse({ [name]: value }).success,
  );
  const parsed = messageQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : {};
}

/** The filters of a list, without the page of it that is shown. */
export function filterOf({ after: _page, ...filter }: MessageQuery): MessageFilter {
  return filter;
}

/** The address of a list: readable, and kept in links and bookmarks. */
export function messagesAddress(query: MessageQuery): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(said).toString();
  return `${OFFICE_PAGES.messages}${search === '' ? '' : `?${search}`}`;
}

export function countFilters(filter: MessageFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}
