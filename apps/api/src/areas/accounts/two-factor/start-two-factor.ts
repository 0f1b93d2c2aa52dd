import type { TwoFactorStart } from '@portal/domain/wire/account';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { showProfile } from '../profile/show-profile.ts';
import { secretContext } from './read-code.ts';
import { describeTotp, newTotpSecret } from './totp.ts';
import { putSecret } from './two-factor.store.ts';

/**
 * Makes the secret that an authenticator app is to hold; nothing changes at sign-in before a code of it confirms it.
 * Throws VALIDATION for a wrong password, TWO_FACTOR_ALREADY_ON.
 */
export async function startTwoFactor(
  deps: Deps,
  investorId: string,
  password: string,
): Promise<TwoFactorStart> {
  await provePassword(deps, investorId, password, 'password');
  const { email } = await showProfile(deps, investorId);
  const secret = newTotpSecret();
  const sealed = deps.secrets.seal(secret, secretContext(investorId));
  const isPut = await transact(deps.db, (trx) => putSecret(trx, investorId, sealed, deps.clock.now()));
  if (!isPut) {
    throw new AppError('TWO_FACTOR_ALREADY_ON');
  }
  return { secret, ...describeTotp(secret, email) };
}
