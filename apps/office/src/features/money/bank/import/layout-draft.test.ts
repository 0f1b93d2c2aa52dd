import { describe, expect, it } from 'vitest';
import { checkLayout, type LayoutDraft, layoutOf, NEW_LAYOUT } from './layout-draft.ts';

const ROWS = [
  { line: 1, cells: ['Relevé de compte'] },
  { line: 3, cells: ['Date', 'Libellé', 'Retrait', 'Dépôt', ' Solde '] },
  { line: 4, cells: ['05/10/2026', 'Virement', '', '1 234,56', '1 234,56', ''] },
];
const DRAFT: LayoutDraft = {
  ...NEW_LAYOUT,
  delimiter: ';',
  encoding: 'windows-1252',
  decimalMark: 'comma',
  dateForm: 'DD/MM/YYYY',
  headerLine: '3',
  date: '0',
  description: ['1'],
  amountKind: 'two-columns',
  out: '2',
  in: '3',
  balance: '4',
};

describe('a layout entered by hand', () => {
  it('becomes the profile for reading the file', () => {
    expect(layoutOf(DRAFT, ROWS)).toEqual({
      format: 'csv',
      delimiter: ';',
      encoding: 'windows-1252',
      decimalMark: 'comma',
      dateForm: 'DD/MM/YYYY',
      header: ['Date', 'Libellé', 'Retrait', 'Dépôt', 'Solde'],
      width: 6,
      date: 0,
      description: [1],
      amount: { kind: 'two-columns', out: 2, in: 3 },
      balance: 4,
      account: [],
      otherCurrencies: [],
      pending: null,
      party: null,
    });
  });

  it('says which lines are not posted yet, and which amounts are in other currencies', () => {
    const leftOut = { pending: '1', pendingWords: 'En attente, Pending', otherCurrencies: ['4', '5'] };
    expect(layoutOf({ ...DRAFT, ...leftOut }, ROWS)).toMatchObject({
      pending: { column: 1, words: ['En attente', 'Pending'] },
      otherCurrencies: [4, 5],
    });
    expect(checkLayout({ ...DRAFT, pending: '1' }).map(({ path }) => path)).toEqual(['pendingWords']);
  });

  it('takes words for the direction, separated by commas', () => {
    const byWord = {
      amountKind: 'by-word',
      amount: '3',
      direction: '2',
      inWords: 'Crédit, Dépôt',
      outWords: 'Débit',
    };
    expect(layoutOf({ ...DRAFT, ...byWord }, ROWS)?.amount).toEqual({
      kind: 'by-word',
      column: 3,
      direction: { column: 2, in: ['Crédit', 'Dépôt'], out: ['Débit'] },
    });
  });

  it.each([
    ['nothing was said', NEW_LAYOUT, ['dateForm', 'date', 'description', 'amountKind']],
    ['one column has the amount, and nobody said which', { ...DRAFT, amountKind: 'signed' }, ['amount']],
    [
      'a word says the direction, and nobody said which',
      { ...DRAFT, amountKind: 'by-word' },
      ['amount', 'direction', 'inWords', 'outWords'],
    ],
    ['money in and money out are one column', { ...DRAFT, in: '2' }, ['in']],
    ['all is said', DRAFT, []],
  ])('asks for what is missing: %s', (_when, draft, missing) => {
    expect(checkLayout(draft).map(({ path }) => path)).toEqual(missing);
    expect(layoutOf(draft, ROWS) === null).toBe(missing.length > 0);
  });
});
