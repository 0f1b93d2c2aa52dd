import { describe, expect, it } from 'vitest';
import type { OnboardingAnswers } from '../../../people/account/user.wire.ts';
import { type DealMatch, dealMatches } from './deal-matches.ts';

const RENTALS: Parameters<typeof dealMatches>[0] = {
  type: 'apartments',
  paysIncome: true,
  infoTable: [{ kind: 'term', label: 'Expected term', value: '5-7y', figures: [5, 7] }],
};

describe('what of a deal is as a person said', () => {
  it.each<[string, OnboardingAnswers, DealMatch[]]>([
    ['nobody who skipped the questionnaire', {}, []],
    ['who likes apartment buildings', { 'real-estate': ['3', '1'] }, ['type']],
    ['who likes commercial buildings', { 'real-estate': ['5'] }, []],
    ['who does not know yet', { 'real-estate': ['7'] }, []],
    ['who wants an income', { objective: '2' }, ['income']],
    ['who wants some income and growth', { objective: '3' }, ['income']],
    ['who wants growth', { objective: '4' }, []],
    ['who needs the money within two years', { horizon: '1' }, []],
    ['who needs the money within five years, in the middle of the term', { horizon: '2' }, []],
    ['who may need the money after five years, before the longest term', { horizon: '3' }, []],
    ['who needs it in more than ten years', { horizon: '4' }, ['term']],
    [
      'who said all of it',
      { 'real-estate': ['1'], objective: '2', horizon: '4' },
      ['type', 'income', 'term'],
    ],
    ['answers of a release that knew others', { 'real-estate': ['9'], objective: '9', horizon: '9' }, []],
  ])('for %s: %2$j', (_who, answers, expected) => {
    expect(dealMatches(RENTALS, answers)).toEqual(expected);
  });

  it.each<[string, Partial<typeof RENTALS>]>([
    ['payments only at its end', { paysIncome: false, infoTable: [] }],
    [
      'no word about its term',
      { paysIncome: false, infoTable: [{ kind: 'other', label: 'Term', value: '5y' }] },
    ],
  ])('with %s is nothing of income or term', (_what, part) => {
    expect(dealMatches({ ...RENTALS, ...part }, { objective: '2', horizon: '4' })).toEqual([]);
  });
});
