import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import { announce } from '../../../platform/announce.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { type Cancellation, lastSignature } from './cancellation-deadline.ts';
import type { TradeRecord } from './trade-record.ts';

/** What happened, for those who are told of it. */
export type Cancelled = {
  noticeAt: Date;
  cancellation: Cancellation;
  /** Given while the right to cancel ran. */
  isByRight: boolean;
  money: MoneyAtEnd;
};

/**
 * Tells of an order that its investor cancelled: a receipt to the investor, a message to the joint investor who signed, and,
 * where it was by right, the notice to the issuer that the agreement promises (NI 45-106 s. 2.9(6)) with a copy to the
 * dealer. Nobody is told of an order that nobody had signed.
 */
export async function notifyOfCancellation(
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
