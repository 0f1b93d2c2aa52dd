import { translateKey } from '../language/translate.ts';
import type { Mail } from '../ports/mailer.ts';
import type { MailKind, MailSays, Recipient, SayMail } from './mail-kind.ts';
import type { MailParts } from './mail-parts.ts';
import { renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';
import type { MailRequest } from './request-mail.ts';

/** Where people of the portal, and of the office, find it. */
type Addresses = { publicUrl: string; officeUrl: string };

/** Writes a message in the recipient's language, as text and as HTML with the same words; `facts` is what it gathered. */
export function composeMail<Facts>(
  kind: MailKind<MailRequest, Facts>,
  request: MailRequest,
  recipient: Recipient,
  facts: Facts,
  addresses: Addresses,
): Mail {
  const { email, language, confirmedName } = recipient;
  const { publicUrl, officeUrl } = addresses;
  const t: SayMail = (key, values) => translateKey(language, key, values);
  const isConfirmed = confirmedName !== null;
  const says = kind.says?.({ request, facts, language, isConfirmed, publicUrl, t }) ?? {};
  const path = kind.path?.(request, facts);
  const url = path === undefined ? null : `${kind.isOfOffice === true ? officeUrl : publicUrl}${path}`;
  const parts = partsOf(kind, says, recipient, url, t);
  const { attachment = null, unsubscribeUrl } = says;
  return {
    to: email,
    language,
    subject: parts.subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
    ...(attachment === null ? {} : { attachments: [attachment] }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}

function partsOf(
  { texts, footer }: Pick<MailKind, 'texts' | 'footer'>,
  says: MailSays,
  { language, confirmedName }: Recipient,
  url: string | null,
  t: SayMail,
): MailParts {
  const { named = {}, opening = [], paragraphs = [], facts = [], list = null, action = null } = says;
  return {
    language,
    subject: t(`${texts}.subject`, named),
    heading: t(`${texts}.heading`, named),
    greeting: confirmedName === null ? t('mail.hello') : t('mail.greeting', { firstName: confirmedName }),
    paragraphs: [...opening, ...t(`${texts}.body`, named).split('\n\n'), ...paragraphs],
    facts,
    list,
    action: url === null ? action : { label: t(`${texts}.action`), url },
    closing: t('mail.closing'),
    linkFallback: t('mail.linkFallback'),
    optOut: optOutOf(texts, says, t),
    // The law asks a message to name its sender, with an address by mail (CASL, regulation SOR/2012-36 section 2).
    notes: [t('mail.neverAsk'), t(footer ?? 'mail.footer')],
  };
}

function optOutOf(
  texts: string,
  { unsubscribeUrl, optOut = null }: MailSays,
  t: SayMail,
): MailParts['optOut'] {
  return unsubscribeUrl === undefined ? optOut : { label: t(`${texts}.unsubscribe`), url: unsubscribeUrl };
}
