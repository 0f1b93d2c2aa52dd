import type { Language } from '@portal/domain/ground/people/languages';
import type { MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toGivenAddress } from '../accounts/profile/mail-recipients.ts';

type Reply = { template: 'contact-reply'; address: string; subject: string; replyText: string };

/**
 * The office's reply to somebody who wrote to it, at the address they gave; to investors in their account's language.
 */
export type ContactMail =
  | (Reply & { investorId: null; language: Language })
  | (Reply & { investorId: string });

export const CONTACT_MAILS: MailKinds<ContactMail> = {
  'contact-reply': {
    texts: 'mailContact.reply',
    to: toGivenAddress,
    footer: 'mail.footerAsked',
    isAnswerable: true,
    says: ({ request: { subject, replyText } }) => ({
      named: { subject },
      // Each line by itself: what somebody typed is no prose of ours.
      paragraphs: replyText.split(/\n+/),
    }),
  },
};
