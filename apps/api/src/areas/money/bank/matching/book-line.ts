import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { paidOutPostingOf } from '@portal/domain/money/payments/journal-accounts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { orderMoney } from '../../payments/journal/order-money.ts';
import { findRecorded, recordMoney } from '../../payments/journal/record-money.ts';
import { receiveFor } from '../../payments/movements/receive-payment.ts';
import { returnFor } from '../../payments/movements/return-payment.ts';
import { findUnconfirmed } from './unconfirmed-money.store.ts';

/** What a part of a line says about an order's money. */
export type LinePart = {
  matchId: string;
  kind: 'received' | 'returned' | 'paid-out';
  cents: bigint;
  reference: string;
  valueAt: Date;
  payor?: string;
  facts: Record<string, string>;
};

type Booked = { journalId: string; isBooked: boolean };
type ToldPart = LinePart & { kind: 'received' | 'returned' };

/** The journal row for a part of a line: one that was reported before, or a new one. */
export async function bookLine(trx: Db, deps: Deps, trade: TradeRecord, part: LinePart): Promise<Booked> {
  const { kind } = part;
  return kind === 'paid-out'
    ? payOut(trx, deps, trade, part)
    : confirmOrTell(trx, deps, trade, { ...part, kind });
}

async function confirmOrTell(trx: Db, deps: Deps, trade: TradeRecord, part: ToldPart): Promise<Booked> {
  const { kind, cents } = part;
  const told = await findUnconfirmed(trx, { tradeId: trade.id, kinds: [kind], cents });
  if (told !== undefined) {
    return { journalId: told.id, isBooked: false };
  }
  const row = rowOf(part);
  if (kind === 'returned') {
    await returnFor(trx, deps, trade, { ...row, kind });
  } else {
    await refuseFunded(trx, trade);
    await receiveFor(trx, deps, trade, { ...row, kind });
  }
  return { journalId: await findRecorded(trx, 'bank', row.eventId), isBooked: true };
}

/** A funded order takes no further payment. Throws ORDER_FUNDED. */
export async function refuseFunded(trx: Db, trade: TradeRecord): Promise<void> {
  if ((await orderMoney(trx, trade)).isFunded) {
    throw new AppError('ORDER_FUNDED');
  }
}

/** Money only leaves the bank for an approved release or refund, and only once for each. */
async function payOut(trx: Db, deps: Deps, trade: TradeRecord, part: LinePart): Promise<Booked> {
  const decided = await findUnconfirmed(trx, {
    tradeId: trade.id,
    kinds: ['released', 'refunded'],
    cents: part.cents,
  });
  if (decided === undefined) {
    throw new AppError('NOT_PAID_OUT');
  }
  const row = rowOf(part);
  await recordMoney(trx, deps, trade, {
    ...row,
    kind: 'paid-out',
    posting: paidOutPostingOf(decided.kind === 'released' ? 'released' : 'refunded'),
    facts: { ...part.facts, row: decided.id },
  });
  return { journalId: await findRecorded(trx, 'bank', row.eventId), isBooked: true };
}

function rowOf({ matchId, cents, kind: _kind, ...told }: LinePart) {
  return {
    source: 'bank',
    eventId: `match:${matchId}`,
    amountCents: cents,
    ...told,
  } as const;
}

/** The value time of money on a bank's day: the start of the day on the dealer's clock, or now for a day that has not begun. */
export function valueTimeOf(day: string, now: Date): Date {
  return dealerDay(now) < day ? now : startOfDay(day, DEALER_TIME_ZONE);
}
