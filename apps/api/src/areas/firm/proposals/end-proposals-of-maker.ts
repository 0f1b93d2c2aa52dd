import { mayStillPropose, type ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import { announce } from '../../../platform/announce.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { holdRoles } from '../staff/people/find-permitted-staff.ts';
import type { StaffEvents } from '../staff/staff-events.ts';
import { holdAllOpenProposalsBy, updateState } from './proposals.store.ts';

/** Those about people end with a record of their own (firm/role-changes), also while they are approved. */
export const ENDS_BY_ITSELF: ReadonlySet<ProposalKind> = new Set<ProposalKind>([
  'change-role',
  'admit-person',
]);

/**
 * When somebody's access ends or their roles change, ends what they proposed and may propose no more, in the same
 * transaction: nothing is approved that nobody stands behind.
 */
export async function endProposalsOfMaker(
  trx: Db,
  deps: Deps,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  const roles = await holdRoles(trx, staffId);
  const at = deps.clock.now();
  for (const { id, kind, target } of await holdAllOpenProposalsBy(trx, staffId)) {
    if (!mayStillPropose(roles, kind) && !ENDS_BY_ITSELF.has(kind)) {
      await updateState(trx, id, 'stale', { by: null, reason: 'maker-left', at });
      await announce(trx, deps, 'proposal-left', { id, kind, target });
    }
  }
}
