import { signNotDrawn } from './drawn-letters.ts';
import { tidyLine } from './tidy-line.ts';

/** Longest first, middle or last name, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Longest whole name: first and last with a blank between them. */
export const FULL_NAME_LENGTH_MAX = 2 * NAME_LENGTH_MAX + 1;
/** As many digits as `Roy 3rd` or `Roy 12e` needs; more of them are a telephone number or a sum. */
const DIGITS_MAX = 2;

/** Letters with their marks, and what stands between the parts of a name; which letters is said by `drawn-letters.ts`. */
const NAME = /^[\p{L}\p{M}0-9 \xa0\u202f.,:꞉·/()'’‐‑\u1400-]*$/u;
const LETTER = /\p{L}/u;
/** What mail programs turn into a link: `evil.example`, `www.evil`, `1.2`. After its stop, `St. John` has a blank. */
const SITE = /(\.[\p{L}\d][\p{L}\p{M}\d-])|(\.\d)|(\p{L}\/\/)/u;
/** A colon lengthens the letter before it, as in `Kaniehtí:io`; elsewhere it begins a list or a link. */
const OTHER_COLON = /(^|[^\p{L}\p{M}]):|:(?![\p{L}\p{M}])/u;
/** Dashes and accents that stand where a keyboard has a hyphen and an apostrophe. */
const ODD_HYPHENS = /[\u2012-\u2015\u2212\uFE58\uFE63]/gu;
const ODD_APOSTROPHES = /[\u00B4`\u2018\u201B\u2032]/gu;
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A name as it is kept, or what is wrong with what was typed. */
export type ReadName = { name: string } | { wrong: 'missing' | 'tooLong' | 'notAName' };

/**
 * Reads the name of a person, the same for an account, a profile and everybody who signs: one line, at least one letter, and
 * only letters that our papers draw (`drawn-letters.ts`), so that the name of a party is never misprinted on what is sealed. The
 * address of a site, markup or a telephone number would make our letters carry a stranger's message.
 */
export function readLegalName(typed: string, lengthMax = NAME_LENGTH_MAX): ReadName {
  const name = tidyLine(typed)
    .replace(ODD_HYPHENS, '-')
    .replace(ODD_APOSTROPHES, '’')
    .replace(/\p{Zs}/gu, ' ');
  if (name === '') {
    return { wrong: 'missing' };
  }
  if (name.length > lengthMax) {
    return { wrong: 'tooLong' };
  }
  return isLegalName(name) && !LINE_BREAK.test(typed.trim()) ? { name } : { wrong: 'notAName' };
}

function isLegalName(name: string): boolean {
  const digits = name.match(/\d/g) ?? [];
  return (
    NAME.test(name) &&
    signNotDrawn(name) === undefined &&
    LETTER.test(name) &&
    !SITE.test(name) &&
    !OTHER_COLON.test(name) &&
    digits.length <= DIGITS_MAX
  );
}
