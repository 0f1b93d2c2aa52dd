import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { RecordedReceipt, RecordReceiptInput } from '@portal/domain/money/payments/office-receipts.wire';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { checkPayor } from '../../../money/bank/matching/check-payor.ts';
import { toldByHand } from '../../../money/payments/journal/record-money.ts';
import { receiveFor } from '../../../money/payments/movements/receive-payment.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';

/** Only the person's word says who paid. */
const NO_LINE = { description: '', party: null };

/**
 * Books money that arrived in trust for an order by hand, whatever the order's state. `key` is the form's own: sent again, it is the
 * same payment. A payment that only looks like an earlier one is booked and flagged, and so is a payor who may not pay for the
 * order. Throws NOT_FOUND, VALIDATION for a day in the future, and IDEMPOTENCY_KEY_REUSED for different money under a used key.
 */
export async function recordReceipt(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { payor, amount, day, method, reference, key }: RecordReceiptInput & { key: string | undefined },
): Promise<RecordedReceipt> {
  const { investorId } = await requireOrder(deps.db, reader, orderId);
  if (day > dealerDay(deps.clock.now())) {
    throw invalid([{ path: 'day', key: 'errors.fieldInvalid' }]);
  }
  const payment = { amountCents: centsFromDollars(amount), reference, key };
  const told = {
    ...toldByHand(deps, reader.actor, 'received', orderId, payment),
    valueAt: startOfDay(day, DEALER_TIME_ZONE),
    payor,
    facts: { method },
  };
  const receipt = await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, orderId);
    const received = await receiveFor(trx, deps, trade, told);
    if (received.isNew) {
      const paid = { line: NO_LINE, payor, subject: told.eventId, cents: told.amountCents };
      await checkPayor(trx, deps, trade, paid);
    }
    return received;
  });
  const { isNew, inTrustCents, needsAttention } = receipt;
  return { isNew, inTrust: dollarsFromCents(inTrustCents), needsAttention };
}
