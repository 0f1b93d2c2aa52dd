import { describe, expect, it } from 'vitest';
import { newSince } from './admission-ways.ts';
import { FOUNDERS_MAX, problemOfFounding } from './founding.ts';

const ADA = { email: 'ada@office.example', roles: ['administrator'] } as const;
const LUC = { email: 'luc@office.example', roles: ['administrator'] } as const;
const NOOR = { email: 'noor@office.example', roles: ['compliance'] } as const;

describe('an office', () => {
  it.each([
    ['is founded by two administrators', [ADA, LUC], null],
    ['is founded by two administrators and others', [ADA, NOOR, LUC], null],
    [
      'is founded by two administrators of whom each does more',
      [
        { ...ADA, roles: ['compliance', 'administrator'] },
        { ...LUC, roles: ['finance', 'deals', 'administrator'] },
      ] as const,
      null,
    ],
    ['is not founded by nobody', [], 'too-few-administrators'],
    ['is not founded by one', [ADA], 'too-few-administrators'],
    ['is not founded by one administrator and another person', [ADA, NOOR], 'too-few-administrators'],
    ['is not founded by one person twice', [ADA, ADA], 'same-address'],
    ['takes capitals for the same address', [ADA, { ...LUC, email: 'ADA@office.example' }], 'same-address'],
    ['takes a tag for the same mailbox', [ADA, { ...LUC, email: 'ada+2@office.example' }], 'same-address'],
    [
      'has no representatives before it has their register',
      [ADA, LUC, { ...NOOR, roles: ['representative', 'compliance'] as const }],
      'no-clients-yet',
    ],
    [
      'begins with no crowd',
      Array.from({ length: FOUNDERS_MAX + 1 }, (_, index) => ({ ...ADA, email: `a${index}@x.example` })),
      'too-many',
    ],
  ])('%s', (_what, founders, problem) => {
    expect(problemOfFounding(founders)).toBe(problem);
  });

  it('counts as new whoever was let in within the last day', () => {
    expect(newSince(new Date('2026-11-28T12:00:00Z'))).toEqual(new Date('2026-11-27T12:00:00Z'));
  });
});
