import { describe, expect, it } from 'vitest';
import { COMPLETE_DRAFT, draftWith } from '../testing/complete-draft.ts';
import { draftWithValue, mergeDrafts } from './merge-drafts.ts';

const faq = (text: string) => ({ question: { en: text, fr: text }, answer: { en: '', fr: '' } });
const FAQS = COMPLETE_DRAFT.content.faqs;

describe('two people who edit one deal', () => {
  it.each([
    ['nobody changed anything', [], [], []],
    ['only I changed the name', [], [['content.name.en', 'Mine']], [['content.name.en', 'Mine']]],
    ['only they changed the name', [['content.name.en', 'Theirs']], [], [['content.name.en', 'Theirs']]],
    [
      'they changed the French and I the English',
      [['content.name.fr', 'Le leur']],
      [['content.name.en', 'Mine']],
      [
        ['content.name.fr', 'Le leur'],
        ['content.name.en', 'Mine'],
      ],
    ],
    ['both typed the same', [['unitsTotal', 900]], [['unitsTotal', 900]], [['unitsTotal', 900]]],
    [
      'they added an answer and I changed the price',
      [['content.faqs', [...FAQS, faq('New')]]],
      [['unitPrice', 12]],
      [
        ['content.faqs', [...FAQS, faq('New')]],
        ['unitPrice', 12],
      ],
    ],
    [
      'each changed another field of one answer',
      [['content.faqs.0.answer.fr', 'Le leur']],
      [['content.faqs.0.question.en', 'Mine']],
      [
        ['content.faqs.0.answer.fr', 'Le leur'],
        ['content.faqs.0.question.en', 'Mine'],
      ],
    ],
  ] as const)('keep both where %s', (_what, theirs, mine, expected) => {
    const { merged, clashes } = mergeDrafts(COMPLETE_DRAFT, changed(theirs), changed(mine));
    expect(merged).toEqual(changed(expected));
    expect(clashes).toEqual([]);
  });

  it.each([
    ['a text', 'content.summary.en', 'Theirs', 'Mine'],
    ['a number', 'minimumUnits', 5, 6],
    ['a date', 'closesAt', '2027-04-01T22:00:00.000Z', '2027-05-01T22:00:00.000Z'],
    ['a list of answers', 'content.faqs', [...FAQS, faq('Theirs')], [...FAQS, faq('Mine')]],
    [
      'provinces, of which each took another in the place of one',
      'content.offering.offeredIn',
      ['CAN-AB', 'CAN-BC', 'CAN-ON', 'CAN-SK'],
      ['CAN-SK', 'CAN-BC', 'CAN-ON', 'CAN-QC'],
    ],
    ['a team of other people', 'content.team', [], [{ ...COMPLETE_DRAFT.content.team?.[0], id: 'bo-li' }]],
  ])('are both shown %s that each changed, and mine stays', (_what, path, theirs, mine) => {
    const { merged, clashes } = mergeDrafts(COMPLETE_DRAFT, draftWith(path, theirs), draftWith(path, mine));
    expect(clashes).toEqual([{ path, theirs, mine }]);
    expect(merged).toEqual(draftWith(path, mine));
  });
});

describe('a value that is chosen', () => {
  it.each([
    ['a text', 'content.faqs.0.answer.fr', 'Parce que oui.'],
    ['a list', 'content.faqs', [...FAQS, faq('New')]],
    ['a number', 'unitPrice', 5],
  ])('takes its place: %s', (_what, path, value) => {
    expect(draftWithValue(COMPLETE_DRAFT, path, value)).toEqual(draftWith(path, value));
  });

  it.each([
    ['of another kind', 'unitPrice', 'much'],
    ['of a list that is a word', 'content.faqs', 'none'],
  ])('changes nothing where it does not fit: one %s', (_what, path, value) => {
    expect(draftWithValue(COMPLETE_DRAFT, path, value)).toEqual(COMPLETE_DRAFT);
  });
});

function changed(changes: readonly (readonly [path: string, value: unknown])[]) {
  return changes.reduce((draft, [path, value]) => draftWithValue(draft, path, value), COMPLETE_DRAFT);
}
