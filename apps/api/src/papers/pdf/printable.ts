/** Latin letters with all their marks, and the punctuation and signs that Newsreader draws. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9–—‘’“”•…€™−]/u;

/** A text of only these stays as it is; they include the soft hyphen, which is never drawn. */
const DRAWN_WHOLE = new RegExp(`^(?:(?!\u00ad)${DRAWN.source})*$`, 'u');

/**
 * A text as the paper's faces can draw it: thin and odd spaces become plain ones, a letter that is not covered
 * loses its marks, and what has no Latin form at all becomes a question mark rather than an empty box.
 */
export function printable(text: string): string {
  if (DRAWN_WHOLE.test(text)) {
    return text;
  }
  const plain = text
    .normalize('NFC')
    .replace(/\u202f/gu, '\u00a0')
    .replace(/\u2011/gu, '-')
    .replace(/\u02bc/gu, '’')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return Array.from(plain, (letter) => (DRAWN.test(letter) ? letter : withoutMark(letter))).join('');
}

function withoutMark(letter: string): string {
  if (/\p{M}/u.test(letter)) {
    return '';
  }
  const base = letter.normalize('NFD').charAt(0);
  return DRAWN.test(base) ? base : '?';
}
