import { describe, expect, it } from 'vitest';
import { proposeProfiles, type RowsOf } from './propose-profile.ts';
import type { BankRow } from './statement.ts';

/** A file whose cells are told apart by a delimiter; false where none of that stands in it. */
const told =
  (text: string) =>
  async ({ delimiter }: RowsOf, take: (row: BankRow) => boolean) => {
    text.split('\n').every((row, place) => take({ line: place + 1, cells: row.split(delimiter) }));
    return text.includes(delimiter);
  };
const proposed = (...rows: string[]) => proposeProfiles(told(rows.join('\n')));

describe('the banks whose file this may be', () => {
  const folio = (number: string) => `Caisse,${number},EOP,2026/10/05,1,Virement /Ana Roy /,,,5.00,,,,,5.00`;

  it.each([
    ['one by whose layout every line can be read', ['10/05/2026,A,,25.00,125.00'], ['td']],
    [
      'one with another delimiter',
      ['Date;Description;Category;Debit;Credit;Balance', '2026-10-05;A;Revenus;0;25.00;125.00'],
      ['national-bank'],
    ],
    [
      'one whose file has several accounts, of which a person has to choose',
      [folio('0417001'), folio('0417002')],
      ['desjardins'],
    ],
    ['none where one line cannot be read', ['10/05/2026,A,,25.00,125.00', '10/06/2026,B,,x,126.00'], []],
    ['none where two accounts and a fault are in it', [folio('0417001'), 'Caisse,1'], []],
    ['none where it cannot be taken apart', ['what is this'], []],
  ])('are %s', async (_which, rows, banks) => {
    expect(await proposed(...rows)).toEqual(banks);
  });

  it('are looked for no further than the first line that none of them writes', async () => {
    let rows = 0;
    await proposeProfiles(async (_how, take) => {
      while (take({ line: rows, cells: ['what', 'is', 'this'] })) {
        rows += 1;
      }
      return true;
    });
    expect(rows).toBeLessThan(1_000);
  });
});
