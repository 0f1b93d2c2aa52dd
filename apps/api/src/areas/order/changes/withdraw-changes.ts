import type { WithdrawChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { giveNewReason, resumeReview } from '../trades/deciding/resume-review.ts';
import { addChangeEvent } from './change-events.store.ts';
import { closeRequests } from './change-requests.store.ts';
import { sentencesInTheirs } from './sentence-of-change.ts';
import { type OfRequest, type Worked, workOnRequest } from './work-on-request.ts';

/**
 * Withdraws one thing that was asked for, or all of it, and tells the investor. With the last thing the order is in review again,
 * as it was. Throws NOT_FOUND also for an item that was withdrawn, what `workOnRequest` throws, and CHANGES_BEGUN where the
 * investor already changed what was signed, so that the order cannot go back as it was.
 */
export async function withdrawChanges(
  deps: Deps,
  by: StaffActor,
  order: Omit<OfRequest, 'requestId'>,
  { requestId, itemId }: WithdrawChangesInput,
): Promise<void> {
  await workOnRequest(deps, by, { ...order, requestId }, async (worked) => {
    const { trx, asked, at } = worked;
    const item = asked.find(({ id }) => id === itemId);
    if (itemId !== null && item === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (item === undefined || asked.length === 1) {
      await withdrawAll(deps, by, worked);
      return { action: 'trade.changes-withdrawn', detail: {} };
    }
    await addChangeEvent(trx, requestId, { kind: 'withdrawn', itemId: item.id, at, byId: by.staffId });
    const left = asked.filter(({ id }) => id !== item.id);
    const reason = await sentencesInTheirs(trx, order.investorId, left);
    await giveNewReason(trx, worked.trade, { reason, at });
    await requestMail(trx, deps, { template: 'changes-reworded', ...order, requestId });
    return { action: 'trade.change-withdrawn', detail: { path: item.path } };
  });
}

async function withdrawAll(deps: Deps, by: StaffActor, { trx, trade, request, at }: Worked): Promise<void> {
  await addChangeEvent(trx, request.id, { kind: 'withdrawn', itemId: null, at, byId: by.staffId });
  await closeRequests(trx, trade, at);
  await resumeReview(trx, trade, { submittedAt: request.submittedAt ?? request.askedAt, at });
  const { investorId, id: tradeId } = trade;
  await requestMail(trx, deps, { template: 'changes-withdrawn', investorId, tradeId, requestId: request.id });
}
