import type { Deps } from '../../../platform/deps.ts';
import { tellTopics } from '../optional-mails/tell-topics.ts';
import { articleTopic, findArticlesToTell, setArticleTold } from './articles.store.ts';

/** Mails each accepted article to everybody who agreed to articles, once. */
export async function mailArticles(deps: Deps): Promise<void> {
  const articles = await findArticlesToTell(deps.db);
  await tellTopics(
    deps,
    'send-articles',
    articles.map(({ id }) => ({
      topic: articleTopic(id),
      mailTo: (investorId) => ({ template: 'article', investorId, articleId: id }),
      finish: (trx) => setArticleTold(trx, id, deps.clock.now()),
    })),
  );
}
