import type { InfoRow } from '@portal/domain/wire/deal';
import { describe, expect, it } from 'vitest';
import { cardRows } from './card-rows.ts';

const RETURN: InfoRow = { label: 'Target annual return', value: '9-11%', kind: 'targetReturn' };
const INTEREST: InfoRow = { label: 'Interest rate', value: '9%', kind: 'interestRate' };
const TERM: InfoRow = { label: 'Expected term', value: '5-7y', kind: 'term' };
const VACANT: InfoRow = { label: 'Offices that stand empty', value: '39%', kind: 'other' };
const BORROWING: InfoRow = { label: 'Borrowing', value: 'None', kind: 'borrowing' };

describe('the rows on a card', () => {
  it.each([
    ['a return and a term, wherever they stand', [BORROWING, TERM, RETURN], [RETURN, TERM]],
    ['the interest of a loan', [INTEREST, BORROWING, TERM], [INTEREST, TERM]],
    ['no other rate, though it reads like one', [VACANT, RETURN, TERM], [RETURN, TERM]],
    ['only a term, where no return is named', [VACANT, TERM], [TERM]],
    [
      'those of their kind, however they are worded',
      [{ ...RETURN, value: 'At least 8%, aimed at' }],
      [{ ...RETURN, value: 'At least 8%, aimed at' }],
    ],
    ['nothing of an empty table', [], []],
  ])('are %s', (_what, table, expected) => {
    expect(cardRows(table)).toEqual(expected);
  });
});
