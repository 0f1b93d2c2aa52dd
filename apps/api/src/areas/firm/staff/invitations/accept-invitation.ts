import type { Invitation } from '@portal/domain/firm/staff/staff.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { forgiveGuesses } from '../../../people/accounts/credentials/count-guess.ts';
import { hashPassword } from '../../../people/accounts/credentials/hash-password.ts';
import { refuseWeakPassword } from '../../../people/accounts/passwords/refuse-weak-password.ts';
import { requireActor } from '../people/find-acting-staff.ts';
import { changeStaff, findStaff, type Staff } from '../people/staff.store.ts';
import { guessNameOf, startStaffSession } from '../sessions/log-in-staff.ts';
import { endInvitations, findOpenInvitation, spendInvitation } from './staff-invitations.store.ts';

/** Whose link it is, for the page where they choose a password. Throws INVITATION_INVALID. */
export async function showInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { person, expiresAt } = await requireInvitation(deps.db, token, deps.clock.now());
  const { email, firstName, roles, joinedAt } = person;
  return { email, firstName, roles, isReset: joinedAt !== null, expiresAt: expiresAt.toISOString() };
}

/** The person behind a working link. Throws INVITATION_INVALID. */
async function requireInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<{ person: Staff; expiresAt: Date }> {
  const found = await findOpenInvitation(db, hashToken(token), now);
  const person = found === undefined ? undefined : await findStaff(db, found.staffId);
  if (found === undefined || person === undefined || person.endedAt !== null) {
    throw new AppError('INVITATION_INVALID');
  }
  return { person, expiresAt: found.expiresAt };
}

/**
 * Sets the password of an invited person and signs them in, at first only to turn on two-factor sign-in. Uses the link
 * up. Throws INVITATION_INVALID, and VALIDATION for a weak password, in which case the link stays good.
 */
export async function acceptInvitation(
  deps: Deps,
  token: string,
  password: string,
  origin: Origin,
): Promise<{ accessToken: string }> {
  const { person } = await requireInvitation(deps.db, token, deps.clock.now());
  await refuseWeakPassword('password', password, person);
  const passwordHash = await hashPassword(password);
  const accessToken = await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await spendInvitation(trx, hashToken(token), at))) {
      throw new AppError('INVITATION_INVALID');
    }
    await endInvitations(trx, person.id, at);
    const change = { password_hash: passwordHash, joined_at: person.joinedAt ?? at };
    await changeStaff(trx, person.id, change, { isByAdministrator: false });
    const actor = await requireActor(trx, person.id);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'staff.invitation-accepted',
      target: `staff:${person.id}`,
      investorId: null,
      detail: auditOfStaff(actor),
    });
    return startStaffSession(trx, deps, person.id, origin, 'invitation');
  });
  await forgiveGuesses(deps, { id: person.id, email: guessNameOf(person.email) });
  return { accessToken };
}
