import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MailFacts, SayMail } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { announcedPapers } from './received-order.ts';

/** The messages that tell the dealer's reason, in the dealer's words. */
const WITH_REASON: readonly MailRequest['template'][] = [
  'order-returned',
  'order-declined',
  'order-archived',
];

/** The titled list of a message: the dealer's reason, or papers; null in one that has neither. */
export function mailList(
  request: MailRequest,
  facts: MailFacts,
  publicUrl: string,
  t: SayMail,
): MailParts['list'] {
  const { texts } = MAIL_TEMPLATES[request.template];
  const reason = WITH_REASON.includes(request.template) ? facts.order?.reason : null;
  if (reason) {
    return { title: t(`${texts}.reason`), items: [{ text: reason, url: null }] };
  }
  const papers = announcedPapers(request, facts, publicUrl);
  return papers.length === 0 ? null : { title: t(`${texts}.papers`), items: papers };
}
