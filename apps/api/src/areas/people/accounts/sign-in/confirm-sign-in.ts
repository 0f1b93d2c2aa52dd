import type { LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import type { Session } from '@portal/domain/people/account/user.wire';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { countGuess, forgiveGuesses } from '../credentials/count-guess.ts';
import { finishChallenge, takeTry } from '../credentials/sign-in-challenges.store.ts';
import { holdAccount } from '../profile/investors.store.ts';
import { showProfile } from '../profile/show-profile.ts';
import { acceptCode, readCode } from '../two-factor/read-code.ts';
import { codeWrong } from '../two-factor/second-step.ts';
import { startSession } from './start-session.ts';

/**
 * The second step of signing in: the first step's challenge with a code from the app or a recovery code. A challenge
 * signs in once, within five minutes and five tries. Throws TWO_FACTOR_CODE_WRONG, TWO_FACTOR_CHALLENGE_ENDED,
 * RATE_LIMITED.
 */
export async function confirmSignIn(deps: Deps, input: LoginCodeInput, origin: Origin): Promise<Session> {
  const tokenHash = hashToken(input.challenge);
  const investorId = await takeTry(deps.db, 'investor', tokenHash, deps.clock.now());
  if (investorId === undefined) {
    throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
  }
  await countGuess(deps, 'code', investorId);
  const code = await readCode(deps, investorId, input.code);
  const accessToken = await transact(deps.db, async (trx) => {
    await holdAccount(trx, investorId);
    if (code === null || !(await acceptCode(trx, deps, investorId, code))) {
      throw codeWrong();
    }
    if (!(await finishChallenge(trx, tokenHash, deps.clock.now()))) {
      throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
    }
    return startSession(trx, deps, investorId, origin, code.kind);
  });
  const user = await showProfile(deps, investorId);
  await forgiveGuesses(deps, user);
  return { accessToken, user };
}
