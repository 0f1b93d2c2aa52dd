import { orderTotalCents } from '@portal/domain/offering/deals/order-total';
import { announce } from '../../../platform/announce.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOrder } from './audit-order.ts';
import { holdExpiry } from './hold-expiry.ts';
import { isSameJointInvestor, isSamePerson } from './joint-investor.ts';
import type { OrderInput } from './order-input.ts';
import { refuseUnaskedParts } from './refuse-unasked-parts.ts';
import { refuseUnlessOrderable } from './refuse-unless-orderable.ts';
import { openJointInvestor, sealJointInvestor } from './sealed-order.ts';
import { submitTradeIfComplete } from './submit-trade.ts';
import type { TradeChange } from './trade-columns.ts';
import type { TradeRecord } from './trade-record.ts';
import { updateTrade } from './trades.store.ts';
import { changeUnitsTaken, type OfferedDeal } from './unit-reservations.store.ts';

/**
 * Changes an order that the investor may still change, or reserves its units again after its hold ran out; the deal
 * and the order are locked. An order keeps its price per unit while it needs no more units than it holds; otherwise it
 * has the deal's present one, and relies on the version of today. Signatures stand as long as what they were given on stays the same.
 * Throws DEAL_CLOSED, SOLD_OUT, NOT_ASKED, or VALIDATION beside the quantity.
 */
export async function changeOrder(
  trx: Db,
  deps: Deps,
  existing: TradeRecord,
  deal: OfferedDeal,
  input: OrderInput,
): Promise<void> {
  const joint = await openJointInvestor(deps.secrets, existing);
  const sealedJointInvestor = sealJointInvestor(deps.secrets, existing.id, input.jointInvestor);
  const isSame = existing.quantity === input.quantity && isSamePerson(joint, input.jointInvestor);
  await refuseUnaskedParts(trx, deps, existing, [
    ...(existing.quantity === input.quantity ? [] : (['order.quantity'] as const)),
    ...(isSameJointInvestor(joint, input.jointInvestor) ? [] : (['order.joint'] as const)),
  ]);
  const at = deps.clock.now();
  if (isSame && existing.holdsUnits) {
    if (!isSameJointInvestor(joint, input.jointInvestor)) {
      await updateTrade(trx, existing, { sealedJointInvestor }, at);
    }
    return;
  }
  const held = existing.holdsUnits ? existing.quantity : 0;
  refuseUnlessOrderable(deal, input.quantity, held, at);
  const isOnNewTerms = input.quantity > held;
  const unitPriceCents = isOnNewTerms ? deal.unitPriceCents : existing.unitPriceCents;
  const totalCents = orderTotalCents(unitPriceCents, input.quantity);
  await updateTrade(
    trx,
    existing,
    {
      quantity: input.quantity,
      unitPriceCents,
      totalCents,
      ...(isOnNewTerms ? { dealVersion: deal.version } : {}),
      sealedJointInvestor,
      holdsUnits: true,
      holdExpiresAt: existing.status === 'open' ? holdExpiry(deps, at) : null,
    },
    at,
  );
  const units = { units: input.quantity - held, orders: existing.holdsUnits ? 0 : 1 } as const;
  await changeUnitsTaken(trx, deal.id, units, at);
  if (!isSame || totalCents !== existing.totalCents) {
    await takeBackWhatRestedOnIt(trx, deps, existing, at);
  }
  await auditOrder(trx, deps, isSame ? 'trade.units-reserved-again' : 'trade.changed', existing, {
    quantity: input.quantity,
    totalCents: String(totalCents),
  });
  await submitTradeIfComplete(trx, deps, existing.investorId, existing.id);
}

/** Signatures and the mark that all money is there belong to the order as it was; what may be debited follows the new total. */
async function takeBackWhatRestedOnIt(trx: Db, deps: Deps, existing: TradeRecord, at: Date): Promise<void> {
  const change: TradeChange = { investorSignedAt: null, jointSignedAt: null, documentsSealedAt: null };
  await updateTrade(trx, existing, change, at);
  await announce(trx, deps, 'order-changed', { order: existing });
}
