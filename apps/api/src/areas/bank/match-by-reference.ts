import { certainMatches } from '@portal/domain/bank/match-credits';
import { orderReference } from '@portal/domain/trades/order-reference';
import { databaseErrorCode } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listOpenLines } from './bank-matches.store.ts';
import { matchLine } from './match-line.ts';
import { listOrdersToFund } from './orders-to-fund.store.ts';

/** All open lines are looked at: one that names an order twice is found only beside the other. */
const LINES_LOOKED_AT_MAX = 10_000;
const UNIQUE_VIOLATION = '23505';

/**
 * Matches the credits whose order is beyond doubt, each in a transaction of its own; how many. What somebody else matched or funded at
 * the same time is left to people.
 */
export async function matchByReference(deps: Deps, by: StaffActor): Promise<number> {
  const lines = await listOpenLines(deps.db, { after: 0n, limit: LINES_LOOKED_AT_MAX });
  const orders = await listOrdersToFund(deps.db);
  const certain = certainMatches(
    lines.flatMap(({ id, cents, matchedCents, description }) =>
      cents > 0n ? [{ lineId: id, cents: cents - matchedCents, description }] : [],
    ),
    orders.map(({ tradeId, missingCents }) => ({
      tradeId,
      reference: orderReference(tradeId),
      missingCents,
    })),
  );
  const parties = new Map(lines.map(({ id, party }) => [id, party]));
  let matched = 0;
  for (const { lineId, tradeId, cents } of certain) {
    const payor = parties.get(lineId) ?? null;
    const match = {
      kind: 'received',
      allocations: [{ tradeId, cents }],
      payor,
      how: 'reference',
      reason: null,
    } as const;
    matched += (await isMatched(() => matchLine(deps, by, lineId, match))) ? 1 : 0;
  }
  return matched;
}

/** A refusal of the office's own, and a constraint that another match took, leave the line to people. */
async function isMatched(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError || databaseErrorCode(error) === UNIQUE_VIOLATION) {
      return false;
    }
    throw error;
  }
}
