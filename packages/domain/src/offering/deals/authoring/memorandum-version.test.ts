import { expect, it } from 'vitest';
import { type BroughtMemorandum, memorandumVersion, type PublishedMemorandum } from './memorandum-version.ts';

const NONE: PublishedMemorandum = { version: 0, languages: [] };
const ENGLISH: PublishedMemorandum = { version: 2, languages: ['en'] };
const BOTH: PublishedMemorandum = { version: 2, languages: ['en', 'fr'] };
const brought = (languages: BroughtMemorandum['languages'], isTranslation = false) => ({
  languages,
  isTranslation,
});

it.each<[string, PublishedMemorandum, BroughtMemorandum, ReturnType<typeof memorandumVersion>]>([
  ['the first memorandum of a deal is version 1', NONE, brought(['en', 'fr']), { version: 1 }],
  ['an amendment is the next version', BOTH, brought(['en', 'fr']), { version: 3 }],
  ['an amendment in one language is the next version, too', BOTH, brought(['en']), { version: 3 }],
  ['a late translation joins the version that is there', ENGLISH, brought(['fr'], true), { version: 2 }],
  ['the missing language may still be an amendment', ENGLISH, brought(['fr']), { version: 3 }],
  ['nothing is no version', BOTH, brought([]), { problem: 'nothing-brought' }],
  [
    'there is nothing to translate at first',
    NONE,
    brought(['fr'], true),
    { problem: 'no-version-to-translate' },
  ],
  [
    'a language that is there is no translation',
    ENGLISH,
    brought(['en', 'fr'], true),
    { problem: 'language-there-already' },
  ],
])('%s', (_row, published, what, outcome) => {
  expect(memorandumVersion(published, what)).toEqual(outcome);
});
