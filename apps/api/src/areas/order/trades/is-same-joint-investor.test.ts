import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { describe, expect, it } from 'vitest';
import { isSameJointInvestor, isSamePerson } from './is-same-joint-investor.ts';

const SAM: JointInvestor = {
  firstName: 'Sam',
  lastName: 'Roy',
  email: 'sam@example.com',
  relation: 'family',
  language: 'en',
};

describe('two joint investors', () => {
  it.each<[string, JointInvestor | null, JointInvestor | null, { person: boolean; everything: boolean }]>([
    ['are the same with the same in every part', SAM, { ...SAM }, { person: true, everything: true }],
    ['are the same where there is none of either', null, null, { person: true, everything: true }],
    ['differ where one is nobody', SAM, null, { person: false, everything: false }],
    ['differ where the other is nobody', null, SAM, { person: false, everything: false }],
    [
      'are other people by the first name',
      SAM,
      { ...SAM, firstName: 'Kim' },
      { person: false, everything: false },
    ],
    [
      'are other people by the last name',
      SAM,
      { ...SAM, lastName: 'Lee' },
      { person: false, everything: false },
    ],
    [
      'are other people by the address',
      SAM,
      { ...SAM, email: 'roy@example.com' },
      { person: false, everything: false },
    ],
    [
      'are one person whose relation changed',
      SAM,
      { ...SAM, relation: 'spouse' },
      { person: true, everything: false },
    ],
    [
      'are one person whose language changed',
      SAM,
      { ...SAM, language: 'fr' },
      { person: true, everything: false },
    ],
  ])('%s', (_row, a, b, { person, everything }) => {
    expect(isSamePerson(a, b)).toBe(person);
    expect(isSameJointInvestor(a, b)).toBe(everything);
  });
});
