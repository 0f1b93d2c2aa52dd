import * as z from 'zod/mini';
import type { Language } from '../../ground/people/languages.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';

/** An article as a message tells of it, in one language: plain text, and where to read all of it. */
export type ArticleTexts = { readonly title: string; readonly text: string; readonly link: string };
export type Article = Readonly<Record<Language, ArticleTexts>>;

export const ARTICLE_TITLE_MAX = 120;
export const ARTICLE_TEXT_MAX = 1_500;
export const ARTICLE_LINK_MAX = 500;
/** A file with both languages, its marks and blanks. */
export const ARTICLE_FILE_BYTES_MAX = 32_768;

/** A message is read as plain text, and as HTML of the portal's own: marks in it would stand there as they were typed. */
const MARK_UP = /<[a-z!/]/i;
/** Controls but the line break. */
const CONTROLS = /[^\P{Cc}\n]/u;

/** People leave the portal for it: a web address that is encrypted on the way, of a host by name, without a user or a password. */
const WEB_ADDRESS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s<>"]*)?$/i;

const isPlain = (text: string) => !MARK_UP.test(text) && !CONTROLS.test(text);

const textsSchema = z.strictObject({
  title: z.string({ error: 'is missing' }).check(
    z.refine((title) => tidyLine(title) === title && title !== '', {
      error: 'is one line without blanks around it',
    }),
    z.maxLength(ARTICLE_TITLE_MAX, { error: `has more than ${ARTICLE_TITLE_MAX} characters` }),
    z.refine(isPlain, { error: 'is plain text, without HTML' }),
  ),
  text: z.string({ error: 'is missing' }).check(
    z.refine((text) => text.trim() === text && text !== '', { error: 'is a text without blanks around it' }),
    z.maxLength(ARTICLE_TEXT_MAX, { error: `has more than ${ARTICLE_TEXT_MAX} characters` }),
    z.refine(isPlain, { error: 'is plain text, without HTML' }),
  ),
  link: z
    .string({ error: 'is missing' })
    .check(
      z.maxLength(ARTICLE_LINK_MAX, { error: `has more than ${ARTICLE_LINK_MAX} characters` }),
      z.regex(WEB_ADDRESS, { error: 'is an address that begins with https://' }),
    ),
});
const articleSchema = z.strictObject({ en: textsSchema, fr: textsSchema });

/** Reads an article as it is written in a file; `problems` say in English which part is not as it should be. */
export function readArticle(
  json: string,
): { ok: true; article: Article } | { ok: false; problems: readonly string[] } {
  const parsed = articleSchema.safeParse(writtenIn(json));
  return parsed.success
    ? { ok: true, article: parsed.data }
    : {
        ok: false,
        problems: parsed.error.issues.map(
          ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
        ),
      };
}

function writtenIn(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll('\\r\\n', '\\n'));
  } catch {
    return undefined;
  }
}
