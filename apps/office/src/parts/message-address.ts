import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { generatePath } from 'react-router';

/** The address where a message to the dealer is read and answered. */
export function messageAddress(messageId: string): string {
  return generatePath(OFFICE_PAGES.message, { messageId });
}
