import { type InvestorQuery, investorQuerySchema } from '@portal/domain/desk/investors/investor-query';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): InvestorQuery {
  return askedOf(search, investorQuerySchema, {});
}

export function investorsAddress(query: InvestorQuery): string {
  return listAddress(OFFICE_PAGES.investors, query);
}
