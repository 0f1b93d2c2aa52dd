/**
 * The letters that every paper, mail and field of ours takes: all of Latin that living languages are written with (with the
 * letters of the phonetic alphabet that names of First Nations have), the few Greek ones among them, and Canadian Aboriginal
 * Syllabics. The faces of the papers have each of them, which a test draws one by one. Pieces of a class of a regular expression.
 */
export const LATIN_LETTERS =
  'A-Za-z\\xaa\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02b8\\u02e0-\\u02e4\\u1e00-\\u1eff\\u2c60-\\u2c7f\\ua78b-\\ua7bf\\ua7c2-\\ua7ca\\u0398\\u039b\\u03b2\\u03b8\\u03bb\\u03c7\\u1dbf';
export const SYLLABICS = '\\u1401-\\u166c\\u166f-\\u167f\\u18b0-\\u18f5';
/** Marks that stand over, under or through a letter; those that join or are invisible are none of them. */
export const MARKS = '\\u0300-\\u033f\\u0342\\u0346-\\u034e\\u0350-\\u035b\\u0363-\\u036f';
/** Letters of some writings that look like apostrophes, quotation marks or colons: `Kaʻiulani`, `Tsʼilhqotʼin`, `Kaniehtí꞉io`. */
export const LETTER_SIGNS = '\\u02b9-\\u02c1\\u02c6-\\u02d7\\ua789\\u1400';

/** More marks on one letter than any language writes would run over the lines around it. */
export const MARKS_A_LETTER_MAX = 3;

const SIGNS =
  '\\n\\r\\t -~\\xa0-\\xbf\\xd7\\xf7\\u2010-\\u2027\\u202f-\\u203f\\u2044\\u2070\\u2074-\\u207f\\u20a0-\\u20bf\\u2116\\u2122\\u2212\\u2248\\u2260\\u2264\\u2265';
const NOT_DRAWN = new RegExp(
  `[^${LATIN_LETTERS}${SYLLABICS}${MARKS}${LETTER_SIGNS}${SIGNS}]|[${MARKS}]{${MARKS_A_LETTER_MAX + 1}}|^[${MARKS}]`,
  'u',
);
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u;
/** Marks of direction, joiners, soft hyphens, selectors of a form: in a list or a document some would rearrange other people's words. */
const INVISIBLE = /\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu;
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
