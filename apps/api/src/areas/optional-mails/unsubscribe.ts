import { readLinkToken } from '../../platform/crypto/link-token.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findInvestor } from '../accounts/find-account.ts';
import { changeConsentsByLink } from '../accounts/profile/change-consents.ts';

/** What links that stop messages about new deals are signed for. */
export const UNSUBSCRIBE_PURPOSE = 'unsubscribe-new-deals';

/**
 * Stops messages about new deals, or lets them come again, for whoever has the link of one: the consent gets its row as if it had been
 * changed in the account. The same twice is noted once. Throws NOT_FOUND for no link of ours.
 */
export async function setNewDealMails(deps: Deps, token: string, isWanted: boolean): Promise<void> {
  const investorId = readLinkToken(deps.secrets, UNSUBSCRIBE_PURPOSE, token);
  if (investorId === null || (await findInvestor(deps.db, investorId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await changeConsentsByLink(deps, investorId, { 'new-deals': isWanted });
}
