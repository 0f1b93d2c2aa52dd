import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  BankFilesAnswer,
  FileRowsAnswer,
} from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('../bank-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const FILE: BankFilesAnswer['files'][number] = {
  id: 'f1',
  fileName: 'october.csv',
  importedAt: '2026-11-02T15:00:00.000Z',
  importedBy: 'Noor Haddad',
  firstDay: '2026-10-05',
  lastDay: '2026-10-30',
  lines: 3,
  newLines: 2,
  closingBalance: 2_984.05,
};
const PAGE: FileRowsAnswer = {
  file: {
    ...FILE,
    accountId: 'a1',
    accountName: 'Desjardins 4471',
    sha256: 'ab12',
    openingBalance: 0,
    rowCount: 5,
  },
  raw: 'shown',
  rows: [
    { number: 1, line: null, because: 'header', raw: 'Date,Text,Amount' },
    { number: 2, line: null, because: 'empty', raw: '' },
    {
      number: 3,
      line: { id: 'l1', day: '2026-10-30', amount: -15.95, state: 'open' },
      because: null,
      raw: '2026-10-30,FEE,-15.95',
    },
    {
      number: 4,
      line: { id: 'l2', day: '2026-10-05', amount: 3_000, state: 'matched' },
      because: null,
      raw: '2026-10-05,WIRE,3000.00',
    },
    { number: 5, line: null, because: 'known', raw: '2026-10-05,CHEQUE,10.00' },
  ],
  next: '5.',
};
const answer = (calls: Parameters<typeof answerWith>[0]) =>
  answerWith({ 'GET /me': [good(FINANCE)], 'POST /viewing': [good(null)], ...calls });
const rowsShown = () =>
  within(screen.getByRole('list', { name: 'Lines of the file' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the files of an account', () => {
  it('are listed with the person who imported them, and link to their lines', async () => {
    answer({
      'GET /money/accounts/a1/statements': [
        good({ account: { id: 'a1', name: 'Desjardins 4471' }, files: [FILE], next: 'later' }),
      ],
    });
    await openOffice('/office/money/bank/a1/files');
    const link = await screen.findByRole('link', { name: 'october.csv' });
    expect(link.getAttribute('href')).toBe('/office/money/bank/a1/files/f1');
    expect(screen.getByText(/by Noor Haddad/)).toBeDefined();
    expect(
      screen.getByText('October 5, 2026 to October 30, 2026. Statement lines: 3 (2 new).'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: /next/i }).getAttribute('href')).toBe(
      '/office/money/bank/a1/files?after=later',
    );
  });

  it('say so if there are none', async () => {
    answer({
      'GET /money/accounts/a1/statements': [
        good({ account: { id: 'a1', name: 'A' }, files: [], next: null }),
      ],
    });
    await openOffice('/office/money/bank/a1/files');
    expect(await screen.findByRole('heading', { name: 'No file imported yet' })).toBeDefined();
  });
});

describe('the lines of a file', () => {
  it('are shown as the bank sent them, each with its outcome', async () => {
    answer({ 'GET /money/statements/f1/rows': [good(PAGE)] });
    await openOffice('/office/money/bank/a1/files/f1');
    await screen.findByRole('heading', { name: 'october.csv' });
    expect(rowsShown()).toEqual([
      'Line 1Skipped: column namesDate,Text,Amount',
      'Line 2Skipped: empty line',
      'Line 3October\u00a030, 2026Not matchedMatch-$15.952026-10-30,FEE,-15.95',
      'Line 4October\u00a05, 2026MatchedShow matches$3,000.002026-10-05,WIRE,3000.00',
      'Line 5Skipped: in an earlier file2026-10-05,CHEQUE,10.00',
    ]);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Match line 3')).toBe('/office/money/matching?line=l1');
    expect(href('Show matches of line 4')).toBe('/office/money/matching/done?line=l2');
    expect(screen.getByText('ab12')).toBeDefined();
  });

  it('are filtered by kind and page, in the address', async () => {
    const sent = answer({
      'GET /money/statements/f1/rows': [good(PAGE)],
      'GET /money/statements/f1/rows?show=passed-over': [good({ ...PAGE, rows: [], next: null })],
    });
    await openOffice('/office/money/bank/a1/files/f1');
    const next = await screen.findByRole('link', { name: /next/i });
    expect(next.getAttribute('href')).toBe('/office/money/bank/a1/files/f1?after=5.');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'passed-over' } });
    expect(await screen.findByRole('heading', { name: 'No such line in this file' })).toBeDefined();
    expect(sent.map(({ call }) => call)).toContain('GET /money/statements/f1/rows?show=passed-over');
  });

  it.each([
    ['withheld', /not the bank’s text/],
    ['unreadable', /stored file cannot be opened/],
  ] as const)('say why the bank’s text is missing where it is %s', async (raw, words) => {
    const rows = PAGE.rows.map((row) => ({ ...row, raw: null }));
    answer({ 'GET /money/statements/f1/rows': [good({ ...PAGE, raw, rows })] });
    await openOffice('/office/money/bank/a1/files/f1');
    expect(await screen.findByText(words)).toBeDefined();
    expect(rowsShown()[0]).toBe('Line 1Skipped: column names');
  });

  it('of an older file say what was not kept', async () => {
    answer({
      'GET /money/statements/f1/rows': [good({ ...PAGE, file: { ...PAGE.file, rowCount: null } })],
    });
    await openOffice('/office/money/bank/a1/files/f1');
    expect(await screen.findByText('Not kept')).toBeDefined();
    expect(screen.getByText(/empty lines and the balance of OFX files were not kept/)).toBeDefined();
  });

  it('say what failed and load again', async () => {
    answer({ 'GET /money/statements/f1/rows': [refused(500, 'FAULT', 'Something went wrong.'), good(PAGE)] });
    await openOffice('/office/money/bank/a1/files/f1');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'october.csv' })).toBeDefined();
  });
});
