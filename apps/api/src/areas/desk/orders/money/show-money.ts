import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import { type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MoneyMove, MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { refundableCents as refundableOf } from '@portal/domain/money/payments/refundable';
import { returnableDebits } from '@portal/domain/money/payments/returnable-debits';
import { canMoveTrade } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { findLastProposal, findPreparers } from '../../../firm/proposals/find-proposals.ts';
import { showFlagsOf } from '../../../money/payments/flag-desk/show-flags.ts';
import { listDebitsOfOrder, listMoney, orderMoney } from '../../../money/payments/journal/order-money.ts';
import { readPayors } from '../../../money/payments/journal/read-payors.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findWhoPreparedMoney } from '../approval/preparers.store.ts';
import { readMoneyPayload } from './money-payload.ts';

/** Where an order's money is, each of its movements, and what needs somebody's attention. */
export async function showMoney(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  actor: StaffActor,
  trade: TradeRecord,
  language: Language,
): Promise<NonNullable<OfficeOrder['money']>> {
  const { db } = deps;
  const { investorId, id } = trade;
  const [money, lines, debits, flags, proposal] = await Promise.all([
    orderMoney(db, trade),
    listMoney(db, investorId, id),
    listDebitsOfOrder(db, investorId, id),
    showFlagsOf(deps, { tradeId: id }, language),
    showMoneyProposal(db, actor, trade),
  ]);
  const payors = await readPayors(
    db,
    deps,
    lines.map((line) => line.id),
  );
  const returnable = returnableDebits(debits, dealerDay(deps.clock.now()));
  const missing = trade.totalCents - money.inTrustCents - money.releasedCents;
  const refundable = refundableOf(trade, money.inTrustCents);
  const refundableCents = refundable > 0n ? refundable : 0n;
  return {
    inTrust: dollarsFromCents(money.inTrustCents),
    missing: dollarsFromCents(missing > 0n ? missing : 0n),
    toDebit: dollarsFromCents(money.toDebitCents),
    released: dollarsFromCents(money.releasedCents),
    refunded: dollarsFromCents(money.refundedCents),
    isDebitUnderWay: money.isDebitUnderWay,
    returnable:
      returnable === null
        ? null
        : { amount: dollarsFromCents(returnable.amountCents), until: returnable.until },
    movements: lines.map(({ id: rowId, kind, amountCents, at, source, reference }) => ({
      id: rowId,
      kind,
      amount: dollarsFromCents(amountCents),
      at: at.toISOString(),
      source,
      reference,
      payor: payors.get(rowId) ?? null,
    })),
    flags,
    refundable: dollarsFromCents(refundableCents),
    moves: moneyMovesOf(actor, trade, { inTrustCents: money.inTrustCents, refundableCents, proposal }),
    proposal,
  };
}

/** The open proposal about an order's money, or else the last one unless it was carried out. */
async function showMoneyProposal(
  db: Db,
  { staffId }: Pick<StaffActor, 'staffId'>,
  trade: TradeRecord,
): Promise<MoneyProposal | null> {
  const last = await findLastProposal(db, moneyTarget(trade.id));
  if (last === undefined || last.state === 'applied') {
    return null;
  }
  const { reason, ...proposed } = readMoneyPayload(last.payload);
  const amountCents = BigInt(proposed.amountCents);
  const inTrustCents = BigInt(proposed.inTrustCents);
  const workedOnIt = [...(await findPreparers(db, last)), ...(await findWhoPreparedMoney(db, trade))];
  const isOwn = last.makerId === staffId;
  return {
    proposalId: last.id,
    hash: last.payloadHash,
    decision: last.kind === 'refund-money' ? 'refund' : 'release',
    state: last.state,
    amount: dollarsFromCents(amountCents),
    inTrust: dollarsFromCents(inTrustCents),
    staysInTrust: dollarsFromCents(inTrustCents - amountCents),
    reason,
    maker: last.makerName,
    isOwn,
    workedOnIt: !isOwn && workedOnIt.includes(staffId),
    submittedAt: last.submittedAt?.toISOString() ?? null,
    expiresAt: last.expiresAt.toISOString(),
    endedBy: last.endedByName,
    endedAt: last.endedAt?.toISOString() ?? null,
    staleBecause: STALE_REASONS.find((because) => last.state === 'stale' && because === last.reason) ?? null,
    note: last.state === 'returned' ? last.reason : null,
  };
}

/** What the person may do with an order's money right now; what blocks a release is only said when one is proposed. */
function moneyMovesOf(
  { roles }: Pick<StaffActor, 'roles'>,
  { status, totalCents }: TradeRecord,
  money: { inTrustCents: bigint; refundableCents: bigint; proposal: MoneyProposal | null },
): MoneyMove[] {
  const { proposal } = money;
  const may = (action: StaffAction) => scopeOf(roles, action) === 'all';
  if (proposal?.state === 'submitted') {
    if (proposal.isOwn) {
      return may(`payments.${proposal.decision}`) ? ['withdraw'] : [];
    }
    const isSecond = may(`payments.approve-${proposal.decision}`) && !proposal.workedOnIt;
    return isSecond ? ['approve', 'return'] : [];
  }
  const isReleasable = canMoveTrade(status, 'settled', 'staff', 'ended') && money.inTrustCents >= totalCents;
  return [
    ...(isReleasable && may('payments.release') ? (['propose-release'] as const) : []),
    ...(money.refundableCents > 0n && may('payments.refund') ? (['propose-refund'] as const) : []),
  ];
}
