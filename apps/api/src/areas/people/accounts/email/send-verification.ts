import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { showProfile } from '../profile/show-profile.ts';
import { insertEmailVerification } from './email-verifications.store.ts';

const LINK_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Sends the link that verifies the account's e-mail again; false, without sending, if it is already verified. */
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

/** Makes the token of a link that verifies this address of the account. Stored only as a hash. */
export async function makeVerificationToken(
  trx: Db,
  deps: Deps,
  investorId: string,
  email: string,
): Promise<string> {
  const token = newToken();
  const at = deps.clock.now();
  await insertEmailVerification(trx, {
    tokenHash: hashToken(token),
    investorId,
    email,
    at,
    expiresAt: new Date(at.getTime() + LINK_HOURS * HOUR_MS),
  });
  return token;
}
