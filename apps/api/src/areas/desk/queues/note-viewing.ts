import type { ViewingInput, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { prolongLease } from './claims.store.ts';
import { LEASE_MS, later } from './desk-times.ts';
import { forgetViewer, noteViewer } from './viewers.store.ts';
import { workOnPage } from './work-on-page.ts';

/**
 * Notes that a tab has a page open, or closed it; what its person holds of it stays theirs while it is open. Answers what of their
 * queues stands on it, who has it and who else looks: nothing to who closed it, and where there is nothing, or nothing more.
 */
export async function noteViewing(
  deps: Deps,
  actor: StaffActor,
  { kind, id, tab, isOpen }: ViewingInput,
): Promise<WorkOnPage> {
  const { staffId } = actor;
  if (!isOpen) {
    await forgetViewer(deps.db, staffId, tab);
    return [];
  }
  const work = await workOnPage(deps, actor, { kind, id });
  if (work.length > 0) {
    const at = deps.clock.now();
    await noteViewer(deps.db, { kind, id }, { staffId, tab, at });
    const held = work.filter(({ claim }) => claim.holder?.id === staffId);
    await Promise.all(held.map(({ claim }) => prolongLease(deps.db, claim, staffId, later(at, LEASE_MS))));
  }
  return work;
}
