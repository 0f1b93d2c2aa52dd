import { describe, expect, it } from 'vitest';
import { proposeProfiles } from './propose-profile.ts';
import type { CsvProfile } from './statement-profile.ts';

/** A file whose cells are told apart by what a profile says; null where none of that stands in it. */
const taken = (text: string) => async (profile: CsvProfile) =>
  text.includes(profile.delimiter)
    ? text.split('\n').map((row, place) => ({ line: place + 1, cells: row.split(profile.delimiter) }))
    : null;
const proposed = async (...rows: string[]) =>
  (await proposeProfiles(taken(rows.join('\n')))).map(({ bank, read }) => `${bank} ${read.lines.length}`);

describe('the banks whose file this may be', () => {
  const folio = (number: string) => `Caisse,${number},EOP,2026/10/05,1,Virement /Ana Roy /,,,5.00,,,,,5.00`;

  it.each([
    ['one by whose layout every line can be read', ['10/05/2026,A,,25.00,125.00'], ['td 1']],
    [
      'one with another delimiter',
      ['Date;Description;Category;Debit;Credit;Balance', '2026-10-05;A;Revenus;0;25.00;125.00'],
      ['national-bank 1'],
    ],
    [
      'one whose file has several accounts, of which a person has to choose',
      [folio('0417001'), folio('0417002')],
      ['desjardins 0'],
    ],
    ['none where one line cannot be read', ['10/05/2026,A,,25.00,125.00', '10/06/2026,B,,x,126.00'], []],
    ['none where two accounts and a fault are in it', [folio('0417001'), 'Caisse,1'], []],
    ['none where it cannot be taken apart', ['what is this'], []],
  ])('are %s', async (_which, rows, banks) => {
    expect(await proposed(...rows)).toEqual(banks);
  });
});
