import type { Article } from '@portal/domain/people/articles/article';
import type { MailKind } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../accounts/profile/mail-recipients.ts';
import { mayBeTold } from '../optional-mails/subscribers.ts';
import { unsubscribeUrl } from '../optional-mails/unsubscribe-url.ts';
import { ARTICLE_AUDIENCE, findArticle } from './articles.store.ts';

/** To everybody who agreed to articles; each has a link to stop them. */
export type ArticleMail = { template: 'article'; investorId: string; articleId: string };

type ArticleFacts = {
  article: Article;
  /** Where the person can stop these mails without logging in. */
  unsubscribeUrl: string;
};

/** An article is read where the dealer has it; nothing is sent once its reader may no longer be written to. */
export const articleMail: MailKind<ArticleMail, ArticleFacts> = {
  texts: 'mail.article',
  to: toAccount,
  footer: 'mail.footerAsked',
  gather: async (deps, { investorId, articleId }) => {
    const article = await findArticle(deps.db, articleId);
    if (article === undefined || !(await mayBeTold(deps.db, investorId, ARTICLE_AUDIENCE))) {
      return null;
    }
    return { article, unsubscribeUrl: unsubscribeUrl(deps, 'articles', investorId) };
  },
  says: ({ facts, language, t }) => {
    const { title, text, link } = facts.article[language];
    return {
      named: { title },
      opening: text.split(/\n{2,}/),
      action: { label: t('mail.article.action'), url: link },
      unsubscribeUrl: facts.unsubscribeUrl,
    };
  },
};
