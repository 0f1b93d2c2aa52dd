import { STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import { type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type {
  MoneyDecision,
  MoneyMove,
  MoneyProposal,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { canMoveTrade } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../platform/db/tables.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findLastProposal, findPreparers } from '../../firm/proposals/find-proposals.ts';
import { moneyTarget } from '../../money/payments/movements/money-warrant.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { readMoneyPayload } from './money-payload.ts';
import { findWhoPreparedMoney } from './preparers.store.ts';

/** The proposal about an order's money that is open, or else the last one unless it was carried out. */
export async function showMoneyProposal(
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

const ACTION_OF: Readonly<Record<MoneyDecision, StaffAction>> = {
  release: 'payments.release',
  refund: 'payments.refund',
};

/** What the person may do about an order's money as it stands; what is in the way of a release is told when it is proposed. */
export function moneyMovesOf(
  { role }: Pick<StaffActor, 'role'>,
  { status, totalCents }: TradeRecord,
  money: { inTrustCents: bigint; refundableCents: bigint; proposal: MoneyProposal | null },
): MoneyMove[] {
  const { proposal } = money;
  const may = (decision: MoneyDecision) => scopeOf(role, ACTION_OF[decision]) === 'all';
  if (proposal?.state === 'submitted') {
    if (!may(proposal.decision)) {
      return [];
    }
    return proposal.isOwn ? ['withdraw'] : proposal.workedOnIt ? [] : ['approve', 'return'];
  }
  const isReleasable = canMoveTrade(status, 'settled', 'staff', 'ended') && money.inTrustCents >= totalCents;
  return [
    ...(isReleasable && may('release') ? (['propose-release'] as const) : []),
    ...(money.refundableCents > 0n && may('refund') ? (['propose-refund'] as const) : []),
  ];
}
