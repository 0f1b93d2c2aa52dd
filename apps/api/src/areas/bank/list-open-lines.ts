import { proposeOrders } from '@portal/domain/bank/match-credits';
import { dollarsFromCents } from '@portal/domain/money/cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import type { OpenLinesAnswer } from '@portal/domain/wire/office-money';
import type { Deps } from '../../platform/deps.ts';
import { type BankLineRecord, listOpenLines } from './bank-matches.store.ts';
import { listOrdersToFund, type OrderWithoutFunds } from './orders-to-fund.store.ts';

const LINES_A_PAGE = 50;
/** A page shows a line's likeliest orders; all others stand beside. */
const PROPOSALS_SHOWN_MAX = 5;

/** Lines that are not matched whole, a page of them, and the orders that money is missing for, with why one may be for the other. */
export async function showOpenLines(deps: Deps, after: bigint): Promise<OpenLinesAnswer> {
  const found = await listOpenLines(deps.db, after, LINES_A_PAGE + 1);
  const orders = (await listOrdersToFund(deps.db)).map((order) => ({
    ...order,
    reference: orderReference(order.tradeId),
  }));
  const lines = found.slice(0, LINES_A_PAGE);
  const last = found.length > LINES_A_PAGE ? lines.at(-1) : undefined;
  return {
    lines: lines.map((line) => presentLine(line, orders)),
    orders: orders.map(({ tradeId, reference, investorName, status, totalCents, missingCents }) => ({
      tradeId,
      reference,
      investor: investorName,
      status,
      total: dollarsFromCents(totalCents),
      missing: dollarsFromCents(missingCents),
    })),
    next: last === undefined ? null : String(last.seq),
  };
}

function presentLine(
  { id, accountId, day, cents, description, party, matchedCents }: BankLineRecord,
  orders: readonly (OrderWithoutFunds & { reference: string })[],
): OpenLinesAnswer['lines'][number] {
  const leftCents = (cents < 0n ? -cents : cents) - matchedCents;
  const proposals = cents > 0n ? proposeOrders({ cents: leftCents, description }, orders) : [];
  return {
    id,
    accountId,
    day,
    amount: dollarsFromCents(cents),
    description,
    party,
    left: dollarsFromCents(leftCents),
    proposals: proposals.slice(0, PROPOSALS_SHOWN_MAX),
  };
}
