import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { DealSection } from '../writing/deal-fields.ts';

/** The search parameter that says which section of the form is open. */
export const SECTION_PARAM = 'part';

const within = (page: string, id: string) => page.replace(':dealId', id);

/** The page where a deal is edited. */
export function addressOfDeal(id: string, section?: DealSection): string {
  const address = within(OFFICE_PAGES.deal, id);
  return section === undefined ? address : `${address}?${SECTION_PARAM}=${section}`;
}

export function addressOfReview(id: string): string {
  return within(OFFICE_PAGES.dealReview, id);
}

export function addressOfMemorandum(id: string): string {
  return within(OFFICE_PAGES.dealMemorandum, id);
}

export function addressOfVersions(id: string): string {
  return within(OFFICE_PAGES.dealVersions, id);
}

export function addressOfVersion(id: string, number: number): string {
  return within(OFFICE_PAGES.dealVersion, id).replace(':number', String(number));
}
