import type { Deps } from '../../../platform/deps.ts';
import { endOfTelling, notifySubscribers } from '../optional-mails/notify-subscribers.ts';
import { articleTopic, findArticlesToTell, setArticleTold } from './articles.store.ts';

/** Mails each accepted article to everybody who agreed to articles, once. */
export async function mailArticles(deps: Deps): Promise<void> {
  const endsAt = endOfTelling();
  for (const { id } of await findArticlesToTell(deps.db)) {
    const isTold = await notifySubscribers(deps, articleTopic(id), {
      mailTo: (investorId) => ({ template: 'article', investorId, articleId: id }),
      finish: (trx) => setArticleTold(trx, id, deps.clock.now()),
      endsAt,
    });
    if (!isTold) {
      return;
    }
  }
}
