import { describe, expect, it } from 'vitest';
import { gradedTexts, hardTextProblems } from './hard-texts.ts';

const EASY = 'We keep it for you, so you can come back and go on from here.';
const HARD =
  'The regulators collect this information under the authority of securities legislation to administer and enforce it.';
const FACILE = 'Vos titres sont à vous et vous avez tout le temps de les lire.';
const texts = {
  en: new Map([
    ['a.easy', EASY],
    ['a.hard', HARD],
    ['a.label', 'Administration'],
  ]),
  fr: new Map([
    ['a.easy', FACILE],
    ['a.hard', FACILE],
    ['a.label', 'Administration'],
  ]),
};

describe('texts that are hard to read', () => {
  it('stand first among those long enough to be measured', () => {
    expect(gradedTexts('en', texts.en).map(({ key }) => key)).toEqual(['a.hard', 'a.easy']);
  });

  it.each([
    [
      'are told of with their grade',
      {},
      [expect.stringMatching(/^a\.hard: in en, takes grade 1\d\.\d to read/)],
    ],
    ['may be hard on purpose', { 'a.hard': 'the law' }, []],
    ['may be so together', { 'a.*': 'the law' }, []],
    [
      'need a reason only while they are hard',
      { 'a.hard': 'the law', 'b.*': 'a paper that is gone' },
      ['b.*: is hard on purpose, and no text of that name is'],
    ],
  ])('%s', (_row, onPurpose, problems) => {
    expect(hardTextProblems(texts, onPurpose)).toEqual(problems);
  });
});
