import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import { type UnappliedQuery, unappliedQuerySchema } from '@portal/domain/wire/office-unapplied';

/** What an address asks for; one that asks for nothing known asks for all. */
export function unappliedOf(search: URLSearchParams): UnappliedQuery {
  return unappliedQuerySchema.safeParse(Object.fromEntries(search)).data ?? {};
}

export function unappliedAddress(query: UnappliedQuery): string {
  const said = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(said).toString();
  return search === '' ? OFFICE_PAGES.moneyUnapplied : `${OFFICE_PAGES.moneyUnapplied}?${search}`;
}
