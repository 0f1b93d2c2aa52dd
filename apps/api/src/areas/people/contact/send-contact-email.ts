import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { translate } from '../../../platform/language/translate.ts';
import { deliverMail } from '../../../platform/mail/deliver-mail.ts';
import type { JobPayloads } from '../../../platform/ports/jobs.ts';
import type { Mail } from '../../../platform/ports/mailer.ts';
import { CONTACT_JOB_CONTEXT, type ContactRequest } from './contact-request.ts';

/** Sends a message to the dealer's address; throws if it fails, so that the job retries. */
export async function sendContactEmail(
  deps: Deps,
  { sealed, mailId = sha256Hex(sealed) }: JobPayloads['send-contact-email'],
): Promise<void> {
  const opened = await deps.secrets.open(Buffer.from(sealed, 'base64'), CONTACT_JOB_CONTEXT);
  const request: ContactRequest = JSON.parse(opened.toString());
  await deliverMail(deps, {
    mailId,
    investorId: null,
    template: 'contact',
    isUrgent: true,
    mail: composeContactEmail(request, deps.config.contactEmail),
  });
}

/** The message as the dealer gets it, with its sender as the reply-to address. */
function composeContactEmail(request: ContactRequest, to: string): Mail {
  const { language, name, email, subject, message, requestType } = request;
  const heading = translate(language, 'contact.mail.heading');
  const facts = [
    [translate(language, 'contact.mail.from'), `${name} <${email}>`],
    [translate(language, 'contact.mail.type'), translate(language, `contact.about.types.${requestType}`)],
    [translate(language, 'contact.mail.language'), translate(language, `contact.mail.languages.${language}`)],
  ] as const;
  const rows = facts.map(([label, value]) => `<p><b>${escapeHtml(label)}</b> ${escapeHtml(value)}</p>`);
  return {
    to,
    replyTo: email,
    language,
    subject,
    text: `${heading}\n\n${facts.map(([label, value]) => `${label} ${value}`).join('\n')}\n\n${message}\n`,
    html: `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><h1>${escapeHtml(heading)}</h1>${rows.join('')}<p style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>`,
  };
}
