import type { RewordChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { openReasons } from '../../../platform/reasons/open-reasons.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { giveNewReason } from '../trades/deciding/resume-review.ts';
import { answerDay } from './answer-day.ts';
import { addChangeEvent } from './change-events.store.ts';
import { sentencesInTheirs } from './sentence-of-change.ts';
import { type OfRequest, workOnRequest } from './work-on-request.ts';

/**
 * Gives what was asked for other words, another day or both, and tells the investor; what was asked before stays on record. The
 * same words again change nothing and tell nobody. Throws NOT_FOUND for what is not asked for any more, VALIDATION for a day that
 * is past or too far off, and what `workOnRequest` throws.
 */
export async function rewordChanges(
  deps: Deps,
  by: StaffActor,
  order: Omit<OfRequest, 'requestId'>,
  { requestId, items, answerBy }: RewordChangesInput,
): Promise<void> {
  await workOnRequest(deps, by, { ...order, requestId }, async ({ trx, trade, request, asked, at }) => {
    const byId = by.staffId;
    // A note is a reference to what was typed: the same words typed twice have two.
    const read = { db: trx, secrets: deps.secrets };
    const [said, before] = [await openReasons(read, items), await openReasons(read, asked)];
    const changed = items.filter(({ id }) => {
      const [words, item] = [said, before].map((all) => all.find((each) => each.id === id));
      if (item === undefined) {
        throw new AppError('NOT_FOUND');
      }
      return item.reason !== words?.reason || item.note !== words.note;
    });
    for (const { id, reason, note } of changed) {
      await addChangeEvent(trx, requestId, { kind: 'worded', itemId: id, reason, note, at, byId });
    }
    const isOtherDay = answerBy !== request.answerBy;
    if (isOtherDay) {
      const investor = await findInvestor(trx, order.investorId);
      const day = answerDay(deps, investor?.province, answerBy);
      await addChangeEvent(trx, requestId, { kind: 'due', answerBy: day, at, byId });
    }
    if (changed.length > 0) {
      const now = asked.map((item) => ({ ...item, ...changed.find(({ id }) => id === item.id) }));
      await giveNewReason(trx, trade, { reason: await sentencesInTheirs(trx, order.investorId, now), at });
    }
    if (changed.length > 0 || isOtherDay) {
      await requestMail(trx, deps, { template: 'changes-reworded', ...order, requestId });
    }
    return { action: 'trade.changes-reworded', detail: { items: String(changed.length), answerBy } };
  });
}
