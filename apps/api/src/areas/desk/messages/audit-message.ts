import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import type { FoundMessage } from './message-rows.store.ts';

/** Records what a staff member did with a message, but none of its content. */
export async function auditMessage(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { id, investorId, about }: FoundMessage,
  action: 'message.answered' | 'message.closed' | 'message.reopened',
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: `message:${id}`,
    investorId,
    detail: { ...auditOfStaff(by), about },
  });
}
