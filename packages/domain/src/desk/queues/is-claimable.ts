import { isOverStatus } from '../../order/trades/trade-status.ts';
import type { DeskRow } from './office-desk.wire.ts';

type Row = Pick<DeskRow, 'order'> & { claim: Pick<DeskRow['claim'], 'kind'> };

/** False for an order that is settled or ended: it is nobody's, and no claim of it is taken. */
export function isClaimable({ claim, order }: Row): boolean {
  return claim.kind !== 'order' || order === null || !isOverStatus(order.status);
}
