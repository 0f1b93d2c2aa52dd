import { area, EVERY_FIVE_MINUTES } from '../../../platform/area/area.ts';
import { READERS_AT_ONCE } from '../optional-mails/notify-subscribers.ts';
import { type ArticleMail, articleMail } from './article-mail.ts';
import type { ArticleTables } from './article-tables.ts';
import { mailArticles } from './mail-articles.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ArticleTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'send-articles': Record<string, never>;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    articles: ArticleMail;
  }
}

/** Articles that the dealer sends to whoever agreed to them. */
export const articles = area({
  jobs: {
    'send-articles': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: { atOnce: READERS_AT_ONCE, ends: 'by-clock', rest: 'what-is-left' },
      run: mailArticles,
    },
  },
  mails: { article: articleMail },
  retention: {
    articles: 'of-nobody',
    article_mails: 'destroyed-with-account',
  },
});
