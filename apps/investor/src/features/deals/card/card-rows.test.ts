import { describe, expect, it } from 'vitest';
import { cardRows } from './card-rows.ts';

const row = (label: string, value: string) => ({ label, value });
const RETURN = row('Target annual return', '9-11%');
const TERM = row('Expected term', '5-7y');

describe('the rows on a card', () => {
  it.each([
    ['a return and a term, wherever they stand', [row('Borrowing', 'None'), TERM, RETURN], [RETURN, TERM]],
    ['the first of each', [RETURN, row('Fees', '3%'), TERM], [RETURN, TERM]],
    ['only a term, where no rate is promised', [TERM, row('Fees', '$800 at the start, then 5%')], [TERM]],
    [
      'their French forms',
      [row('Rendement visé', '8,5-10\u00a0%'), row('Durée prévue', '1\u00a0an')],
      [row('Rendement visé', '8,5-10\u00a0%'), row('Durée prévue', '1\u00a0an')],
    ],
    ['nothing of an empty table', [], []],
  ])('are %s', (_what, table, expected) => {
    expect(cardRows(table)).toEqual(expected);
  });
});
