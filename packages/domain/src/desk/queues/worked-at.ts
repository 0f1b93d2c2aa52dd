import { OFFICE_PAGES } from '../../firm/staff/office-pages.ts';
import type { DeskKind, DeskWhy } from './desk-queues.ts';
import type { DeskRow } from './office-desk.wire.ts';

/** The part of the order's page for each kind of work. */
const PARTS: Readonly<Record<DeskKind, string | null>> = {
  order: null,
  identity: 'identity',
  money: 'money',
  'payment-flag': 'money',
  message: null,
  papers: 'papers',
  bounce: 'messages',
  job: null,
};

/** Of an order, where its reason leads to another part than its kind. */
const PARTS_OF_WHY: Readonly<Partial<Record<DeskWhy, string>>> = {
  'class-stated': 'exemption',
  assumed: 'exemption',
};

type Worked = {
  why: DeskWhy;
  claim: Pick<DeskRow['claim'], 'kind' | 'id'>;
  order: { id: string } | null;
  investor: { id: string } | null;
};

/**
 * Where a row of the desk is worked on: the page of its order, at the part in question; without an order, the page of its investor,
 * if the person may open it; for a message, its own page. Null for everything else.
 */
export function workedAt({ why, claim, order, investor }: Worked, mayOpenInvestor: boolean): string | null {
  if (claim.kind === 'message') {
    return OFFICE_PAGES.message.replace(':messageId', encodeURIComponent(claim.id));
  }
  if (order === null) {
    return investor === null || !mayOpenInvestor
      ? null
      : OFFICE_PAGES.investor.replace(':investorId', encodeURIComponent(investor.id));
  }
  const part = PARTS_OF_WHY[why] ?? PARTS[claim.kind];
  return `${OFFICE_PAGES.order.replace(':orderId', encodeURIComponent(order.id))}${part === null ? '' : `#${part}`}`;
}
