import type { Language } from '@portal/domain/wire/user';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';

/** To the dealer's people, who are no investors: where it goes comes with the request. */
export type StaffMail = {
  template: 'staff-invited' | 'staff-reset';
  investorId: null;
  address: string;
  language: Language;
  invitationToken: string;
};

export const STAFF_MAIL_TEMPLATES: MailTemplates<StaffMail> = {
  'staff-invited': {
    texts: 'mailOffice.invited',
    to: 'unconfirmed',
    page: 'invitation',
    footer: 'mailOffice.footer',
    isSecurity: true,
  },
  'staff-reset': {
    texts: 'mailOffice.reset',
    to: 'unconfirmed',
    page: 'invitation',
    footer: 'mailOffice.footer',
    isSecurity: true,
  },
};
