import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { ReadCode } from './read-code.ts';
import { takeRecoveryCode, takeStep } from './two-factor.store.ts';

/** Uses a code up in the caller's transaction; false when it is wrong or was used before. */
export async function acceptCode(trx: Db, deps: Deps, investorId: string, code: ReadCode): Promise<boolean> {
  return code.kind === 'app'
    ? takeStep(trx, investorId, code.step)
    : takeRecoveryCode(trx, investorId, code.mark, deps.clock.now());
}
