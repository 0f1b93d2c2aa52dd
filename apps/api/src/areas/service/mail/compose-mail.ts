import { translateKey } from '../../../platform/language/translate.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import { renderMailHtml } from '../../../platform/mail/render-mail-html.ts';
import { renderMailText } from '../../../platform/mail/render-mail-text.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { Mail } from '../../../platform/ports/mailer.ts';
import type { Recipient } from '../../people/accounts/profile/find-recipient.ts';
import { type Addresses, mailAction } from './mail-action.ts';
import { mailFactRows } from './mail-fact-rows.ts';
import { type MailFacts, memorandumOf, type SayMail } from './mail-facts.ts';
import { mailList } from './mail-list.ts';
import { mailOptOut } from './mail-opt-out.ts';
import { mailParagraphs } from './mail-paragraphs.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { namedInMail } from './named-in-mail.ts';

/** Writes a message in the recipient's language, as text and as HTML with the same words. */
export function composeMail(
  request: MailRequest,
  recipient: Recipient,
  facts: MailFacts,
  publicUrl: string,
  officeUrl: string = publicUrl,
): Mail {
  const parts = partsOf(request, recipient, facts, { publicUrl, officeUrl });
  const optional = facts.newDeal ?? facts.article;
  const attachment = memorandumOf(request, facts)?.attachment ?? null;
  return {
    to: recipient.email,
    language: recipient.language,
    subject: parts.subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
    ...(attachment === null ? {} : { attachments: [attachment] }),
    ...(optional === null ? {} : { unsubscribeUrl: optional.unsubscribeUrl }),
  };
}

function partsOf(
  request: MailRequest,
  recipient: Recipient,
  facts: MailFacts,
  addresses: Addresses,
): MailParts {
  const { language, confirmedName } = recipient;
  const { texts, footer } = MAIL_TEMPLATES[request.template];
  const t: SayMail = (key, values) => translateKey(language, key, values);
  const named = namedInMail(request, facts, language, t);
  return {
    language,
    subject: t(`${texts}.subject`, named),
    heading: t(`${texts}.heading`, named),
    greeting: confirmedName === null ? t('mail.hello') : t('mail.greeting', { firstName: confirmedName }),
    paragraphs: mailParagraphs(request, recipient, facts, t),
    facts: mailFactRows(request, facts, language, t),
    list: mailList(request, facts, addresses.publicUrl, t),
    action: mailAction(request, facts, addresses, language, t),
    closing: t('mail.closing'),
    linkFallback: t('mail.linkFallback'),
    optOut: mailOptOut(request, facts, addresses.publicUrl, t),
    // The law asks a message to name its sender, with an address by mail (CASL, regulation SOR/2012-36 section 2).
    notes: [t('mail.neverAsk'), t(footer ?? 'mail.footer')],
  };
}
