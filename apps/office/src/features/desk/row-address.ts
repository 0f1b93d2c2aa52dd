import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { DeskRow } from '@portal/domain/wire/office-desk';

/** Where a row is worked: the page of its order, at the part that it is about. Null for what concerns no order. */
export function addressOfRow({ claim, order }: DeskRow): string | null {
  if (order === null) {
    return null;
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
  papers: 'papers',
  bounce: 'messages',
  job: null,
};
