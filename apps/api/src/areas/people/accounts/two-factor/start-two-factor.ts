import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { showProfile } from '../profile/show-profile.ts';
import { offerSecret } from './enrol.ts';

/**
 * Makes the secret that an investor's authenticator app is to hold. Throws VALIDATION for a wrong password,
 * TWO_FACTOR_ALREADY_ON.
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
