import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MailFacts, SayMail } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

/** Where messages of this kind are stopped; null for those that are always sent. */
export function mailOptOut(
  request: MailRequest,
  facts: MailFacts,
  publicUrl: string,
  t: SayMail,
): MailParts['optOut'] {
  const { texts } = MAIL_TEMPLATES[request.template];
  const optional = facts.newDeal ?? facts.article;
  return optional === null
    ? leaveListOf(request, publicUrl, t)
    : { label: t(`${texts}.unsubscribe`), url: optional.unsubscribeUrl };
}

/** The way off the list, in a message that does not lead there by its button. */
function leaveListOf(request: MailRequest, publicUrl: string, t: SayMail): MailParts['optOut'] {
  return request.template === 'waiting-list-served'
    ? { label: t('mail.waitingList.action'), url: `${publicUrl}/leave-list/${request.leaveToken}` }
    : null;
}
