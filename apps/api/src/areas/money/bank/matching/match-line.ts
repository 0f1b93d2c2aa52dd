import { sumCents } from '@portal/domain/ground/money/cents';
import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { confirmMoney } from '../../payments/journal/confirm-money.ts';
import { followMoney } from '../../payments/journal/follow-money.ts';
import { type BankLineRecord, lockLine, openCentsOf } from '../lines/read-open-lines.ts';
import type { MatchRecord } from './bank-matches.store.ts';
import { bookLine, type LinePart, valueTimeOf } from './book-line.ts';
import { checkPayor, payorSaid } from './check-payor.ts';
import { keepMatch } from './keep-match.ts';
import { lockOrders } from './lock-orders.ts';

/** What a line is matched to: orders, each with its part. */
export type LineMatch = {
  kind: LinePart['kind'];
  allocations: readonly { tradeId: string; cents: bigint }[];
  payor: string | null;
  how: MatchRecord['how'];
  /** Why a person made the match; null where the order's exact reference did. */
  reason: string | null;
};

/**
 * Matches a statement's line, or what is left of it, to the orders it pays: a journal row that was reported before is confirmed,
 * and anything else is booked. The parts never exceed the line, and a funded order takes no further payment. Throws NOT_FOUND,
 * LINE_MATCHED, ORDER_FUNDED, and NOT_PAID_OUT for money that nobody released or refunded.
 */
export async function matchLine(
  deps: Deps,
  by: StaffActor,
  lineId: string,
  match: LineMatch,
): Promise<string[]> {
  return transact(deps.db, async (trx) => {
    const orders = await lockOrders(trx, match.allocations);
    const line = await lockLine(trx, deps, lineId);
    if (line === undefined) {
      throw new AppError('NOT_FOUND');
    }
    refuseBeyondLine(line, match);
    const ids: string[] = [];
    for (const { trade, cents } of orders) {
      ids.push(await matchToOrder(trx, deps, by, { line, trade, cents, match }));
    }
    return ids;
  });
}

function refuseBeyondLine(line: BankLineRecord, { kind, allocations }: LineMatch): void {
  const isIn = line.cents > 0n;
  const askedCents = sumCents(allocations.map(({ cents }) => cents));
  if (isIn !== (kind === 'received') || askedCents > openCentsOf(line)) {
    throw new AppError('LINE_MATCHED');
  }
}

type Part = { line: BankLineRecord; trade: TradeRecord; cents: bigint; match: LineMatch };

async function matchToOrder(trx: Db, deps: Deps, by: StaffActor, part: Part): Promise<string> {
  const { line, trade, cents, match } = part;
  const payor = match.kind === 'received' ? payorSaid({ line, payor: match.payor }) : match.payor;
  const id = deps.newId();
  const at = deps.clock.now();
  const booked = await bookLine(trx, deps, trade, {
    matchId: id,
    kind: match.kind,
    cents,
    reference: bankLineReference(line.id),
    valueAt: valueTimeOf(line.day, at),
    ...(payor === null ? {} : { payor }),
    facts: { line: line.id },
  });
  const { kind, how, reason } = match;
  const { investorId, id: tradeId } = trade;
  await keepMatch(
    trx,
    deps,
    { id, lineId: line.id, kind, cents, investorId, tradeId, ...booked, how, payor, reason },
    { by: by.staffId, at },
  );
  if (!booked.isBooked) {
    await confirmMoney(trx, booked.journalId);
    await followMoney(trx, deps, trade);
  }
  if (kind === 'received') {
    await checkPayor(trx, deps, trade, {
      line,
      payor: match.payor,
      subject: id,
      cents,
      ...(booked.isBooked ? {} : { receipt: booked.journalId }),
    });
  }
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'bank-line.matched',
    target: `trade:${tradeId}`,
    investorId,
    detail: { ...auditOfStaff(by), line: line.id, amountCents: String(cents), how, reason },
  });
  return id;
}
