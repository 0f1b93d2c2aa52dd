import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { investorAddress } from '#parts/investor-address.ts';
import { messageAddress } from '#parts/message-address.ts';

/**
 * Where a row is worked on: the page of its order, at the part in question; without an order, the page of its investor, if the
 * person may open it; for a message, its own page. Null for everything else.
 */
export function addressOfRow({ claim, order, investor }: DeskRow, mayOpenInvestor: boolean): string | null {
  if (claim.kind === 'message') {
    return messageAddress(claim.id);
  }
  if (order === null) {
    return investor === null || !mayOpenInvestor ? null : investorAddress(investor.id);
  }
  const part = PARTS[claim.kind];
  return `${OFFICE_PAGES.order.replace(':orderId', encodeURIComponent(order.id))}${part === null ? '' : `#${part}`}`;
}

/** The part of the order's page for each kind of work. */
const PARTS: Readonly<Record<DeskRow['claim']['kind'], string | null>> = {
  order: null,
  identity: 'identity',
  money: 'money',
  'payment-flag': 'money',
  message: null,
  papers: 'papers',
  bounce: 'messages',
  job: null,
};
