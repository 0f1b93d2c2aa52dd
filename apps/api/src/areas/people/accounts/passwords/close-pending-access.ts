import type { Db } from '../../../../platform/db/tables.ts';
import { endPasswordResets } from '../credentials/password-resets.store.ts';
import { endChallenges } from '../credentials/sign-in-challenges.store.ts';
import { cancelEmailChange } from '../email/email-changes.store.ts';

/**
 * After a new password nothing that was begun with the old one goes on: no older reset link, no sign-in that waits for
 * its code, no change of the e-mail.
 */
export async function closePendingAccess(trx: Db, investorId: string, at: Date): Promise<void> {
  await endPasswordResets(trx, investorId, at);
  await endChallenges(trx, investorId, at);
  await cancelEmailChange(trx, investorId, at);
}
