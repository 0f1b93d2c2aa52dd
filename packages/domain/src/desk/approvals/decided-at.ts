import type { ProposalKind } from '../../firm/proposals/proposal-kinds.ts';
import { OFFICE_PAGES } from '../../firm/staff/office-pages.ts';

/** The page where each kind is decided; `:id` is what it is about. */
const PAGE_OF: Readonly<Record<ProposalKind, string>> = {
  'publish-deal': OFFICE_PAGES.dealReview.replace(':dealId', ':id'),
  'reopen-deal': OFFICE_PAGES.dealReview.replace(':dealId', ':id'),
  'publish-memorandum': OFFICE_PAGES.dealMemorandum.replace(':dealId', ':id'),
  'approve-order': OFFICE_PAGES.order.replace(':orderId', ':id'),
  'release-money': `${OFFICE_PAGES.order.replace(':orderId', ':id')}#money`,
  'refund-money': `${OFFICE_PAGES.order.replace(':orderId', ':id')}#money`,
  'send-back': `${OFFICE_PAGES.moneyUnapplied}#unapplied-:id`,
  'close-trust-day': OFFICE_PAGES.moneyDay.replace(':day', ':id'),
  'change-role': `${OFFICE_PAGES.people}#person-:id`,
  'admit-person': `${OFFICE_PAGES.people}#admission-:id`,
  'trustee-particulars': `${OFFICE_PAGES.dealer}#trustee`,
  'change-registration': `${OFFICE_PAGES.dealer}#registrations`,
};

/** The address of the page where a proposal is decided. */
export function decidedAt({ kind, targetId }: { kind: ProposalKind; targetId: string }): string {
  return PAGE_OF[kind].replace(':id', encodeURIComponent(targetId));
}
