import type { ProvinceCode } from '@portal/domain/people/provinces';
import type { Language } from '@portal/domain/wire/user';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';

/** To a person who may have no account: what is said of them comes with the request. */
export type WaitingListMail = {
  template: 'waiting-list-joined';
  investorId: null;
  address: string;
  language: Language;
  province: ProvinceCode;
  leaveToken: string;
};

export const WAITING_LIST_MAIL_TEMPLATES: MailTemplates<WaitingListMail> = {
  'waiting-list-joined': {
    texts: 'mail.waitingList',
    to: 'unconfirmed',
    page: 'leave-list',
    footer: 'mail.footerAsked',
  },
};
