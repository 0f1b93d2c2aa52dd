import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import { rightToCancelAt } from '@portal/domain/order/trades/right-to-cancel';
import { type MoveOutcome, moveTrade } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../../platform/announce.ts';
import { ask } from '../../../../platform/ask.ts';
import { acted } from '../../../../platform/audit/acted.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { wasDoneBy } from '../../../../platform/audit/was-done-by.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { releaseUnits, transactOnOrderAndDeal } from '../holding/transact-on-deal.ts';
import { readReason } from '../read-reason.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';
import { type Cancellation, cancellationOfOrder, lastSignature } from './cancellation.ts';

export type Archiver = { by: 'investor' } | { by: StaffActor; reason: string };

/**
 * Cancels an order, returns its units to the deal and ends the authorization to debit; money in trust is to be refunded; nothing
 * is deleted. An investor may cancel until the approval and, by right, until midnight on the second business day after the last
 * signature (NI 45-106 s. 2.9(6)); what counts is when the notice arrived. Everybody concerned is told. Archiving it
 * again changes nothing, but a person of the office is refused where somebody else was faster. Throws NOT_FOUND, CANCELLATION_RIGHT_ENDED for an approved order after that midnight, or STATE_REFUSES
 * once this actor may no longer cancel it.
 */
export async function archiveTrade(
  deps: Deps,
  investorId: string,
  tradeId: string,
  archiver: Archiver,
): Promise<void> {
  // Taken before the lock, so that waiting for it does not eat into the investor's time.
  const noticeAt = deps.clock.now();
  await transactOnOrderAndDeal(deps, { investorId, tradeId }, async (trx, trade) => {
    const reason = archiver.by !== 'investor' ? readReason(archiver.reason) : '';
    const cancellation = await cancellationOfOrder(trx, trade);
    const right = rightToCancelAt(cancellation.rightEndsAt, noticeAt);
    const outcome = moveTrade(trade.status, {
      to: 'archived',
      by: archiver.by === 'investor' ? 'investor' : 'staff',
      reason,
      right,
    });
    if (!outcome.moved) {
      if (outcome.because === 'already-there' && (await isOwnRepetition(trx, archiver, tradeId))) {
        return;
      }
      throw refusal(outcome);
    }
    const isByRight = archiver.by === 'investor' && right === 'runs';
    const staff = archiver.by === 'investor' ? null : { by: archiver.by, reason };
    await carryOut(trx, deps, trade, staff, { noticeAt, cancellation, isByRight });
  });
}

/** An investor who gives an order up again finds it given up; a person of the office is told where a colleague was faster. */
async function isOwnRepetition(trx: Db, { by }: Archiver, tradeId: string): Promise<boolean> {
  return (
    by === 'investor' ||
    wasDoneBy(trx, { actor: nameOfActor(by), action: 'trade.archived', target: `trade:${tradeId}` })
  );
}

function refusal({ because, current }: Extract<MoveOutcome, { moved: false }>): AppError {
  switch (because) {
    case 'reason-missing':
      return invalid([{ path: 'reason', key: 'errors.reasonRequired' }]);
    case 'right-ended':
      return new AppError('CANCELLATION_RIGHT_ENDED', { currentState: current });
    default:
      return new AppError('STATE_REFUSES', { currentState: current });
  }
}

async function carryOut(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  staff: { by: StaffActor; reason: string } | null,
  cancelled: Omit<Cancelled, 'money'>,
): Promise<void> {
  const { investorId, id: tradeId } = trade;
  const { noticeAt, cancellation, isByRight } = cancelled;
  const at = deps.clock.now();
  await releaseUnits(trx, trade, at);
  await updateTrade(
    trx,
    trade,
    {
      status: 'archived',
      holdsUnits: false,
      holdExpiresAt: null,
      archivedAt: noticeAt,
      nextDrStepDesc: '',
      nextStep: null,
      // The reason of the cancellation only: an earlier request for changes is not why.
      reason: staff?.reason ?? null,
    },
    at,
  );
  await announce(trx, deps, 'order-ended', { order: trade });
  const money = await ask(trx, deps, 'money-at-end', trade);
  if (staff === null) {
    await notifyOfCancellation(trx, deps, trade, { ...cancelled, money });
  } else {
    await requestMail(trx, deps, { template: 'order-archived', investorId, tradeId });
  }
  await appendAudit(trx, deps, at, {
    action: 'trade.archived',
    target: `trade:${tradeId}`,
    investorId,
    ...acted(staff?.by ?? { kind: 'investor', investorId }, {
      from: trade.status,
      byRight: isByRight,
      noticeAt: noticeAt.toISOString(),
      rightEndsAt: cancellation.rightEndsAt?.toISOString() ?? null,
      money,
      ...(staff === null ? {} : { reason: staff.reason }),
    }),
  });
}

/** The cancellation, for the messages about it. */
type Cancelled = {
  noticeAt: Date;
  cancellation: Cancellation;
  /** True where the right to cancel still ran. */
  isByRight: boolean;
  money: MoneyAtEnd;
};

/**
 * Sends the messages about an order that its investor cancelled: a receipt to the investor, a message to the joint investor who
 * signed and, if it was by right, the notice to the issuer that the agreement promises (NI 45-106 s. 2.9(6)), with a copy to the
 * dealer. Sends none for an order that nobody had signed.
 */
async function notifyOfCancellation(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { noticeAt, cancellation, isByRight, money }: Cancelled,
): Promise<void> {
  const { investorId, id: tradeId } = trade;
  if (trade.investorSignedAt === null) {
    return;
  }
  const { rightEndsAt, timeZone } = cancellation;
  const told = {
    noticeAt: noticeAt.toISOString(),
    rightEndsAt: rightEndsAt?.toISOString() ?? null,
    timeZone,
    money,
  };
  const template = isByRight ? 'order-cancelled' : 'order-withdrawn';
  await requestMail(trx, deps, { template, investorId, tradeId, cancellation: told });
  await announce(trx, deps, 'order-cancelled', { order: trade, told });
  const signedAt = lastSignature(trade);
  if (isByRight && rightEndsAt !== null && signedAt !== null) {
    for (const to of ['issuer', 'dealer'] as const) {
      await deps.jobs.enqueue(trx, 'send-cancellation-notice', {
        to,
        investorId,
        tradeId,
        ...told,
        signedAt: signedAt.toISOString(),
        rightEndsAt: rightEndsAt.toISOString(),
        mailId: deps.newId(),
      });
    }
  }
}
