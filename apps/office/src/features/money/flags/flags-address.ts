import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { type FlagQuery, flagQuerySchema } from '@portal/domain/money/payments/office-flags.wire';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): FlagQuery {
  return askedOf(search, flagQuerySchema, { state: 'open' });
}

/** The address of a page of the list; defaults are left out. */
export function flagsAddress({ state, after }: FlagQuery): string {
  return listAddress(OFFICE_PAGES.moneyFlags, { state: state === 'open' ? undefined : state, after });
}
