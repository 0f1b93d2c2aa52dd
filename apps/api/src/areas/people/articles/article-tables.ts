import type { Article } from '@portal/domain/people/articles/article';
import type { Json } from '../../../platform/db/column-types.ts';

export type ArticleTables = {
  /** Articles that the dealer's people sent. */
  articles: {
    id: string;
    /** The English one; an article is known by it, so that none is sent twice. */
    link: string;
    content: Json<Article>;
    created_at: Date;
    /** When everybody who agreed then was told. */
    told_at: Date | null;
  };
  /** Whom each article was told. */
  article_mails: { investor_id: string; article_id: string; at: Date };
};
