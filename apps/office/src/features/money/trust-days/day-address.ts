import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { generatePath } from 'react-router';

/** The address of a day's page. */
export function dayAddress(day: string): string {
  return generatePath(OFFICE_PAGES.moneyDay, { day });
}

/** The address of the list, starting at the newest closed day or before a given one. */
export function daysAddress(before: string | null): string {
  return `${OFFICE_PAGES.moneyDays}${before === null ? '' : `?before=${before}`}`;
}
