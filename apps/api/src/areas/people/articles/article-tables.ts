import type { Article } from '@portal/domain/people/articles/article';
import type { Json } from '../../../platform/db/nullable-json.ts';

export type ArticleTables = {
  /** Articles the dealer's staff sent. */
  articles: {
    id: string;
    /** The English link, unique so that no article is sent twice. */
    link: string;
    content: Json<Article>;
    created_at: Date;
    /** When everybody who had agreed by then was told. */
    told_at: Date | null;
  };
  /** Who was sent which article. */
  article_mails: { investor_id: string; article_id: string; at: Date };
};
