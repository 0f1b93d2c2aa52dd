import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { ProposalKind } from '@portal/domain/office/proposal-kinds';
import {
  type ApprovalQuery,
  type ApprovalRow,
  approvalQuerySchema,
} from '@portal/domain/wire/office-approvals';
import { generatePath } from 'react-router';

/** What an address asks of the list. A parameter that says nothing is left out: a link that somebody shortened still opens the list. */
export function queryOf(search: URLSearchParams): ApprovalQuery {
  const known = [...search].filter(
    ([name, value]) => approvalQuerySchema.safeParse({ [name]: value }).success,
  );
  const parsed = approvalQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : { part: 'for-you' };
}

/** The address of a page of the list. */
export function approvalsAddress({ part, after }: ApprovalQuery): string {
  const said = { ...(part === 'for-you' ? {} : { part }), ...(after === undefined ? {} : { after }) };
  const search = new URLSearchParams(said).toString();
  return `${OFFICE_PAGES.approvals}${search === '' ? '' : `?${search}`}`;
}

const ORDERS_MONEY = `${OFFICE_PAGES.order}#money`;
const PAGE_OF: Readonly<Record<Exclude<ProposalKind, 'change-role'>, string>> = {
  'publish-deal': OFFICE_PAGES.dealReview,
  'reopen-deal': OFFICE_PAGES.dealReview,
  'publish-memorandum': OFFICE_PAGES.dealMemorandum,
  'approve-order': OFFICE_PAGES.order,
  'release-money': ORDERS_MONEY,
  'refund-money': ORDERS_MONEY,
  'close-trust-day': OFFICE_PAGES.moneyDay,
};

/** The page on which a proposal is decided. */
export function decidedAt({ kind, targetId }: Pick<ApprovalRow, 'kind' | 'targetId'>): string {
  if (kind === 'change-role') {
    return `${OFFICE_PAGES.people}#person-${targetId}`;
  }
  const [path = '', part] = PAGE_OF[kind].split('#');
  return `${generatePath(path, { dealId: targetId, orderId: targetId, day: targetId })}${part === undefined ? '' : `#${part}`}`;
}
