import type { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { refuseUnknownRepresentative } from '../people/refuse-unknown-representative.ts';
import { insertStaff } from '../people/staff.store.ts';
import { endInvitations, insertInvitation } from './staff-invitations.store.ts';

/** How long an invitation works: 72 hours. */
const INVITATION_MS = 72 * 60 * 60 * 1000;

/**
 * Adds somebody to the office and mails them a one-time link to choose a password. Returns the person's id. Throws
 * STAFF_EMAIL_TAKEN, and VALIDATION for an unknown representative.
 */
export async function inviteStaff(deps: Deps, by: StaffActor, input: InviteStaffInput): Promise<string> {
  await refuseUnknownRepresentative(deps.db, input.representativeId);
  const id = deps.newId();
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const invitationToken = await addInvited(trx, deps, id, input);
    await requestMail(trx, deps, {
      template: 'staff-invited',
      investorId: null,
      address: input.email,
      language: input.language,
      invitationToken,
    });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'staff.invited',
      target: `staff:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), toRole: input.role, representativeId: input.representativeId },
    });
  });
  return id;
}

/** Adds the person and their link in the caller's transaction; returns the link's token. Throws STAFF_EMAIL_TAKEN. */
export async function addInvited(trx: Db, deps: Deps, id: string, input: InviteStaffInput): Promise<string> {
  if (!(await insertStaff(trx, { ...input, id, at: deps.clock.now() }))) {
    throw new AppError('STAFF_EMAIL_TAKEN', { fields: [{ path: 'email', key: 'errors.staffEmailTaken' }] });
  }
  return issueInvitation(trx, deps, id);
}

/**
 * Makes the person's only working link, in the caller's transaction. Returns its token, which is stored only as a hash.
 */
export async function issueInvitation(trx: Db, deps: Deps, staffId: string): Promise<string> {
  const at = deps.clock.now();
  const token = newToken();
  await endInvitations(trx, staffId, at);
  await insertInvitation(trx, {
    tokenHash: hashToken(token),
    staffId,
    at,
    expiresAt: new Date(at.getTime() + INVITATION_MS),
  });
  return token;
}
