import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { generatePath } from 'react-router';

/** The address of the investor's page. */
export function investorAddress(investorId: string): string {
  return generatePath(OFFICE_PAGES.investor, { investorId });
}
