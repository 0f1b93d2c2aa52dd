import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { investorAddress } from '#parts/investor-address.ts';
import { messageAddress } from '#parts/message-address.ts';

/**
 * Where a row is worked: the page of its order, at the part that it is about; of what concerns no order, that of its investor, where the
 * person may open it; of a message, its own. Null for what concerns neither.
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

/** The parts of the page of an order, by what is worked. */
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
