import * as z from 'zod/mini';
import { tidyLine } from '../../ground/people/tidy-line.ts';

/** The longest texts of a deal, in characters. */
export const DEAL_TEXT_LIMITS = { line: 160, short: 400, answer: 2_000, story: 12_000 } as const;

const ID_MAX = 64;
const TOO_LONG = { error: 'errors.tooLong' };

/** A text of one line. */
export const line = (max: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(max, TOO_LONG));

/** A text of paragraphs. */
export const paragraphs = (max: number) =>
  z.string().check(
    z.overwrite((typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n')),
    z.maxLength(max, TOO_LONG),
  );

/** The same in both languages. */
export const inBoth = <Text extends z.ZodMiniType<string>>(text: Text) => z.object({ en: text, fr: text });

export const bilingualLine = inBoth(line(DEAL_TEXT_LIMITS.line));
export const bilingualShort = inBoth(paragraphs(DEAL_TEXT_LIMITS.short));
export const bilingualAnswer = inBoth(paragraphs(DEAL_TEXT_LIMITS.answer));
export const bilingualStory = inBoth(paragraphs(DEAL_TEXT_LIMITS.story));

/** A text in both languages; either may still be empty in a draft. */
export type Bilingual = z.infer<typeof bilingualLine>;

/** The file that the portal keeps under this id; empty while there is none. */
export const fileId = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(ID_MAX, TOO_LONG));
