import type { MailKind, MailKinds, MailSays, Writing } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { cancellationFacts } from '../cancelling/cancellation-facts.ts';
import type { CancellationTold } from '../order-events.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays } from './order-in-mail.ts';

/** The receipt of a notice: by right, or of a signed order that the dealer had not approved yet. */
export type CancellationMail = {
  template: 'order-cancelled' | 'order-withdrawn';
  investorId: string;
  tradeId: string;
  cancellation: CancellationTold;
};

export const CANCELLATION_MAILS: MailKinds<CancellationMail, OrderInMail> = {
  'order-cancelled': receipt('mailCancellation.byRight'),
  'order-withdrawn': receipt('mailCancellation.withdrawn'),
};

function receipt(texts: string): MailKind<CancellationMail, OrderInMail> {
  return { texts, to: toAccount, path: orderPath, gather: gatherOrder, says: cancellationSays };
}

/** When an order was cancelled, and what becomes of its money. */
export function cancellationSays(
  writing: Writing<{ tradeId: string; cancellation: CancellationTold }, OrderInMail>,
): MailSays {
  const { named, facts } = orderSays(writing);
  const { request, language, t } = writing;
  return {
    named,
    facts: [...facts, ...cancellationFacts(request.cancellation, language, t)],
    paragraphs: [t(`mailCancellation.money.${request.cancellation.money}`)],
  };
}
