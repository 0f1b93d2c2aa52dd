import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** To everybody who agreed to articles; each has a link to stop them. */
export type ArticleMail = { template: 'article'; investorId: string; articleId: string };

export const ARTICLE_MAIL_TEMPLATES: MailTemplates<ArticleMail> = {
  article: { texts: 'mail.article', to: 'account', page: null, footer: 'mail.footerAsked' },
};
