import { describe, expect, it } from 'vitest';
import type { OnboardingAnswers } from '../account/user.wire.ts';
import { type Conflict, conflictsIn } from './conflicts.ts';

describe('what is to be talked about before an order', () => {
  it.each<[string, OnboardingAnswers, Conflict[]]>([
    [
      'nothing, for own money that has years and an owner with experience',
      { horizon: '3', funding: '1', experience: '3' },
      [],
    ],
    ['nothing while nothing is answered', {}, []],
    ['money needed within two years', { horizon: '1' }, ['soon']],
    ['a loan', { funding: '5' }, ['borrowed']],
    ['a first investment', { experience: '1' }, ['neverInvested']],
    [
      'all of it at once',
      { experience: '1', horizon: '1', funding: '5' },
      ['soon', 'borrowed', 'neverInvested'],
    ],
  ])('%s', (_row, answers, conflicts) => {
    expect(conflictsIn(answers)).toEqual(conflicts);
  });
});
