import { hashToken, newToken } from '../../../../platform/crypto/tokens.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { insertEmailVerification } from './email-verifications.store.ts';

const LINK_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Makes the token of a link that verifies this address of the account; stored only as a hash. */
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
