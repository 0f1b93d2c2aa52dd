import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** To everybody who agreed to hear about new deals; each has a link to stop them. */
export type NewDealMail = { template: 'new-deal'; investorId: string; dealId: string };

export const NEW_DEAL_MAIL_TEMPLATES: MailTemplates<NewDealMail> = {
  'new-deal': { texts: 'mail.newDeal', to: 'account', page: 'deal', footer: 'mail.footerAsked' },
};
