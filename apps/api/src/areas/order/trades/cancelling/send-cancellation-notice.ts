import type { Deps } from '../../../../platform/deps.ts';
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts';
import { findNoticeFacts } from './cancellation-notice.store.ts';
import type { CancellationNotice } from './compose-cancellation-notice.ts';
import { composeCancellationNotice } from './compose-cancellation-notice.ts';

/**
 * Sends the notice of cancellation to the issuer's address in the agreement, or the copy to the dealer. Each is a job of its own,
 * so that a failing address does not hold up the other. Throws when the mail server does not accept it, so that the job is
 * retried.
 */
export async function sendCancellationNotice(deps: Deps, notice: CancellationNotice): Promise<void> {
  const facts = await findNoticeFacts(deps.db, deps.secrets, notice.investorId, notice.tradeId);
  if (facts === undefined) {
    deps.log.warn({ tradeId: notice.tradeId }, 'notice of cancellation for an order that is gone');
    return;
  }
  await deliverMail(deps, {
    mailId: notice.mailId,
    investorId: null,
    template: 'cancellation-notice',
    isUrgent: true,
    mail: composeCancellationNotice(
      notice,
      facts,
      notice.to === 'issuer' ? facts.issuer.email : deps.config.contactEmail,
      deps.config.dealer,
    ),
  });
}
