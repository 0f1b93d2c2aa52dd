import { covers, type Face, type WideFace, widerOf } from './register-fonts.ts';

/** A text as it is drawn, and the face that has all of its letters. */
export type Printed = { readonly text: string; readonly face: Face | WideFace };

/** Marks that go onto a letter are placed well by the wide faces only. */
const LOOSE_MARK = /\p{M}/u;

/**
 * A text as the paper's faces draw it: odd spaces and hyphens become plain ones, and where one of its letters is not in the
 * paper's own face, the whole text is set in the wide one, so that no word is of two faces. What not even that one has, which
 * fields refuse, is written as its number: `[U+738B]` tells a reader what stood there, and a question mark would not.
 */
export function printable(text: string, face: Face): Printed {
  const plain = text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/gu, '\u00a0')
    .replace(/\u2011/gu, '-')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  if (!LOOSE_MARK.test(plain) && covers(face, plain)) {
    return { text: plain, face };
  }
  const wide = widerOf(face);
  const written = Array.from(plain, (letter) => (covers(wide, letter) ? letter : numberOf(letter)));
  return { text: written.join(''), face: wide };
}

function numberOf(letter: string): string {
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
