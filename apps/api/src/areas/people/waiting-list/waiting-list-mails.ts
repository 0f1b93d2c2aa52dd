import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { provincePhrases } from '../../../papers/documents/province-name.ts';
import type { MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toGivenAddress } from '../accounts/profile/mail-recipients.ts';
import { isWaiting, removeEntry } from './waiting-list.store.ts';

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

const leavePath = ({ leaveToken }: ToWaiting) => `/leave-list/${leaveToken}`;

export const WAITING_LIST_MAILS: MailKinds<WaitingListMail> = {
  'waiting-list-joined': {
    texts: 'mail.waitingList',
    to: toGivenAddress,
    footer: 'mail.footerAsked',
    path: leavePath,
    says: ({ request, t }) => ({ named: provincePhrases(request.province, t) }),
  },
  'waiting-list-served': {
    texts: 'mail.waitingListServed',
    to: toGivenAddress,
    footer: 'mail.footerAsked',
    path: () => '/register',
    // The button leads to an account, so the way off the list stands below.
    says: ({ request, publicUrl, t }) => ({
      named: provincePhrases(request.province, t),
      optOut: { label: t('mail.waitingList.action'), url: `${publicUrl}${leavePath(request)}` },
    }),
    isStillTrue: ({ db }, { entryId }) => isWaiting(db, entryId),
    onSent: async ({ db }, { entryId }) => {
      await removeEntry(db, entryId);
    },
  },
};
