import type { Article } from '@portal/domain/people/articles/article';
import type { Deps } from '../../../platform/deps.ts';
import { mayBeTold } from '../optional-mails/subscribers.ts';
import { unsubscribeUrl } from '../optional-mails/unsubscribe-url.ts';
import { ARTICLE_AUDIENCE, findArticle } from './articles.store.ts';

/** What a message with an article tells. */
export type ArticleFacts = {
  article: Article;
  /** Where the person stops these messages, without logging in. */
  unsubscribeUrl: string;
};

/** Null once its reader is not to be written to any more: then there is nothing to send. */
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
