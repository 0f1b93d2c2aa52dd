import type { RecoveryCodes } from '@portal/domain/wire/account';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { wrongCode } from './prove-code.ts';
import { appCode, secretContext } from './read-code.ts';
import { newRecoveryCodes, recoveryCodeMark } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { confirmSecret, findSecret, replaceRecoveryCodes } from './two-factor.store.ts';

/**
 * Turns two-factor sign-in on once the app shows the right code, and makes the recovery codes, which are shown this
 * once. Throws VALIDATION for a wrong code, TWO_FACTOR_ALREADY_ON, TWO_FACTOR_NOT_ON when it was not started.
 */
export async function confirmTwoFactor(
  deps: Deps,
  investorId: string,
  typed: string,
): Promise<RecoveryCodes> {
  const found = await findSecret(deps.db, investorId);
  if (found === undefined || found.isConfirmed) {
    throw new AppError(found === undefined ? 'TWO_FACTOR_NOT_ON' : 'TWO_FACTOR_ALREADY_ON');
  }
  const secret = await deps.secrets.open(found.sealedSecret, secretContext(investorId));
  const digits = appCode(typed);
  const step = digits === null ? null : stepOfCode(secret.toString(), digits, deps.clock.now());
  if (step === null) {
    throw wrongCode();
  }
  const recoveryCodes = newRecoveryCodes();
  const marks = recoveryCodes.map((code) => recoveryCodeMark(deps, investorId, code));
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await confirmSecret(trx, investorId, found.sealedSecret, step, at))) {
      throw new AppError('TWO_FACTOR_ALREADY_ON');
    }
    await replaceRecoveryCodes(trx, investorId, marks, at);
    await requestMail(trx, deps, { template: 'two-factor-on', investorId });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'two-factor.turned-on',
      target: `investor:${investorId}`,
      investorId,
    });
  });
  return { recoveryCodes };
}
