import { describe, expect, it } from 'vitest';
import { COMPLETE_DRAFT, draftWith } from '../testing/complete-draft.ts';
import type { DealFilm } from './deal-content.ts';
import { emptyDealDraft } from './deal-draft.ts';
import { problemsOf } from './deal-problems.ts';

const NEW = { unitsTaken: 0, publishedSlug: null, memorandumLanguages: [], today: '2026-11-29' };

function problems(path: string, value: unknown, facts: Partial<Parameters<typeof problemsOf>[1]> = {}) {
  const draft = draftWith(path, value);
  return problemsOf(draft, { ...NEW, confirmed: draft.content, ...facts }).map(
    (problem) => `${problem.path} ${problem.key.replace('dealProblems.', '')}`,
  );
}

const film = (changes: Partial<DealFilm>): DealFilm => ({
  id: 'wharf',
  title: { en: 'The wharf', fr: 'Le quai' },
  video: 'v1',
  poster: '/api/pictures/p/960.webp',
  captions: { en: 'c1', fr: 'c2' },
  ...changes,
});
const SHEET_IN_ENGLISH = {
  kind: 'term-sheet',
  title: { en: 'Term sheet', fr: 'Modalités' },
  file: { en: 'd1', fr: '' },
};

describe('what keeps a deal from being published', () => {
  it('is nothing where everything is there in both languages, and somebody read them side by side', () => {
    expect(problems('slug', 'maple-gate')).toEqual([]);
  });

  it.each([
    ['no address', 'slug', '', 'slug missing'],
    ['an address with a blank', 'slug', 'maple gate', 'slug slug'],
    ['no kind', 'type', null, 'type missing'],
    ['no province', 'province', null, 'province missing'],
    ['no price', 'unitPrice', null, 'unitPrice missing'],
    ['a price of nothing', 'unitPrice', 0, 'unitPrice aboveZero'],
    ['a smallest order of nothing', 'minimumUnits', 0, 'minimumUnits aboveZero'],
    ['a largest order below the smallest', 'maximumUnits', 9, 'maximumUnits maximumBelowMinimum'],
    ['fewer units than the smallest order', 'unitsTotal', 9, 'unitsTotal totalBelowMinimum'],
    ['no opening', 'opensAt', null, 'opensAt missing'],
    ['a closing before the opening', 'closesAt', '2026-11-01T00:00:00.000Z', 'closesAt closesBeforeOpening'],
    ['a closing at the opening', 'closesAt', '2026-12-01T14:00:00.000Z', 'closesAt closesBeforeOpening'],
    ['no French name', 'content.name.fr', ' ', 'content.name.fr missing'],
    ['no English answer', 'content.faqs.0.answer.en', '', 'content.faqs.0.answer.en missing'],
    ['no French role', 'content.team.0.role.fr', '', 'content.team.0.role.fr missing'],
    ['no picture', 'content.photos', [], 'content.photos photoMissing'],
    ['no picture for lists', 'content.photos.0.cover', false, 'content.photos oneCover'],
    ['a picture without its file', 'content.photos.0.src', '', 'content.photos.0.src pictureMissing'],
    ['a person without a picture', 'content.team.0.portrait', '', 'content.team.0.portrait pictureMissing'],
    ['a person without a name', 'content.team.0.name', '', 'content.team.0.name missing'],
    ['a cost without a rate', 'content.costs.0.value', null, 'content.costs.0.value missing'],
    ['a cost of nothing', 'content.costs.0.value', 0, 'content.costs.0.value aboveZero'],
    ['a cost of more than the whole', 'content.costs.0.value', 100.01, 'content.costs.0.value aboveWhole'],
    ['a cost without its French name', 'content.costs.0.label.fr', '', 'content.costs.0.label.fr missing'],
    ['an issuer without a phone', 'content.issuer.phone', '', 'content.issuer.phone missing'],
    ['an issuer of nowhere', 'content.issuer.province', 'Ontario', 'content.issuer.province missing'],
    ['an issuer’s email that is none', 'content.issuer.email', 'info', 'content.issuer.email email'],
    [
      'a film without its French name',
      'content.films',
      [film({ title: { en: 'A', fr: '' } })],
      'content.films.0.title.fr missing',
    ],
    [
      'a film without its video',
      'content.films',
      [film({ video: '' })],
      'content.films.0.video videoMissing',
    ],
    [
      'a film without a picture',
      'content.films',
      [film({ poster: '' })],
      'content.films.0.poster pictureMissing',
    ],
    [
      'a film without English captions',
      'content.films',
      [film({ captions: { en: '', fr: 'c2' } })],
      'content.films.0.captions.en captionsMissing',
    ],
    [
      'a document in one language',
      'content.documents',
      [SHEET_IN_ENGLISH],
      'content.documents.0.file.fr documentMissing',
    ],
    ['no term', 'content.infoTable.1.kind', 'other', 'content.infoTable figure.term'],
    ['no fees', 'content.infoTable.3.kind', 'other', 'content.infoTable figure.fees'],
  ] as const)('%s', (_what, path, value, expected) => {
    expect(problems(path, value)).toEqual([expected]);
  });

  it('takes interest for a return, and the worst past result for what can go wrong', () => {
    expect(problems('content.infoTable.0.kind', 'interestRate')).toEqual([]);
    expect(problems('content.infoTable.2.kind', 'worstResult')).toEqual([]);
  });

  it('is fewer units than orders hold, with their number', () => {
    const facts = { ...NEW, confirmed: COMPLETE_DRAFT.content, unitsTaken: 1_001 };
    expect(problemsOf(COMPLETE_DRAFT, facts)).toEqual([
      { path: 'unitsTotal', key: 'dealProblems.belowTaken', values: { count: 1_001 } },
    ]);
    expect(problems('unitsTotal', 1_001, { unitsTaken: 1_001 })).toEqual([]);
  });

  it('is another address than the one that investors know', () => {
    expect(problems('slug', 'maple-gate-2', { publishedSlug: 'maple-gate' })).toEqual(['slug slugFixed']);
  });

  it.each([
    ['the English moved', 'content.summary.en', 'Seventy homes.', 'content.summary.fr englishMoved'],
    ['the French moved', 'content.summary.fr', 'Autant de logements.', 'content.summary.en frenchMoved'],
    ['both moved', 'content.summary', { en: 'More.', fr: 'Plus.' }, 'content.summary.fr neverRead'],
    ['one was taken away', 'content.summary.fr', '', 'content.summary.fr missing'],
  ] as const)('a text that nobody compared since %s', (_what, path, value, expected) => {
    expect(problems(path, value, { confirmed: COMPLETE_DRAFT.content })).toEqual([expected]);
  });

  it('names everything that an empty draft lacks, each field once', () => {
    const found = problemsOf(emptyDealDraft(), { ...NEW, confirmed: null }).map(
      ({ path, key }) => `${path} ${key}`,
    );
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('content.name.en dealProblems.missing');
    expect(found).toContain('content.infoTable dealProblems.figure.targetReturn');
    expect(found.filter((problem) => problem.includes('neverRead'))).toEqual([]);
  });
});
