import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { countGuess } from '../credentials/count-guess.ts';
import { acceptCode, type ReadCode, readCode } from './read-code.ts';
import { isTwoFactorOn } from './two-factor.store.ts';

/** What somebody typed as the second step, not yet used up; `wrong` for a code that cannot be right. */
export type SecondStep = ReadCode | 'none' | 'wrong';

/**
 * Reads the second step and counts it as a guess at the account's sign-in. Call it before the transaction, whose
 * rollback would undo the count. Throws RATE_LIMITED.
 */
export async function readSecondStep(
  deps: Deps,
  investorId: string,
  typed: string | undefined,
): Promise<SecondStep> {
  if (typed === undefined || !(await isTwoFactorOn(deps.db, investorId))) {
    return 'none';
  }
  await countGuess(deps, 'code', investorId);
  return (await readCode(deps, investorId, typed)) ?? 'wrong';
}

/**
 * Demands and uses up a code if two-factor sign-in is on; returns how the person was identified. Throws VALIDATION
 * without a code, TWO_FACTOR_CODE_WRONG.
 */
export async function proveSecondStep(
  trx: Db,
  deps: Deps,
  investorId: string,
  step: SecondStep,
): Promise<ReadCode['kind'] | 'password'> {
  if (!(await isTwoFactorOn(trx, investorId))) {
    return 'password';
  }
  if (step === 'none') {
    throw invalid([{ path: 'code', key: 'account.twoFactor.codeRequired' }]);
  }
  if (step === 'wrong' || !(await acceptCode(trx, deps, investorId, step))) {
    throw codeWrong();
  }
  return step.kind;
}

/** The error, also at sign-in, for a code that is wrong or was used before. */
export function codeWrong(): AppError {
  return new AppError('TWO_FACTOR_CODE_WRONG', {
    fields: [{ path: 'code', key: 'account.twoFactor.codeWrong' }],
  });
}
