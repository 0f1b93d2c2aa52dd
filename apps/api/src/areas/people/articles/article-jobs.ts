export type ArticleJobs = {
  'send-articles': Record<string, never>;
};
