import type { LoginInput } from '@portal/domain/account/account-schemas';
import type { Session } from '@portal/domain/wire/user';
import { appendAudit } from '../../audit/audit.store.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findCredentials, holdPasswordHash } from '../investors.store.ts';
import { passwordMatches, spendPasswordTime } from '../passwords/hash-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { showProfile } from '../show-profile.ts';

/** Signs a person in. Throws CREDENTIALS_WRONG, the same for an unknown address and a wrong password. */
export async function logIn(deps: Deps, input: LoginInput, userAgent: string): Promise<Session> {
  const account = await findCredentials(deps.db, input.email);
  if (account === undefined) {
    await spendPasswordTime(input.password);
    throw new AppError('CREDENTIALS_WRONG');
  }
  if (!(await passwordMatches(account.passwordHash, input.password))) {
    throw new AppError('CREDENTIALS_WRONG');
  }
  const accessToken = await transact(deps.db, async (trx) => {
    if (!(await holdPasswordHash(trx, account.id, account.passwordHash))) {
      throw new AppError('CREDENTIALS_WRONG');
    }
    const token = await openSession(trx, deps, account.id, userAgent);
    await appendAudit(trx, deps.clock.now(), {
      actor: `investor:${account.id}`,
      action: 'session.opened',
      target: `investor:${account.id}`,
      investorId: account.id,
    });
    return token;
  });
  return { accessToken, user: await showProfile(deps, account.id) };
}
