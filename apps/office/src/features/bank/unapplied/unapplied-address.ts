import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import { type UnappliedQuery, unappliedQuerySchema } from '@portal/domain/wire/office-unapplied';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function unappliedOf(search: URLSearchParams): UnappliedQuery {
  return askedOf(search, unappliedQuerySchema, {});
}

export function unappliedAddress(query: UnappliedQuery): string {
  return listAddress(OFFICE_PAGES.moneyUnapplied, query);
}
