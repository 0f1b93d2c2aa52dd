import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isPasswordResetOpen } from '../credentials/password-resets.store.ts';

/** Whether a link to choose a new password can be used; looking does not use it up. */
export async function isResetLinkOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  investorId: string,
  token: string,
): Promise<boolean> {
  return isPasswordResetOpen(db, investorId, hashToken(token), clock.now());
}
