import type { InfoRow } from '@portal/domain/offering/deals/deal.wire';
import { describe, expect, it } from 'vitest';
import { AT_RISK, infoRows, ON_A_CARD, TO_DECIDE } from './info-rows.ts';

const RETURN: InfoRow = { label: 'Target annual return', value: '9-11%', kind: 'targetReturn' };
const INTEREST: InfoRow = { label: 'Interest rate', value: '9%', kind: 'interestRate' };
const TERM: InfoRow = { label: 'Expected term', value: '5-7y', kind: 'term' };
const VACANT: InfoRow = { label: 'Offices that stand empty', value: '39%', kind: 'other' };
const INCOME: InfoRow = { label: 'Payments to you', value: 'Quarterly', kind: 'income' };
const FEES: InfoRow = { label: 'Fees on $10,000', value: '$700 at the start', kind: 'fees' };
const WORST: InfoRow = { label: 'Worst past result', value: '81 cents on the dollar', kind: 'worstResult' };
const DOWNSIDE: InfoRow = { label: 'If it goes badly', value: 'All is lost', kind: 'downside' };
const BORROWING: InfoRow = { label: 'Borrowing', value: 'None', kind: 'borrowing' };

describe('the rows on a card', () => {
  it.each([
    ['a return and a term, wherever they stand', [BORROWING, TERM, RETURN], [RETURN, TERM]],
    ['the interest of a loan', [INTEREST, BORROWING, TERM], [INTEREST, TERM]],
    ['no other rate, though it reads like one', [VACANT, RETURN, TERM], [RETURN, TERM]],
    ['only a term if no return is named', [VACANT, TERM], [TERM]],
    [
      'those of their kind, however they are worded',
      [{ ...RETURN, value: 'At least 8%, aimed at' }],
      [{ ...RETURN, value: 'At least 8%, aimed at' }],
    ],
    ['nothing of an empty table', [], []],
  ])('are %s', (_what, table, expected) => {
    expect(infoRows(table, ON_A_CARD)).toEqual(expected);
  });
});

describe('the rows of a page', () => {
  const table = [DOWNSIDE, FEES, BORROWING, TERM, WORST, INCOME, RETURN];

  it('are return, term, payments and costs to decide by, in that order', () => {
    expect(infoRows(table, TO_DECIDE)).toEqual([RETURN, TERM, INCOME, FEES]);
  });

  it('are the worst result and the downside, for risk', () => {
    expect(infoRows(table, AT_RISK)).toEqual([WORST, DOWNSIDE]);
  });
});
