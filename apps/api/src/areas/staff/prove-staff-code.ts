import type { Db } from '../../platform/db/tables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StaffSession } from '../../platform/http/actor.ts';
import { countGuess } from '../accounts/credentials/guesses.ts';
import { acceptCode } from '../accounts/two-factor/accept-code.ts';
import { wrongCode } from '../accounts/two-factor/prove-code.ts';
import { type ReadCode, readCode } from '../accounts/two-factor/read-code.ts';

/**
 * Does the work in one transaction with the using-up of a code of the person's app, or of a recovery code. Throws VALIDATION for a
 * wrong or used code, RATE_LIMITED.
 */
export async function withStaffCode(
  deps: Deps,
  { staffId }: StaffSession,
  typed: string,
  work: (trx: Db, provedBy: ReadCode['kind']) => Promise<void>,
): Promise<void> {
  await countGuess(deps, 'code', staffId);
  const code = await readCode(deps, staffId, typed);
  await transact(deps.db, async (trx) => {
    if (code === null || !(await acceptCode(trx, deps, staffId, code))) {
      throw wrongCode();
    }
    await work(trx, code.kind);
  });
}
