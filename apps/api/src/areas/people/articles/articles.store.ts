import type { Article } from '@portal/domain/people/articles/article';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Audience, Topic } from '../optional-mails/subscribers.ts';

/** More than anybody reads in a terminal. */
const LISTED_MAX = 100;
/** More than anybody sends in a day. */
const TOLD_AT_ONCE_MAX = 50;

/** Everybody who agreed to articles, wherever they live, since articles offer nothing. */
export const ARTICLE_AUDIENCE: Audience = { kind: 'articles', provinces: null };

/** An article as a topic for its subscribers. */
export function articleTopic(articleId: string): Topic {
  return {
    audience: ARTICLE_AUDIENCE,
    id: articleId,
    told: { table: 'article_mails', column: 'article_id' },
  };
}

/** Adds an article; false if there is one with its link. */
export async function insertArticle(trx: Db, id: string, article: Article, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('articles')
    .values({
      id,
      link: article.en.link,
      content: JSON.stringify(article),
      created_at: at,
      told_at: null,
    })
    .onConflict((conflict) => conflict.column('link').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const viewsOf = (db: Db) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'content',
      'created_at as createdAt',
      'told_at as toldAt',
      sql<number>`(select count(*)::integer from article_mails told where told.article_id = articles.id)`.as(
        'told',
      ),
    ]);

/** The article with a link; `told` is the number of mails requested. */
export async function findArticleByLink(db: Db, link: string) {
  return viewsOf(db).where('link', '=', link).executeTakeFirst();
}

/** Articles with the number of mails requested for each, newest first. */
export async function listArticles(db: Db) {
  return viewsOf(db).orderBy('created_at', 'desc').orderBy('id').limit(LISTED_MAX).execute();
}
export type ArticleView = Awaited<ReturnType<typeof listArticles>>[number];

export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const row = await db.selectFrom('articles').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

/** Articles that have not gone to everybody yet, oldest first. */
export async function findArticlesToTell(db: Db): Promise<{ id: string }[]> {
  return db
    .selectFrom('articles')
    .select('id')
    .where('told_at', 'is', null)
    .orderBy('created_at')
    .limit(TOLD_AT_ONCE_MAX)
    .execute();
}

export async function setArticleTold(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable('articles').set({ told_at: at }).where('id', '=', id).execute();
}
