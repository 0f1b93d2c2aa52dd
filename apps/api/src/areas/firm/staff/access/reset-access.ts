import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import {
  endAllSessions,
  endChallenges,
  removeTwoFactor,
} from '../../../people/accounts/staff-credentials.ts';
import { issueInvitation, mailInvitation } from '../invitations/invite-staff.ts';
import { changeStaff, type Staff } from '../people/staff.store.ts';
import { changePerson } from './change-person.ts';

/**
 * Lets a locked person start over: the old password, second factor and sessions are gone, ended access resumes. Returns
 * the token of their link. The caller records who let them in.
 */
export async function startOver(
  trx: Db,
  staffId: string,
  change: { roles?: StaffRole[]; representative_id?: null },
  at: Date,
): Promise<string> {
  const fresh = { ...change, password_hash: null, ended_at: null } as const;
  await changeStaff(trx, staffId, fresh, { isByAdministrator: true });
  await removeTwoFactor(trx, staffId);
  await endAllSessions(trx, staffId, at);
  await endChallenges(trx, staffId, at);
  return issueInvitation(trx, staffId, at);
}

/** Mails a person the link by which they start over. */
export async function mailStartOver(
  trx: Db,
  deps: Deps,
  { email, language, joinedAt }: Pick<Staff, 'email' | 'language' | 'joinedAt'>,
  invitationToken: string,
): Promise<void> {
  const template = joinedAt === null ? 'staff-invited' : 'staff-reset';
  await requestMail(trx, deps, { template, investorId: null, address: email, language, invitationToken });
}

/**
 * Mails another link to somebody who was let in and has not come in yet; the one before it no longer works. Throws
 * OWN_ACCESS, NOT_FOUND, and CHANGED_MEANWHILE also for somebody who has come in or whose access ended: that takes two.
 */
export async function sendNewLink(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  version: number,
): Promise<void> {
  const change = { staffId, version, action: 'staff.access-reset' } as const;
  await changePerson(deps, by, change, async (trx, person, at) => {
    if (person.joinedAt !== null || person.endedAt !== null) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const token = await issueInvitation(trx, staffId, at);
    await changeStaff(trx, staffId, {}, { isByAdministrator: true });
    await mailInvitation(trx, deps, person, token);
    return { wasEnded: false };
  });
}
