import { type ApprovalQuery, approvalQuerySchema } from '@portal/domain/desk/approvals/office-approvals.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): ApprovalQuery {
  return askedOf(search, approvalQuerySchema, { part: 'for-you' });
}

/** The address of a page of the list; defaults are left out. */
export function approvalsAddress({ part, after }: ApprovalQuery): string {
  return listAddress(OFFICE_PAGES.approvals, { part: part === 'for-you' ? undefined : part, after });
}
