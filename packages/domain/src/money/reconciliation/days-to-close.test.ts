import { describe, expect, it } from 'vitest';
import { DAYS_TO_CLOSE_MAX, daysToClose } from './days-to-close.ts';

type Row = readonly [string, string | null, string | null, string, readonly string[]];

const ROWS: readonly Row[] = [
  ['are none where there is no account', null, null, '2026-11-24', []],
  [
    'begin with the day on which the account was opened',
    null,
    '2026-11-19',
    '2026-11-21',
    ['2026-11-19', '2026-11-20'],
  ],
  ['are none while the day runs', null, '2026-11-20', '2026-11-20', []],
  ['go on after the last one that is closed', '2026-11-18', '2026-10-01', '2026-11-20', ['2026-11-19']],
  [
    'take the days off with the next day of the banks',
    '2026-11-20',
    '2026-10-01',
    '2026-11-24',
    ['2026-11-23'],
  ],
  ['leave out what the banks keep', '2026-11-10', '2026-10-01', '2026-11-13', ['2026-11-12']],
  ['leave out no day that only offices keep', '2027-03-26', '2026-10-01', '2027-03-30', ['2027-03-29']],
  ['are none where all are closed', '2026-11-20', '2026-10-01', '2026-11-23', []],
];

describe('the days to close', () => {
  it.each(ROWS)('%s', (_name, lastClosed, firstOpened, today, days) => {
    expect(daysToClose({ lastClosed, firstOpened }, today)).toEqual({ days, more: false });
  });

  it('are listed up to a number, and that there are more is said', () => {
    const { days, more } = daysToClose({ lastClosed: null, firstOpened: '2025-01-02' }, '2026-11-20');
    expect([days.length, days[0], more]).toEqual([DAYS_TO_CLOSE_MAX, '2025-01-02', true]);
  });
});
