import type { Db } from '../../../../platform/db/tables.ts';
import { endPasswordResets } from '../credentials/password-resets.store.ts';
import { endChallenges } from '../credentials/sign-in-challenges.store.ts';
import { cancelEmailChange } from '../email/email-changes.store.ts';

/**
 * Stops everything begun with the old password: reset links, sign-ins waiting for a code, and a pending change of
 * e-mail.
 */
export async function closePendingAccess(trx: Db, investorId: string, at: Date): Promise<void> {
  await endPasswordResets(trx, investorId, at);
  await endChallenges(trx, investorId, at);
  await cancelEmailChange(trx, investorId, at);
}
