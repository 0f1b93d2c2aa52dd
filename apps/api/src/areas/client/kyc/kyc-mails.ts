import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** The message about the year of a profile. The law asks the dealer to review it, so it is no message that one may decline. */
export type KycMail = {
  template: 'profile-review';
  investorId: string;
  kycId: string;
  /** The last day on which the profile stands, `YYYY-MM-DD`. */
  confirmBy: string;
};

export const KYC_MAIL_TEMPLATES: MailTemplates<KycMail> = {
  'profile-review': { texts: 'mail.profileReview', to: 'account', page: 'account' },
};
