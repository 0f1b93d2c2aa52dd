import { plainForms } from './drawn-letters.ts';

/** Line breaks and other controls: a name or a city is one line, also in the head of a message. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BC\u2032\u00B4`]/gu;
const BLANKS = /\p{Zs}+/gu;

/**
 * A name or a city as it is kept: one line without invisible marks, its accents in one form, no blanks around it. Nothing that
 * a reader could see is lost.
 */
export function tidyLine(typed: string): string {
  return plainForms(typed).replace(CONTROLS, ' ').trim();
}

/** A text of several lines without invisible marks and without blanks around it. */
export function tidyText(typed: string): string {
  return plainForms(typed).trim();
}

/**
 * What is no prose (a number, a code, an address, a day) as a keyboard has it: one line, with one kind of dash, apostrophe and
 * blank, and digits of one width. Each field's own rule reads this, so none refuses what looks right.
 */
export function tidyCode(typed: string): string {
  return tidyLine(typed).replace(DASHES, '-').replace(APOSTROPHES, "'").replace(BLANKS, ' ').trim();
}
