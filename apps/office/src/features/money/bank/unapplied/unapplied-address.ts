import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import {
  type UnappliedQuery,
  unappliedQuerySchema,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function unappliedOf(search: URLSearchParams): UnappliedQuery {
  return askedOf(search, unappliedQuerySchema, {});
}

export function unappliedAddress(query: UnappliedQuery): string {
  return listAddress(OFFICE_PAGES.moneyUnapplied, query);
}
