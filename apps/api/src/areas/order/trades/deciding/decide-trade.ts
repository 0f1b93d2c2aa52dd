import { moveTrade, type TradeStatus } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../../platform/announce.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { wasDoneBy } from '../../../../platform/audit/was-done-by.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { holdRegistrations } from '../../../firm/registrations/find-registrations.ts';
import { holdWorker } from '../../../people/representatives/find-representatives.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { releaseUnits, transactOnOrderAndDeal } from '../holding/transact-on-deal.ts';
import { judgeOrder } from '../judging/judge-order.ts';
import { readReason } from '../read-reason.ts';
import type { TradeChange } from '../trade-change.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';
import { approvalAwaited, type Reading } from './approval-awaited.ts';

export type Decision = {
  to: Extract<TradeStatus, 'inReview' | 'approved' | 'changesAsked' | 'declined'>;
  reason?: string;
  change: (at: Date) => TradeChange;
  givesUnitsBack: boolean;
  action: string;
  /** Whether the audit row keeps the reason: it does where the order ends. */
  recordsReason?: boolean;
  /** Further facts for the audit row. */
  detail?: Readonly<Record<string, string>>;
  /** What else the decision does in the same transaction. */
  also?: (trx: Db, trade: TradeRecord, at: Date) => Promise<void>;
  mail: 'order-approved' | 'order-returned' | 'order-declined' | null;
};

/**
 * Carries out one of the dealer's decisions on an order: the move, its consequences, the message and the audit row, in one
 * transaction. Repeating one's own decision changes nothing; what a colleague decided meanwhile is refused. Throws NOT_FOUND, STATE_REFUSES with the current state, VALIDATION when a
 * reason is missing and, on approval, MEMORANDUM_NOT_ACCEPTED or JOINT_MEMORANDUM_NOT_ACCEPTED.
 */
export async function decideTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  decision: Decision,
): Promise<void> {
  await transactOnOrderAndDeal(deps, { investorId, tradeId }, (trx, trade) =>
    decideWithin(trx, deps, by, trade, decision),
  );
}

/** The same within the caller's transaction, which has locked the deal and the order. */
async function decideWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  decision: Decision,
): Promise<void> {
  const reason = readReason(decision.reason);
  const outcome = moveTrade(trade.status, { to: decision.to, by: 'staff', reason });
  if (outcome.moved) {
    // Approval accepts the subscription: a memorandum amended since has to reach the purchasers first.
    if (decision.to === 'approved') {
      await judgeOrder(trx, deps, trade, {
        occasion: 'approval',
        by: nameOfActor(by),
        isObserved: await isObserving(trx, deps),
      });
      await refuseWhileWaiting(trx, deps, trade);
    }
    await carryOut(trx, deps, by, trade, { ...decision, reason });
    return;
  }
  const done = { actor: nameOfActor(by), action: decision.action, target: `trade:${trade.id}` };
  if (outcome.because === 'already-there' && (await wasDoneBy(trx, done))) {
    return;
  }
  throw outcome.because === 'reason-missing'
    ? invalid([{ path: 'reason', key: 'errors.reasonRequired' }])
    : new AppError('STATE_REFUSES', { currentState: outcome.current });
}

/** What decides for good is held until it has: a registration that ends meanwhile waits. */
const FOR_GOOD: Reading = { registrations: holdRegistrations, representatives: holdWorker };

async function refuseWhileWaiting(trx: Db, deps: Deps, trade: TradeRecord): Promise<void> {
  const missing = await approvalAwaited(trx, deps, trade, FOR_GOOD);
  if (missing !== null) {
    throw new AppError(missing);
  }
}

async function carryOut(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  decision: Decision & { reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const { investorId, id: tradeId } = trade;
  if (decision.givesUnitsBack) {
    await releaseUnits(trx, trade, at);
  }
  await updateTrade(
    trx,
    trade,
    {
      status: decision.to,
      reason: decision.reason === '' ? null : decision.reason,
      nextStep: null,
      ...decision.change(at),
    },
    at,
  );
  if (decision.givesUnitsBack) {
    await announce(trx, deps, 'order-ended', { order: trade });
  }
  if (decision.to === 'approved') {
    await announce(trx, deps, 'order-approved', { order: trade });
  }
  if (decision.to === 'changesAsked') {
    await announce(trx, deps, 'order-returned', { order: trade });
  }
  await decision.also?.(trx, trade, at);
  if (decision.mail !== null) {
    await requestMail(trx, deps, { template: decision.mail, investorId, tradeId });
  }
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: decision.action,
    target: `trade:${tradeId}`,
    investorId,
    detail: {
      ...auditOfStaff(by),
      from: trade.status,
      ...(decision.recordsReason === true ? { reason: decision.reason } : {}),
      ...decision.detail,
    },
  });
}

/** The dealer's next step for an approved order, as worded in section 4 of the specification. */
const DONE = 'DONE!';

const APPROVAL: Decision = {
  to: 'approved',
  change: (at) => ({ decidedAt: at, nextDrStepDesc: DONE }),
  givesUnitsBack: false,
  action: 'trade.approved',
  mail: 'order-approved',
};

/** Further facts of an approval for the audit row; `action` where it is not the approval by two people. */
type OnRecord = { detail: Readonly<{ [fact: string]: string }>; action?: 'trade.approved-in-emergency' };

/**
 * Approves an order in review within the caller's transaction, which has locked the order and its deal, and tells the investor.
 * Throws STATE_REFUSES.
 */
export async function approveWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  onRecord: OnRecord,
): Promise<void> {
  await decideWithin(trx, deps, by, trade, { ...APPROVAL, ...onRecord });
}

/** The dealer declines an order in review, or one sent back for changes, with a reason; its units return to the deal. Throws NOT_FOUND, STATE_REFUSES, VALIDATION. */
export async function declineTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  reason: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'declined',
    reason,
    change: (at) => ({ decidedAt: at, holdsUnits: false }),
    givesUnitsBack: true,
    action: 'trade.declined',
    recordsReason: true,
    mail: 'order-declined',
  });
}

/** The dealer takes a submitted order into review. Throws NOT_FOUND or STATE_REFUSES. */
export async function reviewTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'inReview',
    change: () => ({}),
    givesUnitsBack: false,
    action: 'trade.review-started',
    mail: null,
  });
}
