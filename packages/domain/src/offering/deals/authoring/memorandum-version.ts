import type { Language } from '../../../ground/people/languages.ts';

/** What is published of a deal's memorandum: its newest version, 0 while there is none, and the languages that it has. */
export type PublishedMemorandum = { version: number; languages: readonly Language[] };

/** What is submitted: in which languages, and whether it claims to be the published version in another language. */
export type BroughtMemorandum = { languages: readonly Language[]; isTranslation: boolean };

/** Why it cannot be sent to review. */
export type MemorandumProblem = 'nothing-brought' | 'no-version-to-translate' | 'language-there-already';

/**
 * The version that publishing the submission would make. A translation joins the existing version, which nobody confirms again;
 * anything else is the next one, which everybody does (NI 45-106 s. 2.9(13.2)).
 */
export function memorandumVersion(
  published: PublishedMemorandum,
  { languages, isTranslation }: BroughtMemorandum,
): { version: number } | { problem: MemorandumProblem } {
  if (languages.length === 0) {
    return { problem: 'nothing-brought' };
  }
  if (!isTranslation) {
    return { version: published.version + 1 };
  }
  if (published.version === 0) {
    return { problem: 'no-version-to-translate' };
  }
  return languages.some((language) => published.languages.includes(language))
    ? { problem: 'language-there-already' }
    : { version: published.version };
}
