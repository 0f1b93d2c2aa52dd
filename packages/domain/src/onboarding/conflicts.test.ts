import { describe, expect, it } from 'vitest';
import { DEALER_REPRESENTATIVES } from '../people/dealer-representatives.ts';
import type { OnboardingAnswers } from '../wire/user.ts';
import { type Conflict, conflictsIn, representativeFor } from './conflicts.ts';

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

describe('the representative to talk to', () => {
  const [own, other] = DEALER_REPRESENTATIVES;
  it('is the one whom the person named', () => {
    expect(representativeFor({ id: 'u1', dealerRepresentative: own ?? null })).toBe(own);
  });
  it('is always the same for an account that named none, and not one for all', () => {
    const named = (id: string) => representativeFor({ id, dealerRepresentative: null });
    expect(named('A')).toBe(named('A'));
    expect(named('A')).not.toBe(named('B'));
    expect(DEALER_REPRESENTATIVES).toContain(named('0190a6c2-7b1e-7c3a'));
    expect(other).not.toBe(own);
  });
});
