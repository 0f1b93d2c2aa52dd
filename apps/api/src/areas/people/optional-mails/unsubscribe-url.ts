import { MAIL_CONSENTS, type MailConsent } from '@portal/domain/people/account/consents';
import { readLinkToken, writeLinkToken } from '../../../platform/crypto/link-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../accounts/find-account.ts';
import { changeConsentsByLink } from '../accounts/profile/change-consents.ts';

/** What links that stop each kind of message are signed for. */
const PURPOSES: Readonly<Record<MailConsent, string>> = {
  'new-deals': 'unsubscribe-new-deals',
  articles: 'unsubscribe-articles',
};

/** The token by which a person stops messages of a kind. */
export function writeUnsubscribeToken(
  { secrets }: Pick<Deps, 'secrets'>,
  kind: MailConsent,
  investorId: string,
): string {
  return writeLinkToken(secrets, PURPOSES[kind], investorId);
}

/** The address where a person stops messages of a kind without logging in; the page learns from it which they are. */
export function unsubscribeUrl(
  deps: Pick<Deps, 'secrets' | 'config'>,
  kind: MailConsent,
  investorId: string,
): string {
  return `${deps.config.publicUrl}/unsubscribe/${writeUnsubscribeToken(deps, kind, investorId)}?about=${kind}`;
}

/**
 * Stops messages of the kind that a link is signed for, or lets them come again, for whoever has the link: the consent gets its row as
 * if it had been changed in the account. The same twice is noted once. Answers the kind; throws NOT_FOUND for no link of ours.
 */
export async function setOptionalMails(deps: Deps, token: string, isWanted: boolean): Promise<MailConsent> {
  for (const kind of MAIL_CONSENTS) {
    const investorId = readLinkToken(deps.secrets, PURPOSES[kind], token);
    if (investorId !== null && (await findInvestor(deps.db, investorId)) !== undefined) {
      await changeConsentsByLink(deps, investorId, { [kind]: isWanted });
      return kind;
    }
  }
  throw new AppError('NOT_FOUND');
}
