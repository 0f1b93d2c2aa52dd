import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

type ToWaiting = {
  investorId: null;
  address: string;
  language: Language;
  province: ProvinceCode;
  leaveToken: string;
};

/** To a person who may have no account, so the request carries everything. */
export type WaitingListMail =
  | (ToWaiting & { template: 'waiting-list-joined' })
  | (ToWaiting & { template: 'waiting-list-served'; entryId: string });

export const WAITING_LIST_MAIL_TEMPLATES: MailTemplates<WaitingListMail> = {
  'waiting-list-joined': {
    texts: 'mail.waitingList',
    to: 'unconfirmed',
    page: 'leave-list',
    footer: 'mail.footerAsked',
  },
  'waiting-list-served': {
    texts: 'mail.waitingListServed',
    to: 'unconfirmed',
    page: 'register',
    footer: 'mail.footerAsked',
  },
};
