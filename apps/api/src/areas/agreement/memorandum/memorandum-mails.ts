import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** The messages that carry a memorandum. Each with what it needs beside the investor. */
export type MemorandumMail = { template: 'offering-memorandum'; investorId: string; documentId: string };

export const MEMORANDUM_MAIL_TEMPLATES: MailTemplates<MemorandumMail> = {
  'offering-memorandum': { texts: 'mail.offeringMemorandum', to: 'account', page: 'deal' },
};
