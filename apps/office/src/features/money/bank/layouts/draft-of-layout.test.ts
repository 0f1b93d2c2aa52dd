import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../import/layout-draft.ts';
import { draftOfLayout } from './draft-of-layout.ts';

const KEPT: CsvProfile = {
  format: 'csv',
  delimiter: ';',
  encoding: 'windows-1252',
  decimalMark: 'comma',
  dateForm: 'DD/MM/YYYY',
  header: ['Jour', 'Texte', 'Montant', 'Solde'],
  width: 4,
  date: 0,
  description: [1],
  amount: { kind: 'signed', column: 2, direction: null },
  balance: 3,
  account: [],
  otherCurrencies: [],
  pending: null,
  party: { column: 1, part: 'whole' },
};
const ROWS = [
  { line: 2, cells: ['Jour ', 'Texte', 'Montant', 'Solde'] },
  { line: 3, cells: ['06/10/2026', 'VIREMENT', '50,00', '300,00'] },
];

describe('a saved layout in the form', () => {
  it.each<[string, CsvProfile]>([
    ['with a sign', KEPT],
    ['with two columns', { ...KEPT, amount: { kind: 'two-columns', out: 2, in: 3 }, balance: null }],
    [
      'by a word',
      {
        ...KEPT,
        amount: { kind: 'by-word', column: 2, direction: { column: 1, in: ['CR', 'DEP'], out: ['DB'] } },
        party: null,
      },
    ],
    ['with an account', { ...KEPT, account: [0, 1] }],
  ])('says the same again %s', (_row, kept) => {
    expect(layoutOf(draftOfLayout(kept, ROWS), ROWS)).toEqual(kept);
  });

  it('has no header line if the example has none', () => {
    expect(draftOfLayout(KEPT, ROWS.slice(1)).headerLine).toBe('');
    expect(draftOfLayout({ ...KEPT, header: null }, ROWS).headerLine).toBe('');
  });
});
