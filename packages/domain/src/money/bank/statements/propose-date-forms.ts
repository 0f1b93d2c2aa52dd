import { DATE_FORMS, type DateForm, readBankDay } from './read-bank-day.ts';

/**
 * The forms in which every cell of a column is a day; empty cells say nothing. More than one where the days leave a doubt, such as
 * `05/10/2026`: a person chooses in any case.
 */
export function proposeDateForms(cells: readonly string[]): DateForm[] {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return written.length === 0
    ? []
    : DATE_FORMS.filter((form) => written.every((cell) => readBankDay(cell, form) !== null));
}
