import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import type { TradeStatus } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../lock-order.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';

/** The statuses in which the dealer acts next. */
const WITH_DEALER: readonly TradeStatus[] = ['submitted', 'inReview', 'approved'];

/** Sets or clears the dealer's next step. Throws NOT_FOUND, or STATE_REFUSES for an order that is not with the dealer. */
export async function setNextStep(
  trx: Db,
  { investorId, id }: Pick<TradeRecord, 'investorId' | 'id'>,
  nextStep: NextStep | null,
  at: Date,
): Promise<void> {
  const trade = await lockOrder(trx, investorId, id);
  if (!WITH_DEALER.includes(trade.status)) {
    throw new AppError('STATE_REFUSES', { currentState: trade.status });
  }
  await updateTrade(trx, trade, { nextStep }, at);
}
