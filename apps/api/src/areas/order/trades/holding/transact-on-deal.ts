import { keepsAnswer } from '../../../../platform/db/call-transaction.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrderToJudge } from '../locking/lock-order-to-judge.ts';
import type { TradeRecord } from '../trade-record.ts';
import { findTrade } from '../trades.store.ts';
import { changeUnitsTaken } from './unit-reservations.store.ts';

type Work<Result> = (db: Db) => Promise<Result>;

/**
 * After a longer wait for the turn, the lock only gets the time that is left. Below this, telling the database is not worth its
 * round trip.
 */
const SHORT_WAIT_MS = 250;

/**
 * Runs work that locks the deal first, in one transaction. It takes a turn before it takes a connection: where a deal's lock is
 * held for long, its own orders are refused as busy and all others go on.
 */
export function transactOnDeal<Result>(deps: Deps, dealId: string, work: Work<Result>): Promise<Result> {
  return deps.dealTurns.take(dealId, ({ waitedMs, leftMs }) =>
    transact(deps.db, work, waitedMs > SHORT_WAIT_MS ? { rowPatienceMs: leftMs } : {}),
  );
}

/** The same for a single statement that locks the deal; it gets a transaction only where the limits or the call's answer go into one. */
export function takeDealTurn<Result>(deps: Deps, dealId: string, statement: Work<Result>): Promise<Result> {
  return deps.dealTurns.take(dealId, ({ waitedMs, leftMs }) =>
    waitedMs > SHORT_WAIT_MS || deps.config.databaseLimits === 'transaction' || keepsAnswer(deps.db)
      ? transact(deps.db, statement, { rowPatienceMs: leftMs })
      : statement(deps.db),
  );
}

/** The same for an order's deal; locks the rooms of whoever buys with the order, the deal and the order (`lockOrderToJudge`). Throws NOT_FOUND. */
export async function transactOnOrderAndDeal<Result>(
  deps: Deps,
  { investorId, tradeId, joining }: { investorId: string; tradeId: string; joining?: string | undefined },
  work: (trx: Db, trade: TradeRecord) => Promise<Result>,
): Promise<Result> {
  const found = await findTrade(deps.db, investorId, tradeId);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { dealId } = found;
  return transactOnDeal(deps, dealId, async (trx) =>
    work(trx, await lockOrderToJudge(trx, { investorId, tradeId, dealId, joining })),
  );
}

/** Returns an order's units to its deal, if it holds any. The caller has locked the deal and sets `holdsUnits`. */
export async function releaseUnits(trx: Db, trade: TradeRecord, at: Date): Promise<void> {
  if (trade.holdsUnits) {
    await changeUnitsTaken(trx, trade.dealId, { units: -trade.quantity, orders: -1 }, at);
  }
}
