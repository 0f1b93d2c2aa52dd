import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { addChangeEvent } from './change-events.store.ts';
import { type OfRequest, workOnRequest } from './work-on-request.ts';

/**
 * Reminds the investor of what they are asked to change, in their own language, at most once in `CHANGE_REMINDER_PAUSE_HOURS`.
 * Throws REMINDED_TODAY before that, and what `workOnRequest` throws.
 */
export async function remindOfChanges(deps: Deps, by: StaffActor, of: OfRequest): Promise<void> {
  await workOnRequest(deps, by, of, async ({ trx, request, at }) => {
    if (at < new Date(request.remindFrom)) {
      throw new AppError('REMINDED_TODAY');
    }
    await addChangeEvent(trx, request.id, { kind: 'reminded', at, byId: by.staffId });
    await requestMail(trx, deps, { template: 'changes-reminder', ...of });
    return { action: 'trade.changes-reminded', detail: {} };
  });
}
