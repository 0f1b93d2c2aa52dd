import { checkQuantity, isSoldOut } from '@portal/domain/offering/deals/order-units';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { OfferedDeal } from './unit-reservations.store.ts';

/**
 * Judges a quantity against the deal as it stands, `held` being the units that the order has already. Units that it
 * has may be kept or given back after the deal closed; more of them need a deal that is open.
 * Throws DEAL_CLOSED, SOLD_OUT, or VALIDATION beside the quantity.
 */
export function refuseUnlessOrderable(deal: OfferedDeal, quantity: number, held: number, now: Date): void {
  const isOffered = deal.isLive && now >= deal.opensAt && now < deal.closesAt;
  if (!isOffered && quantity > held) {
    throw new AppError('DEAL_CLOSED');
  }
  if (isSoldOut(deal, held)) {
    throw new AppError('SOLD_OUT');
  }
  const issue = checkQuantity(quantity, deal, held);
  if (issue !== null) {
    throw invalid([issue]);
  }
}
