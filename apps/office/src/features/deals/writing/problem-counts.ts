import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { fieldAt } from './deal-fields.ts';

/** Texts whose two languages nobody has compared since one of them moved. */
export const UNREAD: ReadonlySet<string> = new Set([
  'dealProblems.englishMoved',
  'dealProblems.frenchMoved',
  'dealProblems.neverRead',
]);

type Counts = {
  /** How many texts are missing in each language; a language without any is left out. */
  missing: { language: Language; count: number }[];
  unread: FieldIssue[];
};

/** The problems of a deal as people count them. */
export function countProblems(problems: readonly FieldIssue[]): Counts {
  const missing = LANGUAGES.map((language) => ({
    language,
    count: problems.filter(
      ({ path, key }) => key === 'dealProblems.missing' && fieldAt(path)?.language === language,
    ).length,
  }));
  return {
    missing: missing.filter(({ count }) => count > 0),
    unread: problems.filter(({ key }) => UNREAD.has(key)),
  };
}
