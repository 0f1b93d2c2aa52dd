import type { Language } from '@portal/domain/ground/people/languages';
import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

type Reply = { template: 'contact-reply'; address: string; subject: string; replyText: string };

/**
 * The office's reply to somebody who wrote to it, at the address they gave; to investors in their account's language.
 */
export type ContactMail =
  | (Reply & { investorId: null; language: Language })
  | (Reply & { investorId: string });

export const CONTACT_MAIL_TEMPLATES: MailTemplates<ContactMail> = {
  'contact-reply': {
    texts: 'mailContact.reply',
    to: 'unconfirmed',
    page: null,
    footer: 'mail.footerAsked',
    isAnswerable: true,
  },
};
