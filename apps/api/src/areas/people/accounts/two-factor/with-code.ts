import type { ConfirmedBody } from '@portal/domain/people/account/account.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { countGuess, forgiveCodeGuesses } from '../credentials/count-guess.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { acceptCode, type ReadCode, readCode } from './read-code.ts';
import { isTwoFactorOn } from './two-factor.store.ts';

/** The error for a signed-in person's wrong code. */
export function wrongCode(): AppError {
  return invalid([{ path: 'code', key: 'account.twoFactor.codeWrong' }]);
}

/**
 * Checks the password, then uses a code up and does the work in one transaction. Throws VALIDATION for a wrong password
 * or code, TWO_FACTOR_NOT_ON, and RATE_LIMITED after as many wrong codes as at sign-in.
 */
export async function withProvedCode(
  deps: Deps,
  investorId: string,
  { password, code }: ConfirmedBody,
  work: (trx: Db, provedBy: ReadCode['kind']) => Promise<void>,
): Promise<void> {
  await provePassword(deps, investorId, password, 'password');
  if (!(await isTwoFactorOn(deps.db, investorId))) {
    throw new AppError('TWO_FACTOR_NOT_ON');
  }
  await withCode(deps, investorId, code, work);
}

/**
 * Uses up a code of the account's app, or a recovery code, and does the work in one transaction; a right code forgives
 * earlier wrong ones. Throws VALIDATION for a wrong or used code, and RATE_LIMITED after as many as at sign-in.
 */
export async function withCode(
  deps: Deps,
  accountId: string,
  typed: string,
  work: (trx: Db, provedBy: ReadCode['kind']) => Promise<void>,
): Promise<void> {
  await countGuess(deps, 'code', accountId);
  const read = await readCode(deps, accountId, typed);
  await transact(deps.db, async (trx) => {
    if (read === null || !(await acceptCode(trx, deps, accountId, read))) {
      throw wrongCode();
    }
    await work(trx, read.kind);
  });
  await forgiveCodeGuesses(deps, accountId);
}
