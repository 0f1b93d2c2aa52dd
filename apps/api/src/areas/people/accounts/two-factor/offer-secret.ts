import type { RecoveryCodes, TwoFactorStart } from '@portal/domain/people/account/account.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { AccountOwner } from '../credentials/account-owner.ts';
import { appCode, secretContext } from './read-code.ts';
import { newRecoveryCodes, recoveryCodeMark } from './recovery-codes.ts';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';
import { confirmSecret, findSecret, putSecret, replaceRecoveryCodes } from './two-factor.store.ts';
import { wrongCode } from './with-code.ts';

/**
 * Makes the secret for an authenticator app, where the account is labelled `email`. Sign-in does not change until a
 * code confirms the secret. Throws TWO_FACTOR_ALREADY_ON.
 */
export async function offerSecret(deps: Deps, owner: AccountOwner, email: string): Promise<TwoFactorStart> {
  const secret = newTotpSecret();
  const sealed = deps.secrets.seal(secret, secretContext(owner.id));
  const isPut = await transact(deps.db, (trx) => putSecret(trx, owner, sealed, deps.clock.now()));
  if (!isPut) {
    throw new AppError('TWO_FACTOR_ALREADY_ON');
  }
  return { secret, ...describeTotp(secret, email) };
}

/**
 * Turns two-factor sign-in on with the app's first code, makes recovery codes, which are shown only this once, and does
 * the `work` in the same transaction. Throws VALIDATION for a wrong code, TWO_FACTOR_ALREADY_ON, and TWO_FACTOR_NOT_ON
 * if it was not started.
 */
export async function takeFirstCode(
  deps: Deps,
  owner: AccountOwner,
  typed: string,
  work: (trx: Db, at: Date) => Promise<void>,
): Promise<RecoveryCodes> {
  const found = await findSecret(deps.db, owner.id);
  if (found === undefined || found.isConfirmed) {
    throw new AppError(found === undefined ? 'TWO_FACTOR_NOT_ON' : 'TWO_FACTOR_ALREADY_ON');
  }
  const secret = await deps.secrets.open(found.sealedSecret, secretContext(owner.id));
  const digits = appCode(typed);
  const step = digits === null ? null : stepOfCode(secret.toString(), digits, deps.clock.now());
  if (step === null) {
    throw wrongCode();
  }
  const recoveryCodes = newRecoveryCodes();
  const marks = recoveryCodes.map((code) => recoveryCodeMark(deps, owner.id, code));
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await confirmSecret(trx, owner.id, found.sealedSecret, step, at))) {
      throw new AppError('TWO_FACTOR_ALREADY_ON');
    }
    await replaceRecoveryCodes(trx, owner, marks, at);
    await work(trx, at);
  });
  return { recoveryCodes };
}
