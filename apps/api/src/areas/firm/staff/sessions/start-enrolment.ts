import type { RecoveryCodes, TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { staffOwner } from '../../../people/accounts/credentials/account-owner.ts';
import { offerSecret, takeFirstCode } from '../../../people/accounts/two-factor/offer-secret.ts';
import { findStaff } from '../people/staff.store.ts';
import { noteStepUp } from './staff-sessions.store.ts';

/** Makes the secret for the person's authenticator app. Throws TWO_FACTOR_ALREADY_ON. */
export async function startEnrolment(deps: Deps, actor: StaffSession): Promise<TwoFactorStart> {
  const person = await findStaff(deps.db, actor.staffId);
  if (person === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  return offerSecret(deps, staffOwner(actor.staffId), person.email);
}

/**
 * Turns two-factor sign-in on with the first code, which opens the office to the person and counts as a step-up. Throws
 * VALIDATION for a wrong code, TWO_FACTOR_ALREADY_ON, TWO_FACTOR_NOT_ON.
 */
export async function confirmEnrolment(
  deps: Deps,
  actor: StaffSession,
  typed: string,
): Promise<RecoveryCodes> {
  return takeFirstCode(deps, staffOwner(actor.staffId), typed, async (trx, at) => {
    await noteStepUp(trx, actor.sessionTokenHash, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'staff.enrolled',
      target: nameOfActor(actor),
      investorId: null,
      detail: auditOfStaff(actor),
    });
  });
}
