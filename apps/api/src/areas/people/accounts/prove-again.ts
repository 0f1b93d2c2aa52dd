import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { InvestorActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { provePassword, wrongPassword } from './credentials/prove-password.ts';
import { holdPasswordHash } from './profile/password-hashes.store.ts';
import { noteProof } from './sessions/sessions.store.ts';
import { isTwoFactorOn } from './two-factor/two-factor.store.ts';
import { withCode } from './two-factor/with-code.ts';

export { findProof, findSessionId, type Proof } from './sessions/sessions.store.ts';

/** How a person proves again that the account is theirs: by the second step where they have one. */
export async function askedFor(db: Db, investorId: string): Promise<'password' | 'code'> {
  return (await isTwoFactorOn(db, investorId)) ? 'code' : 'password';
}

type Typed = { password?: string | undefined; code?: string | undefined };

/**
 * Records in the session that its person has proved again who they are, and does the work in the same transaction. Wrong codes count as
 * guesses at logging in. Throws VALIDATION for what is missing or wrong, RATE_LIMITED, and UNAUTHENTICATED where the session ended meanwhile.
 */
export async function proveAgain(
  deps: Deps,
  { investorId, sessionTokenHash }: InvestorActor,
  typed: Typed,
  work: (trx: Db, by: ProofMeans) => Promise<void>,
): Promise<void> {
  const keep = async (trx: Db, by: ProofMeans) => {
    await work(trx, by);
    if (!(await noteProof(trx, sessionTokenHash, { at: deps.clock.now(), by }))) {
      throw new AppError('UNAUTHENTICATED');
    }
  };
  if ((await askedFor(deps.db, investorId)) === 'code') {
    if (typed.code === undefined) {
      throw invalid([{ path: 'code', key: 'account.twoFactor.codeRequired' }]);
    }
    return withCode(deps, investorId, typed.code, keep);
  }
  if (typed.password === undefined) {
    throw invalid([{ path: 'password', key: 'account.password.required' }]);
  }
  const passwordHash = await provePassword(deps, investorId, typed.password, 'password');
  await transact(deps.db, async (trx) => {
    // Held before the order of a ceremony is locked, as by whoever joins one.
    if (!(await holdPasswordHash(trx, investorId, passwordHash))) {
      throw wrongPassword('password');
    }
    await keep(trx, 'password');
  });
}
