import { certainMatches } from '@portal/domain/money/bank/lines/certain-matches';
import { referencesIn } from '@portal/domain/money/bank/lines/orders-named';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { isUniqueViolation } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { type BankLineRecord, listOpenLines, openCentsOf } from '../lines/read-open-lines.ts';
import { isLineOfOther } from './check-payor.ts';
import { matchLine } from './match-line.ts';
import { listOrdersNamed } from './orders-to-fund.store.ts';

const LINES_READ_AT_ONCE = 5_000;
/**
 * Matches the credits whose order is beyond doubt and whose payor is nobody else, each in its own transaction; answers with their
 * number. What somebody else matches or funds at the same time is left to people.
 */
export async function matchByReference(deps: Deps, by: StaffActor): Promise<number> {
  const credits = await readOpenCredits(deps);
  const orders = await listOrdersNamed(deps.db, referencesIn(credits.map(({ description }) => description)));
  const certain = certainMatches(
    credits.map((line) => ({
      lineId: line.id,
      cents: openCentsOf(line),
      description: line.description,
    })),
    orders.map(({ tradeId, missingCents }) => ({
      tradeId,
      reference: orderReference(tradeId),
      missingCents,
    })),
  );
  const orderOf = new Map(certain.map(({ lineId, ...order }) => [lineId, order]));
  let matched = 0;
  for (const line of credits) {
    const order = orderOf.get(line.id);
    // Money from a third party needs a person to ask about it.
    if (order === undefined || (await isLineOfOther(deps, line, order.tradeId))) {
      continue;
    }
    const match = {
      kind: 'received',
      allocations: [order],
      payor: line.party,
      how: 'reference',
      reason: null,
    } as const;
    matched += (await isMatched(() => matchLine(deps, by, line.id, match))) ? 1 : 0;
  }
  return matched;
}

/** All open credits, however many: two that name the same order are only noticed side by side. */
async function readOpenCredits(deps: Deps): Promise<BankLineRecord[]> {
  const read: BankLineRecord[] = [];
  for (let after = 0n; ; ) {
    const lines = await listOpenLines(deps, { way: 'in', after, limit: LINES_READ_AT_ONCE });
    read.push(...lines);
    const last = lines.at(-1);
    if (last === undefined || lines.length < LINES_READ_AT_ONCE) {
      return read;
    }
    after = last.seq;
  }
}

/** Where a refusal, or a constraint that another match already occupies, stops a match, the line is left to people. */
async function isMatched(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError || isUniqueViolation(error)) {
      return false;
    }
    throw error;
  }
}
