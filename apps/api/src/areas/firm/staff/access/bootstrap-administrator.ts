import type { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { announce } from '../../../../platform/announce.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import {
  endAllSessions,
  endChallenges,
  removeTwoFactor,
} from '../../../people/accounts/staff-credentials.ts';
import { declareLetIn } from '../emergencies/declare-emergency.ts';
import { issueInvitation } from '../invitations/invite-staff.ts';
import { changeStaff, findStaffByEmail, insertStaff, lockStaff } from '../people/staff.store.ts';

/** Whoever runs the machine. */
const OPERATOR = 'operator';

/**
 * Breaks the glass when no administrator can sign in: makes the owner of an address an administrator, or resets the
 * access of one. The link's token goes to whoever runs the machine and is not mailed to anybody.
 */
export async function bootstrapAdministrator(
  deps: Deps,
  person: Pick<InviteStaffInput, 'email' | 'firstName' | 'lastName' | 'language'>,
): Promise<string> {
  return transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const known = await findStaffByEmail(trx, person.email);
    const id = known?.id ?? deps.newId();
    if (known === undefined) {
      await insertStaff(trx, { ...person, id, role: 'administrator', representativeId: null, at });
    } else {
      const held = await lockStaff(trx, id);
      if (held?.role !== 'administrator') {
        await declareLetIn(trx, deps, id);
      }
      const fresh = {
        role: 'administrator',
        representative_id: null,
        password_hash: null,
        ended_at: null,
      } as const;
      await changeStaff(trx, id, fresh, { isByAdministrator: true });
      await removeTwoFactor(trx, id);
      await endAllSessions(trx, id, at);
      await endChallenges(trx, id, at);
      await announce(trx, deps, 'staff-changed', { staffId: id });
    }
    const token = await issueInvitation(trx, deps, id);
    await appendAudit(trx, deps, at, {
      actor: OPERATOR,
      action: 'staff.glass-broken',
      target: `staff:${id}`,
      investorId: null,
      detail: { via: 'command', isNew: known === undefined, fromRole: known?.role ?? null },
    });
    return token;
  });
}
