import { LINE_PAGE_ROWS, type LineQuery } from '@portal/domain/bank/line-query';
import { proposeOrders } from '@portal/domain/bank/match-credits';
import { proposeTold, type ToldMoney } from '@portal/domain/bank/propose-told';
import { dollarsFromCents, lesserCents } from '@portal/domain/money/cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import type { OpenLinesAnswer } from '@portal/domain/wire/office-money';
import type { Deps } from '../../platform/deps.ts';
import { type BankLineRecord, countOpenLines, listOpenLines } from './bank-matches.store.ts';
import { listOrdersToFund, type OrderWithoutFunds } from './orders-to-fund.store.ts';
import { choicesOf } from './present-order-choice.ts';
import { listTold } from './unconfirmed-money.store.ts';

/** What says most of whom a line is for comes first. */
const BY_STRENGTH: readonly OpenLinesAnswer['lines'][number]['proposals'][number]['why'][] = [
  'told-and-reference',
  'reference-and-amount',
  'name-and-amount',
  'reference',
  'told',
  'amount',
];
/** A page shows a line's likeliest orders; any other is searched for. */
const PROPOSALS_SHOWN_MAX = 5;

type Known = { orders: readonly (OrderWithoutFunds & { reference: string })[]; told: readonly ToldMoney[] };

/** Lines that are not matched whole, a page of them, each with the orders that it may be for and why. */
export async function showOpenLines(
  deps: Deps,
  { after = '0', ...filter }: LineQuery,
): Promise<OpenLinesAnswer> {
  const found = await listOpenLines(deps.db, { ...filter, after: BigInt(after), limit: LINE_PAGE_ROWS + 1 });
  const count = await countOpenLines(deps.db, filter);
  const withReference = <Order extends { tradeId: string }>(order: Order) => ({
    ...order,
    reference: orderReference(order.tradeId),
  });
  const known: Known = {
    orders: (await listOrdersToFund(deps.db)).map(withReference),
    told: (await listTold(deps.db)).map(withReference),
  };
  const records = found.slice(0, LINE_PAGE_ROWS);
  const last = found.length > LINE_PAGE_ROWS ? records.at(-1) : undefined;
  const lines = records.map((line) => presentLine(line, known));
  const proposed = new Set(lines.flatMap(({ proposals }) => proposals.map(({ tradeId }) => tradeId)));
  return {
    lines,
    orders: await choicesOf(deps.db, [...proposed]),
    count,
    next: last === undefined ? null : String(last.seq),
  };
}

/** How much of a line is matched to nothing yet. */
export function openCentsOf({ cents, matchedCents }: BankLineRecord): bigint {
  return (cents < 0n ? -cents : cents) - matchedCents;
}

function presentLine(line: BankLineRecord, known: Known): OpenLinesAnswer['lines'][number] {
  const { id, accountId, day, cents, description, party } = line;
  const leftCents = openCentsOf(line);
  return {
    id,
    accountId,
    day,
    amount: dollarsFromCents(cents),
    description,
    party,
    left: dollarsFromCents(leftCents),
    proposals: proposalsFor({ cents: leftCents, isIn: cents > 0n, description }, known),
  };
}

function proposalsFor(
  open: { cents: bigint; isIn: boolean; description: string },
  { orders, told }: Known,
): OpenLinesAnswer['lines'][number]['proposals'] {
  const confirmed = proposeTold(open, told).map(({ tradeId, why, kind, cents }) => ({
    tradeId,
    why,
    kind: kind === 'received' || kind === 'returned' ? kind : ('paid-out' as const),
    amount: dollarsFromCents(cents),
  }));
  const missing = new Map(orders.map(({ tradeId, missingCents }) => [tradeId, missingCents]));
  const funded = (open.isIn ? proposeOrders(open, orders) : []).map(({ tradeId, why }) => ({
    tradeId,
    why,
    kind: 'received' as const,
    amount: dollarsFromCents(lesserCents(open.cents, missing.get(tradeId) ?? open.cents)),
  }));
  const isFirst = ({ tradeId }: { tradeId: string }, place: number, all: readonly { tradeId: string }[]) =>
    all.findIndex((other) => other.tradeId === tradeId) === place;
  return [...confirmed, ...funded]
    .sort((one, other) => BY_STRENGTH.indexOf(one.why) - BY_STRENGTH.indexOf(other.why))
    .filter(isFirst)
    .slice(0, PROPOSALS_SHOWN_MAX);
}
