import type { RecoveryCodes, TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { showProfile } from '../profile/show-profile.ts';
import { offerSecret, takeFirstCode } from './offer-secret.ts';

/**
 * Makes the secret for an investor's authenticator app. Throws VALIDATION for a wrong password, TWO_FACTOR_ALREADY_ON.
 */
export async function startTwoFactor(
  deps: Deps,
  investorId: string,
  password: string,
): Promise<TwoFactorStart> {
  await provePassword(deps, investorId, password, 'password');
  const { email } = await showProfile(deps, investorId);
  return offerSecret(deps, investorOwner(investorId), email);
}

/** Turns an investor's two-factor sign-in on with the first code, and mails them. Throws like takeFirstCode. */
export async function confirmTwoFactor(
  deps: Deps,
  investorId: string,
  typed: string,
): Promise<RecoveryCodes> {
  return takeFirstCode(deps, investorOwner(investorId), typed, async (trx, at) => {
    await requestMail(trx, deps, { template: 'two-factor-on', investorId });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'two-factor.turned-on',
      target: `investor:${investorId}`,
      investorId,
    });
  });
}
