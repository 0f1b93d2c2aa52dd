import { DESK_KINDS, kindsWorkedBy } from '@portal/domain/desk/queues/desk-queues';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { holdRoles } from '../../../firm/staff/people/find-permitted-staff.ts';
import type { StaffEvents } from '../../../firm/staff/staff-events.ts';
import { releaseAllOf } from './claims.store.ts';

/**
 * When somebody's access ends or their roles change, gives back what they had claimed and may work on no more, in the
 * same transaction.
 */
export async function giveClaimsBack(
  trx: Db,
  deps: Deps,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  const kept = kindsWorkedBy(await holdRoles(trx, staffId));
  const lost = DESK_KINDS.filter((kind) => !kept.includes(kind));
  const released = await releaseAllOf(trx, staffId, lost);
  if (released.length > 0) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'desk.given-back',
      target: `staff:${staffId}`,
      investorId: null,
      detail: { count: released.length, items: released.map(({ kind, id }) => `${kind}:${id}`).join(' ') },
    });
  }
}
