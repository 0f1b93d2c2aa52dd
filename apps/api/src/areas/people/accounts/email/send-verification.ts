import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { showProfile } from '../profile/show-profile.ts';
import { makeVerificationToken } from './make-verification-token.ts';

/** Sends the link that verifies the account's e-mail again; false when it is verified already and nothing is sent. */
export async function sendVerification(deps: Deps, investorId: string): Promise<boolean> {
  const { email, emailVerified } = await showProfile(deps, investorId);
  if (emailVerified) {
    return false;
  }
  await transact(deps.db, async (trx) => {
    const verifyToken = await makeVerificationToken(trx, deps, investorId, email);
    await requestMail(trx, deps, { template: 'verify-email', investorId, verifyToken });
  });
  return true;
}
