import {
  type ApprovalQuery,
  type ApprovalRow,
  approvalQuerySchema,
} from '@portal/domain/desk/approvals/office-approvals.wire';
import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { generatePath } from 'react-router';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): ApprovalQuery {
  return askedOf(search, approvalQuerySchema, { part: 'for-you' });
}

/** The address of a page of the list; defaults are left out. */
export function approvalsAddress({ part, after }: ApprovalQuery): string {
  return listAddress(OFFICE_PAGES.approvals, { part: part === 'for-you' ? undefined : part, after });
}

const ORDERS_MONEY = `${OFFICE_PAGES.order}#money`;
const PAGE_OF: Readonly<Record<Exclude<ProposalKind, 'change-role' | 'admit-person' | 'send-back'>, string>> =
  {
    'publish-deal': OFFICE_PAGES.dealReview,
    'reopen-deal': OFFICE_PAGES.dealReview,
    'publish-memorandum': OFFICE_PAGES.dealMemorandum,
    'approve-order': OFFICE_PAGES.order,
    'release-money': ORDERS_MONEY,
    'refund-money': ORDERS_MONEY,
    'close-trust-day': OFFICE_PAGES.moneyDay,
    'trustee-particulars': `${OFFICE_PAGES.dealer}#trustee`,
  };

/** The page where a proposal is decided. */
export function decidedAt({ kind, targetId }: Pick<ApprovalRow, 'kind' | 'targetId'>): string {
  if (kind === 'change-role') {
    return `${OFFICE_PAGES.people}#person-${targetId}`;
  }
  if (kind === 'admit-person') {
    return `${OFFICE_PAGES.people}#admission-${targetId}`;
  }
  if (kind === 'send-back') {
    return `${OFFICE_PAGES.moneyUnapplied}#unapplied-${targetId}`;
  }
  const [path = '', part] = PAGE_OF[kind].split('#');
  return `${generatePath(path, { dealId: targetId, orderId: targetId, day: targetId })}${part === undefined ? '' : `#${part}`}`;
}
