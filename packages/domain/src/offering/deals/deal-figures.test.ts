import { describe, expect, it } from 'vitest';
import { dealReturnFigures, dealTermFigures } from './deal-figures.ts';
import type { InfoKind } from './info-kinds.ts';
import { formatInfoTable } from './info-table.ts';

const row = (kind: InfoKind, value: string) => formatInfoTable([{ kind, label: '', value }]);

describe('the figures of a deal', () => {
  it.each([
    ['a range', row('targetReturn', '8-10%'), [8, 10]],
    ['a French range', row('targetReturn', '8,5-10\u00a0%'), [8.5, 10]],
    ['the interest of a loan', row('interestRate', '9%'), [9, 9]],
    ['what the office typed', row('targetReturn', '8 % - 10 %'), [8, 10]],
    ['words', row('targetReturn', 'At least 8%, aimed at'), null],
    ['no row of its kind', row('other', '8-10%'), null],
    [
      'a row whose words alone name a figure',
      [{ kind: 'targetReturn' as const, label: '', value: '8-10%' }],
      null,
    ],
  ])('say what it is to pay by %s', (_what, table, expected) => {
    expect(dealReturnFigures(table)).toEqual(expected);
  });

  it.each([
    ['a range', row('term', '5-7y'), [5, 7]],
    ['a French range', row('term', '5-7\u00a0ans'), [5, 7]],
    ['one number', row('term', '1\u00a0an'), [1, 1]],
    ['words', row('term', 'Until it is sold'), null],
    ['an empty table', [], null],
  ])('say how long it is to take by %s', (_what, table, expected) => {
    expect(dealTermFigures(table)).toEqual(expected);
  });
});
