/** Line breaks and other controls: a name or a city is one line, also in the head of a message. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of what follows: in a list or a document they would rearrange other people's words. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A name or a city as it is kept: one line without invisible marks of direction, its accents in one form, no blanks around
 * it. Nothing that a reader could see is lost.
 */
export function tidyLine(typed: string): string {
  return typed.normalize('NFC').replace(DIRECTIONS, '').replace(CONTROLS, ' ').trim();
}
