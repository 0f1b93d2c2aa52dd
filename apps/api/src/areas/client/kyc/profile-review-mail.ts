import { formatDay } from '@portal/domain/ground/formats/dates';
import type { MailKind } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { findSubmittedKyc } from './submitted/find-submitted-kyc.ts';

/** The mail about a profile's yearly review. The law requires the review, so nobody can unsubscribe from it. */
export type ProfileReviewMail = {
  template: 'profile-review';
  investorId: string;
  kycId: string;
  /** The last day on which the profile counts, `YYYY-MM-DD`. */
  confirmBy: string;
};

export const profileReviewMail: MailKind<ProfileReviewMail> = {
  texts: 'mail.profileReview',
  to: toAccount,
  path: () => '/dashboard/account',
  says: ({ request, language }) => ({ named: { day: formatDay(request.confirmBy, language) } }),
  // Not of a profile that was confirmed meanwhile.
  isStillTrue: async ({ db }, { investorId, kycId }) =>
    (await findSubmittedKyc(db, investorId))?.id === kycId,
};
