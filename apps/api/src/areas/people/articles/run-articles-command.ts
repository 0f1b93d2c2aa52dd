import { readFile, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ARTICLE_FILE_BYTES_MAX, type Article, readArticle } from '@portal/domain/people/articles/article';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { CommandError, CommandRefused } from '../../../platform/commands/command-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  auditOfStaff,
  type CommandDeps,
  nameOfActor,
  type StaffActor,
} from '../../../platform/http/actor.ts';
import { countSubscribers } from '../optional-mails/subscribers.ts';
import {
  ARTICLE_AUDIENCE,
  type ArticleView,
  findArticleByLink,
  insertArticle,
  listArticles,
} from './articles.store.ts';

export const ARTICLES_USAGE: readonly string[] = [
  'npm run dealer -- articles                                articles that were sent, and to how many',
  'npm run dealer -- articles check <file>                   read one from a file, and say how many would get it; nothing is sent',
  'npm run dealer -- articles send <file>                    send it once to everybody who agreed to articles',
  '                                                          <file> is JSON: {"en": {"title", "text", "link"}, "fr": {...}}, plain text',
];

/** `articles` lists what was sent; `articles check` is a dry run of `articles send`. */
export async function runArticlesCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, path, ...more] = words;
  if (verb === undefined) {
    const articles = await listArticles(deps.db);
    return articles.length === 0 ? ['No article was sent yet.'] : articles.map(lineOf);
  }
  if ((verb !== 'check' && verb !== 'send') || path === undefined || more.length > 0) {
    throw new CommandError('Write "articles", or "articles check" or "articles send" with a file.');
  }
  if (verb === 'check') {
    return check(deps, await readFileOf(path));
  }
  const by = deps.who('deals.send-articles');
  return send(deps, by, await readFileOf(path));
}

async function check(deps: Deps, article: Article): Promise<string[]> {
  const known = await findArticleByLink(deps.db, article.en.link);
  const readers = await countSubscribers(deps.db, ARTICLE_AUDIENCE);
  return [
    ...[article.en, article.fr].flatMap(({ title, text, link }) => [title, '', text, '', link, '']),
    known === undefined
      ? `${people(readers)} would get it. Nothing was sent.`
      : describeKnown(known, article),
  ];
}

async function send(deps: Deps, by: StaffActor, article: Article): Promise<string[]> {
  const readers = await countSubscribers(deps.db, ARTICLE_AUDIENCE);
  if (await sendArticle(deps, by, article)) {
    return [`It goes to ${people(readers)} within minutes, once to each.`];
  }
  const known = await findArticleByLink(deps.db, article.en.link);
  return known === undefined ? [] : [describeKnown(known, article)];
}

/** Throws CommandRefused if another article has the link, because whoever got that one would not get this one. */
function describeKnown(known: ArticleView, article: Article): string {
  const day = known.createdAt.toISOString().slice(0, 10);
  if (!isDeepStrictEqual(known.content, article)) {
    throw new CommandRefused(
      `Another article with this English link was sent on ${day}. Give it another link.`,
    );
  }
  return `It was sent on ${day}, so far to ${people(known.told)}. Nobody gets it twice.`;
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function lineOf({ createdAt, told, toldAt, content }: ArticleView): string {
  const state = toldAt === null ? 'under way' : 'done';
  return [createdAt.toISOString().slice(0, 10), people(told), state, content.en.title, content.en.link].join(
    ' | ',
  );
}

async function readFileOf(path: string): Promise<Article> {
  if (!isAbsolute(path)) {
    throw new CommandError('Write the whole path of the file, from /: a running server reads it.');
  }
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null || size > ARTICLE_FILE_BYTES_MAX) {
    throw new CommandRefused(
      `There is no file ${path} of ${ARTICLE_FILE_BYTES_MAX} bytes at most that the server may read.`,
    );
  }
  const read = readArticle(await readFile(path, 'utf8'));
  if (!read.ok) {
    throw new CommandRefused(['This is no article as it should be.', ...read.problems].join('\n'));
  }
  return read.article;
}

/**
 * Accepts an article for everybody who agreed to articles; a job sends it. False if one with its link was accepted
 * before.
 */
async function sendArticle(deps: Deps, by: StaffActor, article: Article): Promise<boolean> {
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
