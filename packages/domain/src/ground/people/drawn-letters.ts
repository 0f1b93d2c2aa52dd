/**
 * What every paper, mail and field of ours takes: all of Latin that living languages are written with, the letters of the phonetic
 * alphabet and the few Greek ones that names of First Nations have, marks (at most three on a letter), Canadian Aboriginal Syllabics, and
 * the signs of addresses and prices. The faces of the papers have each of them, which a test draws one by one.
 */
const NOT_DRAWN =
  /[^\t\n\r -~\xa0-\u02ff\p{M}ΘΛβθλχ\u1400-\u167f\u18b0-\u18f5\u1dbf\u1e00-\u1eff‐-‧\u202f-‿⁄⁰⁴-ⁿ\u20a0-\u20bf№™−≈≠≤≥\u2c60-\u2c7f\ua789-\ua7bf\ua7c2-\ua7ca]|\p{M}{4}|^\p{M}|(?![\u0300-\u036f])\p{M}/u;
const OTHER_LETTER = /[^\P{L}\p{sc=Latin}\p{sc=Common}]/u;
/**
 * Marks that nobody sees: those that turn the direction of what follows and would rearrange other people's words, joiners, blanks of no
 * width, soft hyphens, selectors of a form. They come along with what is copied from a message or a page.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const WIDE_FORMS = /[\u2000-\u200a\u205f\u3000\ufb00-\ufb06\uff01-\uff5e]/g;

/** The first sign of a text that no paper can draw, as a person sees it; undefined where there is none. */
export function signNotDrawn(text: string): string | undefined {
  return NOT_DRAWN.exec(text)?.[0];
}

/** Whether all letters of a text are Latin ones, which every bank's system can be given in capitals without marks. */
export function isWrittenInLatin(text: string): boolean {
  return !OTHER_LETTER.test(text);
}

/** Letters of keyboards of East Asia, joined letters of old prints and odd blanks as what they are, marks put together, nothing invisible. */
export function plainForms(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE_FORMS, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');
}
