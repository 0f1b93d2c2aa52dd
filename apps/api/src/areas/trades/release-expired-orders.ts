import { appendAudit } from '../../platform/audit/audit.store.ts';
import type { Deps } from '../../platform/deps.ts';
import { releaseUnits } from './release-units.ts';
import { findExpiredHolds, updateTrade } from './trades.store.ts';
import { transactOnOrderAndDeal } from './transact-on-deal.ts';

const ORDERS_A_RUN_MAX = 500;

/**
 * Gives back the units of open orders whose hold has run out. The orders stay open, without units: going on with one
 * reserves again, if there are any left.
 */
export async function releaseExpiredOrders(deps: Deps): Promise<void> {
  const expired = await findExpiredHolds(deps.db, deps.clock.now(), ORDERS_A_RUN_MAX);
  for (const { investorId, id } of expired) {
    await releaseExpiredOrder(deps, investorId, id);
  }
}

async function releaseExpiredOrder(deps: Deps, investorId: string, tradeId: string): Promise<void> {
  await transactOnOrderAndDeal(deps, { investorId, tradeId }, async (trx, trade) => {
    const at = deps.clock.now();
    // Signed, resumed or cancelled since it was listed: then it is not ours to release.
    if (trade.status !== 'open' || trade.holdExpiresAt === null || trade.holdExpiresAt >= at) {
      return;
    }
    await releaseUnits(trx, trade, at);
    await updateTrade(trx, trade, { holdsUnits: false, holdExpiresAt: null }, at);
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'trade.hold-expired',
      target: `trade:${tradeId}`,
      investorId,
    });
  });
}
