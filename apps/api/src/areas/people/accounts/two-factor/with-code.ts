import type { ConfirmedBody } from '@portal/domain/people/account/account.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { countGuess, forgiveCodeGuesses } from '../credentials/count-guess.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { acceptCode, type ReadCode, readCode } from './read-code.ts';
import { isTwoFactorOn } from './two-factor.store.ts';

/** What is answered when the code of somebody signed in is not right. */
export function wrongCode(): AppError {
  return invalid([{ path: 'code', key: 'account.twoFactor.codeWrong' }]);
}

/**
 * Does the work in one transaction with the using-up of a code, for somebody who also knows the password. Throws
 * VALIDATION for a wrong password or code, TWO_FACTOR_NOT_ON, RATE_LIMITED after as many wrong codes as at sign-in.
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
 * Does the work in one transaction with the using-up of a code of anybody's app, or of a recovery code; a right one forgives the wrong
 * ones before it. Throws VALIDATION for a wrong or used code, RATE_LIMITED after as many as at sign-in.
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
