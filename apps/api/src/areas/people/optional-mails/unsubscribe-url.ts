import { MAIL_CONSENTS, type MailConsent } from '@portal/domain/people/account/consents';
import { readLinkToken, writeLinkToken } from '../../../platform/crypto/write-link-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../accounts/find-account.ts';
import { changeConsentsByLink } from '../accounts/profile/change-consents.ts';

/** The signing purpose of each kind's unsubscribe links. */
const PURPOSES: Readonly<Record<MailConsent, string>> = {
  'new-deals': 'unsubscribe-new-deals',
  articles: 'unsubscribe-articles',
};

/** The token with which a person stops a kind of mail. */
export function writeUnsubscribeToken(
  { secrets }: Pick<Deps, 'secrets'>,
  kind: MailConsent,
  investorId: string,
): string {
  return writeLinkToken(secrets, PURPOSES[kind], investorId);
}

/** Where a person stops a kind of mail without logging in; it tells the page which kind. */
export function unsubscribeUrl(
  deps: Pick<Deps, 'secrets' | 'config'>,
  kind: MailConsent,
  investorId: string,
): string {
  return `${deps.config.publicUrl}/unsubscribe/${writeUnsubscribeToken(deps, kind, investorId)}?about=${kind}`;
}

/**
 * Stops or resumes the kind of mail a link is signed for, for whoever has the link, recording the consent as if it were
 * changed in the account. Idempotent. Returns the kind. Throws NOT_FOUND for a link that is not ours.
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
