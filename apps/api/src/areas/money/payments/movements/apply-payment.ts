import { appliedPostingOf, type ToldKind } from '@portal/domain/money/payments/journal-accounts';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { clearOpenFlag } from '../flags/payment-flags.store.ts';
import { requireOpenFlag } from '../flags/require-open-flag.ts';
import { findMoney } from '../journal/money-journal.store.ts';
import { receiveFor } from './receive-payment.ts';
import { returnFor } from './return-payment.ts';

export type AppliedPayment = { kind: ToldKind; amountCents: bigint; inTrustCents: bigint };

/**
 * Gives money that the bank reported for an unknown order to the order it is for, as if the bank had named it, once, out of the
 * unapplied money. Throws NOT_FOUND, also for a flag about anything else, and CHANGED_MEANWHILE for one that has ended.
 */
export async function applyPayment(
  deps: Deps,
  by: StaffActor,
  { flagId, order }: { flagId: string; order: { investorId: string; id: string } },
): Promise<AppliedPayment> {
  return transact(deps.db, async (trx) => {
    const flag = await requireOpenFlag(trx, flagId);
    if (flag.kind !== 'unmatched') {
      throw new AppError('NOT_FOUND');
    }
    const trade = await lockOrder(trx, order.investorId, order.id);
    const source = flag.detail.source === 'return-file' ? 'return-file' : 'payment-provider';
    const event = await findMoney(trx, source, flag.detail.event ?? '');
    if (event === undefined || (event.kind !== 'received' && event.kind !== 'returned')) {
      throw new AppError('NOT_FOUND');
    }
    const note = `applied to ${orderReference(trade.id)}`;
    if (!(await clearOpenFlag(trx, flag.id, { note, at: deps.clock.now(), by: by.staffId }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const { kind, amountCents, reference, valueAt } = event;
    const told = {
      source: 'dealer',
      by,
      eventId: `applied:${event.id}`,
      amountCents,
      reference,
      valueAt,
      posting: appliedPostingOf(kind),
      facts: { event: event.id },
    } as const;
    const { inTrustCents } =
      kind === 'received'
        ? await receiveFor(trx, deps, trade, { ...told, kind })
        : await returnFor(trx, deps, trade, { ...told, kind });
    return { kind, amountCents, inTrustCents };
  });
}
