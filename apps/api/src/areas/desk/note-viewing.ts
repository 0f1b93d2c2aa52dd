import { DESK_QUEUES, QUEUE_FACTS } from '@portal/domain/desk/desk-queues';
import { scopeOf } from '@portal/domain/office/permissions';
import type { Claim, ViewingInput } from '@portal/domain/wire/office-desk';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { askQueue } from './ask-queue.ts';
import { prolongLease } from './claims.store.ts';
import { LEASE_MS, later } from './desk-times.ts';
import { showClaim } from './present-claim.ts';
import { findQueueRow } from './queue-rows.store.ts';
import { forgetViewer, noteViewer } from './viewers.store.ts';

/**
 * Notes that a tab has a thing open, or closed it; what its person holds stays theirs while it is open. Answers who has it and who
 * else looks; null to who closed it, and for what stands in no queue that the person sees, or has left it meanwhile.
 */
export async function noteViewing(
  deps: Deps,
  actor: StaffActor,
  { kind, id, tab, isOpen }: ViewingInput,
): Promise<Claim | null> {
  const subject = { kind, id };
  const { staffId } = actor;
  if (!isOpen) {
    await forgetViewer(deps.db, staffId, tab);
    return null;
  }
  if (!(await isSeen(deps, actor, subject))) {
    return null;
  }
  const at = deps.clock.now();
  await noteViewer(deps.db, subject, { staffId, tab, at });
  await prolongLease(deps.db, subject, staffId, later(at, LEASE_MS));
  return showClaim(deps.db, deps, actor, subject);
}

async function isSeen(
  deps: Deps,
  actor: StaffActor,
  { kind, id }: Pick<ViewingInput, 'kind' | 'id'>,
): Promise<boolean> {
  for (const queue of DESK_QUEUES.filter((one) => QUEUE_FACTS[one].kind === kind)) {
    const scope = scopeOf(actor.role, QUEUE_FACTS[queue].action);
    if (scope !== null) {
      const asked = await askQueue(deps.db, deps, { actor, scope }, queue, {});
      if ((await findQueueRow(deps.db, asked, id, 'en')) !== undefined) {
        return true;
      }
    }
  }
  return false;
}
