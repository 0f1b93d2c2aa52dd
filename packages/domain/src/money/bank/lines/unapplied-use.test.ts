import { describe, expect, it } from 'vitest';
import { problemsOfUse, type UseProblem } from './unapplied-use.ts';

const [EVE, CAME, NEXT, TODAY, TOMORROW] = [
  '2026-10-04',
  '2026-10-05',
  '2026-10-06',
  '2026-10-20',
  '2026-10-21',
] as const;

type Row = readonly [string, bigint, string | null, readonly UseProblem[]];

const ROWS: readonly Row[] = [
  ['a part of it goes to an order', 499n, null, []],
  ['all of it goes to an order', 500n, null, []],
  ['a cent more than all of it goes nowhere', 501n, null, ['more-than-left']],
  ['nothing goes nowhere', 0n, null, ['nothing']],
  ['less than nothing goes nowhere', -1n, null, ['nothing']],
  ['it is sent back on the day on which it came', 500n, CAME, []],
  ['it is sent back later', 500n, NEXT, []],
  ['it is sent back today', 500n, TODAY, []],
  ['it is not sent back before it came', 500n, EVE, ['before-it-came']],
  ['it is not sent back on a day to come', 500n, TOMORROW, ['not-yet']],
  ['what is wrong twice is told twice', 501n, EVE, ['more-than-left', 'before-it-came']],
];

describe('of unapplied money', () => {
  it.each(ROWS)('%s', (_name, cents, sentOn, problems) => {
    expect(problemsOfUse({ cents, sentOn }, { leftCents: 500n, cameOn: CAME }, TODAY)).toEqual(problems);
  });
});
