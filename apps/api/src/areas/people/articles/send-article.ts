import type { Article } from '@portal/domain/people/articles/article';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { insertArticle } from './articles.store.ts';

/**
 * Takes an article that is to be sent to everybody who agreed to articles; a job sends it. False, and nothing happens, where one with
 * its link was taken before.
 */
export async function sendArticle(deps: Deps, by: StaffActor, article: Article): Promise<boolean> {
  return transact(deps.db, async (trx) => {
    const id = deps.newId();
    const at = deps.clock.now();
    if (!(await insertArticle(trx, id, article, at))) {
      return false;
    }
    await deps.jobs.enqueue(trx, 'send-articles', {});
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'article.sent',
      target: `article:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), link: article.en.link, title: article.en.title },
    });
    return true;
  });
}
