import { describe, expect, it } from 'vitest';
import {
  type KnownPeriod,
  nextPeriod,
  problemsOfRegistration,
  type RegistrationFacts,
} from './registration-change.ts';

const period = (number: number, from: string, lastDay: string | null): KnownPeriod => ({
  period: number,
  from,
  lastDay,
  terms: null,
});
const KNOWN = [period(1, '2020-01-01', '2022-12-31'), period(2, '2024-01-01', null)];

describe('a change of a registration', () => {
  it.each<[string, RegistrationFacts & { period: number }, string[]]>([
    ['ends it tonight', period(2, '2024-01-01', '2026-11-30'), []],
    ['ends it on the day on which it begins', period(2, '2024-01-01', '2024-01-01'), []],
    ['says since when it really stands', period(2, '2023-06-01', null), []],
    ['adds terms alone', { ...period(2, '2024-01-01', null), terms: 'Funds alone' }, []],
    ['adds a period between two', period(3, '2023-01-01', '2023-12-31'), []],
    ['ends it before it begins', period(2, '2024-01-01', '2023-12-31'), ['lastDay beforeFirst']],
    ['has a day in common with the period before', period(2, '2022-12-31', null), ['from overlaps']],
    ['has a day in common with the period behind', period(1, '2020-01-01', '2024-01-01'), ['from overlaps']],
    ['adds a period within another', period(3, '2025-01-01', '2025-01-31'), ['from overlaps']],
    ['says what stands', period(2, '2024-01-01', null), ['lastDay same']],
  ])('%s', (_row, change, problems) => {
    const found = problemsOfRegistration(change, KNOWN);
    expect(found.map(({ path, key }) => `${path} ${key.split('.').at(-1)}`)).toEqual(problems);
  });

  it('numbers the next period after all that there are', () => {
    expect([nextPeriod([]), nextPeriod(KNOWN)]).toEqual([1, 3]);
  });
});
