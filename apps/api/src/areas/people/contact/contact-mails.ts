import type { Language } from '@portal/domain/ground/people/languages';
import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

type Reply = { template: 'contact-reply'; address: string; subject: string; replyText: string };

/** What the office answers somebody who wrote to it, to the address that they gave; in the language of an investor's account. */
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
