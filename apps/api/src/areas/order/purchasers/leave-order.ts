import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../platform/announce.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { giveUnitsBack } from '../trades/holding/give-units-back.ts';
import { transactOnOrderAndDeal } from '../trades/holding/transact-on-deal.ts';
import { takeSignaturesBack } from '../trades/record-signatures.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { changePlace, findPurchase } from './purchasers.store.ts';
import { withInvitation } from './with-invitation.ts';

/** Declines an invitation by its link, with an account or without one. Throws what withInvitation throws. */
export async function declineInvitation(deps: Deps, token: string): Promise<void> {
  await withInvitation(deps, { token }, async ({ trx, trade }) => {
    await giveOrderBack(trx, deps, trade, {
      actor: `joint-investor-of:${trade.investorId}`,
      action: 'trade.purchaser-declined',
    });
  });
}

/**
 * Leaves an order that one joined, before one's own signature; after it, the order is changed or cancelled by the first purchaser.
 * Throws NOT_FOUND, or STATE_REFUSES once it is signed or with the dealer.
 */
export async function leaveOrder(deps: Deps, investorId: string, tradeId: string): Promise<void> {
  const found = await findPurchase(deps.db, investorId, tradeId);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await transactOnOrderAndDeal(deps, { investorId: found.ownerId, tradeId }, async (trx, trade) => {
    if ((await findPurchase(trx, investorId, tradeId)) === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (!isEditableStatus(trade.status) || trade.jointSignedAt !== null) {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    await giveOrderBack(trx, deps, trade, {
      actor: `investor:${investorId}`,
      action: 'trade.purchaser-left',
    });
  });
}

/** The units are free again, and the first purchaser decides whether to go on alone, with somebody else, or not at all. */
async function giveOrderBack(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  how: { actor: `investor:${string}` | `joint-investor-of:${string}`; action: string },
): Promise<void> {
  const at = deps.clock.now();
  const { investorId, id: tradeId } = trade;
  await changePlace(trx, trade, { to: 'left', at });
  if (isEditableStatus(trade.status)) {
    await takeSignaturesBack(trx, trade, at);
    await announce(trx, deps, 'order-changed', { order: trade });
  }
  if (trade.status === 'open') {
    await giveUnitsBack(trx, trade, at);
  }
  await requestMail(trx, deps, { template: 'purchaser-left', investorId, tradeId });
  await appendAudit(trx, deps, at, { ...how, target: `trade:${tradeId}`, investorId });
}
