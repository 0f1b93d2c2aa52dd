import { describe, expect, it } from 'vitest';
import { proposeDateForms } from './propose-date-forms.ts';

describe('the forms of a column of days', () => {
  it.each([
    ['one, by a day that is no month', ['05/10/2026', '31/10/2026'], ['DD/MM/YYYY']],
    ['two, where no day says more', ['05/10/2026', '06/10/2026'], ['MM/DD/YYYY', 'DD/MM/YYYY']],
    ['three of two digits', ['05/10/06'], ['YY/MM/DD', 'MM/DD/YY', 'DD/MM/YY']],
    ['one of a name', ['01 NOV 2021', '15 DÉC 2021'], ['DD MMM YYYY']],
    ['one, whatever is empty', ['', '2026-10-05 09:41', ' '], ['YYYY-MM-DD']],
    ['none, where one cell is no day', ['2026-10-05', 'Total'], []],
    ['none of nothing', ['', ''], []],
  ])('are %s', (_how, cells, forms) => {
    expect(proposeDateForms(cells)).toEqual(forms);
  });
});
