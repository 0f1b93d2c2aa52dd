import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { databaseFailureOf } from '../../../../platform/db/database-failure-of.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { keepUnitsForRepresentative } from '../record-signatures.ts';
import { representativeAwaited } from '../representative-not-registered.ts';
import type { TradeRecord } from '../trade-record.ts';
import { findExpiredHolds } from '../trades.store.ts';
import { giveUnitsBack } from './give-units-back.ts';
import { transactOnOrderAndDeal } from './transact-on-deal.ts';

/** Orders looked up at a time. */
export const EXPIRED_AT_ONCE = 500;

/**
 * Returns the units of open orders whose hold has run out. The orders stay open without units, and resuming one reserves again if
 * any are left. Orders of a busy deal wait for the next run; others do not.
 */
export async function releaseExpiredOrders(deps: Deps, run: Run = {}): Promise<void> {
  const busyDeals = new Set<string>();
  await eachInPortions(
    deps,
    {
      job: 'release-expired-orders',
      atOnce: EXPIRED_AT_ONCE,
      find: (place, limit) => findExpiredHolds(deps.db, deps.clock.now(), place, limit),
      work: async ({ investorId, id, dealId }) => {
        if (busyDeals.has(dealId)) {
          return;
        }
        try {
          await releaseExpiredOrder(deps, investorId, id);
        } catch (error) {
          if (databaseFailureOf(error) !== 'busy') {
            throw error;
          }
          busyDeals.add(dealId);
          deps.log.warn({ err: error, dealId }, 'the units of orders of a busy deal are given back later');
        }
      },
    },
    run,
  );
}

async function releaseExpiredOrder(deps: Deps, investorId: string, tradeId: string): Promise<void> {
  await transactOnOrderAndDeal(deps, { investorId, tradeId }, async (trx, trade) => {
    const at = deps.clock.now();
    // Signed, resumed or cancelled since it was listed: no longer ours to release.
    if (trade.status !== 'open' || trade.holdExpiresAt === null || trade.holdExpiresAt >= at) {
      return;
    }
    if (await waitsForDealer(trx, deps, trade, at)) {
      await keepUnitsForRepresentative(trx, trade, at);
      return;
    }
    await giveUnitsBack(trx, trade, at);
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'trade.hold-expired',
      target: `trade:${tradeId}`,
      investorId,
    });
  });
}

/** No order keeps its units for longer than this since it was placed, whatever the dealer has yet to do. */
const WAITS_DAYS_MAX = 60;
const DAY_MS = 86_400_000;

/** True where the investor did their part, and the dealer has nobody yet who may take the order. */
async function waitsForDealer(trx: Db, deps: Deps, trade: TradeRecord, at: Date): Promise<boolean> {
  return (
    trade.scheduleA !== null &&
    trade.paymentCompletedAt !== null &&
    at.getTime() < trade.createdAt.getTime() + WAITS_DAYS_MAX * DAY_MS &&
    (await representativeAwaited(trx, deps, trade)) !== null
  );
}
