import type { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { recordAdmission } from '../admissions/record-admission.ts';
import { insertAdmission, type StaffAdmission } from '../admissions/staff-admissions.store.ts';
import { insertStaff } from '../people/staff.store.ts';
import { endInvitations, insertInvitation } from './staff-invitations.store.ts';

/** How long an invitation works: 72 hours. */
const INVITATION_MS = 72 * 60 * 60 * 1000;

/** How the new person was let in. */
type LetIn = Pick<StaffAdmission, 'kind' | 'proposerId' | 'approverId' | 'proposalId'>;

/** Whoever runs the machine founds the office. */
export const FOUNDED: LetIn = { kind: 'founded', proposerId: null, approverId: null, proposalId: null };

/**
 * Adds somebody to the office in the caller's transaction, mails them a one-time link to choose a password, and tells
 * administrators and compliance. Throws STAFF_EMAIL_TAKEN.
 */
export async function inviteStaff(
  trx: Db,
  deps: Deps,
  id: string,
  input: InviteStaffInput,
  letIn: LetIn,
): Promise<void> {
  const at = deps.clock.now();
  const token = await addPerson(trx, id, input, at);
  await recordAdmission(trx, deps, { ...letIn, staffId: id, roles: input.roles, at });
  await mailInvitation(trx, deps, input, token);
}

/** Mails somebody the link by which they choose their first password. */
export async function mailInvitation(
  trx: Db,
  deps: Deps,
  { email, language }: Pick<InviteStaffInput, 'email' | 'language'>,
  invitationToken: string,
): Promise<void> {
  await requestMail(trx, deps, {
    template: 'staff-invited',
    investorId: null,
    address: email,
    language,
    invitationToken,
  });
}

/**
 * Adds one of the first people and their link in the caller's transaction, without a mail; returns the link's token.
 * Throws STAFF_EMAIL_TAKEN.
 */
export async function addFounder(trx: Db, deps: Deps, id: string, input: InviteStaffInput): Promise<string> {
  const at = deps.clock.now();
  const token = await addPerson(trx, id, input, at);
  await insertAdmission(trx, { ...FOUNDED, staffId: id, roles: input.roles, at });
  return token;
}

async function addPerson(trx: Db, id: string, input: InviteStaffInput, at: Date): Promise<string> {
  if (!(await insertStaff(trx, { ...input, id, at }))) {
    throw new AppError('STAFF_EMAIL_TAKEN', { fields: [{ path: 'email', key: 'errors.staffEmailTaken' }] });
  }
  return issueInvitation(trx, id, at);
}

/**
 * Makes the person's only working link, in the caller's transaction. Returns its token, which is stored only as a hash.
 */
export async function issueInvitation(trx: Db, staffId: string, at: Date): Promise<string> {
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
