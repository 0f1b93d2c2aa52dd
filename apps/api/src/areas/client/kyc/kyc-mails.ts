import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** The mail about a profile's yearly review. The law requires the review, so nobody can unsubscribe from it. */
export type KycMail = {
  template: 'profile-review';
  investorId: string;
  kycId: string;
  /** The last day on which the profile counts, `YYYY-MM-DD`. */
  confirmBy: string;
};

export const KYC_MAIL_TEMPLATES: MailTemplates<KycMail> = {
  'profile-review': { texts: 'mail.profileReview', to: 'account', page: 'account' },
};
