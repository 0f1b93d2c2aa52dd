import { describe, expect, it } from 'vitest';
import { returnableDebits } from './returnable-debits.ts';

const debit = (dueOn: string, cameBack = false) => ({ amountCents: 500n, dueOn, cameBack });

describe('what a bank may still take back', () => {
  it.each([
    ['is nothing where nothing was debited', [], '2026-11-20', null],
    ['is a debit until 90 days after it', [debit('2026-10-05')], '2027-01-03', [500n, '2027-01-03']],
    ['is nothing the day after', [debit('2026-10-05')], '2027-01-04', null],
    ['is not what came back', [debit('2026-10-05', true)], '2026-10-06', null],
    [
      'is all of several, until the last of them',
      [debit('2026-11-05'), debit('2026-10-05')],
      '2026-11-06',
      [1_000n, '2027-02-03'],
    ],
  ] as const)('%s', (_row, debits, today, expected) => {
    const found = returnableDebits(debits, today);
    expect(found === null ? null : [found.amountCents, found.until]).toEqual(expected);
  });
});
