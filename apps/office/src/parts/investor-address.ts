import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { generatePath } from 'react-router';

/** Where everything about an investor is. */
export function investorAddress(investorId: string): string {
  return generatePath(OFFICE_PAGES.investor, { investorId });
}
