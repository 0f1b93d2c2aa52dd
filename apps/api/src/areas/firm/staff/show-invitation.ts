import type { Invitation } from '@portal/domain/firm/staff/staff.wire';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findStaff, type Staff } from './staff.store.ts';
import { findOpenInvitation } from './staff-invitations.store.ts';

/** Whose link it is, for the page on which they choose a password. Throws INVITATION_INVALID. */
export async function showInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { person, expiresAt } = await requireInvitation(deps.db, token, deps.clock.now());
  const { email, firstName, role, joinedAt } = person;
  return { email, firstName, role, isReset: joinedAt !== null, expiresAt: expiresAt.toISOString() };
}

/** The person behind a link that works. Throws INVITATION_INVALID. */
export async function requireInvitation(
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
