import type { LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/route-request.ts';
import { countGuess, forgiveGuesses } from '../../people/accounts/credentials/guesses.ts';
import { finishChallenge, takeTry } from '../../people/accounts/staff-credentials.ts';
import { acceptCode } from '../../people/accounts/two-factor/accept-code.ts';
import { readCode } from '../../people/accounts/two-factor/read-code.ts';
import { guessNameOf } from './log-in-staff.ts';
import { lockStaff } from './staff.store.ts';
import { noteStepUp } from './staff-sessions.store.ts';
import { startStaffSession } from './start-staff-session.ts';

const TRIES_MAX = 5;

/**
 * The second step of signing in to the office: the challenge with a code. Throws TWO_FACTOR_CODE_WRONG,
 * TWO_FACTOR_CHALLENGE_ENDED, RATE_LIMITED.
 */
export async function confirmStaffLogIn(
  deps: Deps,
  input: LoginCodeInput,
  origin: Origin,
): Promise<{ accessToken: string }> {
  const tokenHash = hashToken(input.challenge);
  const staffId = await takeTry(deps.db, 'staff', tokenHash, deps.clock.now(), TRIES_MAX);
  if (staffId === undefined) {
    throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
  }
  await countGuess(deps, 'code', staffId);
  const code = await readCode(deps, staffId, input.code);
  const { accessToken, email } = await transact(deps.db, async (trx) => {
    const person = await lockStaff(trx, staffId);
    if (code === null || !(await acceptCode(trx, deps, staffId, code))) {
      throw new AppError('TWO_FACTOR_CODE_WRONG', {
        fields: [{ path: 'code', key: 'account.twoFactor.codeWrong' }],
      });
    }
    const isOpen = await finishChallenge(trx, tokenHash, deps.clock.now());
    if (!isOpen || person === undefined || person.endedAt !== null) {
      throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
    }
    const accessToken = await startStaffSession(trx, deps, staffId, origin, code.kind);
    // The code of the login is a proof like any other: who goes on where a session ended is not asked for a second one.
    await noteStepUp(trx, hashToken(accessToken), deps.clock.now());
    return { accessToken, email: person.email };
  });
  await forgiveGuesses(deps, { id: staffId, email: guessNameOf(email) });
  return { accessToken };
}
