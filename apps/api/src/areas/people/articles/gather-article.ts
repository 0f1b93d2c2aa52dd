import type { Article } from '@portal/domain/people/articles/article';
import type { Deps } from '../../../platform/deps.ts';
import { mayBeTold } from '../optional-mails/subscribers.ts';
import { unsubscribeUrl } from '../optional-mails/unsubscribe-url.ts';
import { ARTICLE_AUDIENCE, findArticle } from './articles.store.ts';

/** What a mail with an article says. */
export type ArticleFacts = {
  article: Article;
  /** Where the person can stop these mails without logging in. */
  unsubscribeUrl: string;
};

/** Null, so nothing is sent, once its reader may no longer be written to. */
export async function gatherArticle(
  deps: Deps,
  { investorId, articleId }: { investorId: string; articleId: string },
): Promise<ArticleFacts | null> {
  const article = await findArticle(deps.db, articleId);
  if (article === undefined || !(await mayBeTold(deps.db, investorId, ARTICLE_AUDIENCE))) {
    return null;
  }
  return { article, unsubscribeUrl: unsubscribeUrl(deps, 'articles', investorId) };
}
