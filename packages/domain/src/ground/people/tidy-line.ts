import { plainForms } from './drawn-letters.ts';

/** Line breaks and other controls: a name or a city is one line, also in the head of a message. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * A name or a city as it is kept: one line without invisible marks, its accents and letters in one form, no blanks around
 * it. Nothing that a reader could see is lost.
 */
export function tidyLine(typed: string): string {
  return plainForms(typed).replace(CONTROLS, ' ').trim();
}
