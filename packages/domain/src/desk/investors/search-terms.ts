import { foldText, plainLetters } from '../../ground/people/fold-text.ts';

const BETWEEN_WORDS = /[^\p{L}\p{N}@+]/u;
const PHONE = /^[\d\s()+.-]+$/;
/** Fewer say nothing about a number. */
const PHONE_DIGITS_MIN = 3;
/** More words than a name and an address have. */
const TERMS_MAX = 8;

/** What a search asks for: words with which names or the parts of an address begin, or digits in a row of a phone number. */
export type SearchTerms = { words: readonly string[]; digits: string | null };

/**
 * Reads what somebody typed in search of an investor: what a name is folded by does not count, as in
 * `investors.found_by`. An address with its `@` stays in one piece.
 */
export function searchTermsOf(typed: string): SearchTerms {
  const digits = typed.replace(/\D/g, '');
  if (PHONE.test(typed) && digits.length >= PHONE_DIGITS_MIN) {
    return { words: [], digits };
  }
  const words = typed
    .split(/\s/)
    .flatMap((word) => (word.includes('@') ? [plainLetters(word)] : foldText(word).split(BETWEEN_WORDS)));
  return { words: words.filter((word) => word !== '').slice(0, TERMS_MAX), digits: null };
}
