import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { sumCents } from '@portal/domain/ground/money/cents';
import { problemsOfUse } from '@portal/domain/money/bank/lines/unapplied-use';
import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { appliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findRecorded } from '../../payments/journal/record-money.ts';
import { receiveFor } from '../../payments/movements/receive-payment.ts';
import { readLineText } from '../lines/line-text.ts';
import { refuseFunded } from '../matching/book-line.ts';
import { checkPayor } from '../matching/check-payor.ts';
import { readMatchPayor } from '../matching/keep-match.ts';
import { type Allocation, lockOrders } from '../matching/lock-orders.ts';
import { findStoredPayor, lockUnapplied, type UnappliedRecord } from '../matching/unapplied-money.store.ts';
import { findEntry } from '../matching/unconfirmed-money.store.ts';
import { insertUse } from './unapplied-uses.store.ts';

type Allocated = { allocations: readonly Allocation[]; reason: string };

/**
 * Gives unapplied money, or parts of it, to orders, as if the bank's line had named them, on the line's day. The parts never
 * exceed what is left, and a funded order takes no further payment. An order that has ended takes it and is flagged, as with any
 * payment. Throws NOT_FOUND, UNAPPLIED_SPENT, ORDER_FUNDED. Answers with the ids of the parts.
 */
export async function allocateUnapplied(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  { allocations, reason }: Allocated,
): Promise<string[]> {
  return transact(deps.db, async (trx) => {
    const orders = await lockOrders(trx, allocations);
    const money = await lockUnapplied(trx, unappliedId);
    if (money === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const cents = sumCents(allocations.map((part) => part.cents));
    const held = { leftCents: money.leftCents, cameOn: money.day };
    if (problemsOfUse({ cents, sentOn: null }, held, dealerDay(deps.clock.now())).length > 0) {
      throw new AppError('UNAPPLIED_SPENT');
    }
    const ids: string[] = [];
    for (const order of orders) {
      ids.push(await allocate(trx, deps, by, { money, ...order, reason }));
    }
    return ids;
  });
}

type Part = { money: UnappliedRecord; trade: TradeRecord; cents: bigint; reason: string };

async function allocate(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { money, trade, cents, reason }: Part,
): Promise<string> {
  await refuseFunded(trx, trade);
  const id = deps.newId();
  const eventId = `allocated:${id}`;
  const { valueAt } = await findEntry(trx, money.journalId);
  await receiveFor(trx, deps, trade, {
    source: 'dealer',
    by,
    eventId,
    kind: 'received',
    amountCents: cents,
    // Each part is a decision of its own: two of the same amount are not a duplicate report.
    reference: bankLineReference(money.lineId, id),
    valueAt,
    posting: appliedPostingOf('received'),
    facts: { event: money.journalId },
  });
  const journalId = await findRecorded(trx, 'dealer', eventId);
  const { investorId, id: tradeId } = trade;
  const use = { id, unappliedId: money.id, kind: 'allocated', cents, investorId, tradeId } as const;
  const at = deps.clock.now();
  await insertUse(trx, { ...use, sentOn: null, journalId, reason }, by.staffId, at);
  const stored = await findStoredPayor(trx, money.id);
  const line = await readLineText(deps, stored.line);
  const payor = await readMatchPayor(deps, money.id, stored);
  await checkPayor(trx, deps, trade, { line, payor, subject: id, cents });
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'unapplied.allocated',
    target: `trade:${tradeId}`,
    investorId,
    detail: { ...auditOfStaff(by), line: money.lineId, amountCents: String(cents), reason },
  });
  return id;
}
