import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  StatementPreviewAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerUploads, type SentUpload, type UploadAnswers } from '../../../../testing/answer-uploads.ts';
import { ADA, answerWith, good, LOGGED_OUT, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('../bank-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const ACCOUNT: TrustAccountAnswer = {
  id: 'a1',
  name: 'CIBC 0417',
  profile: null,
  profileName: null,
  fileAccount: null,
  balance: 1000,
  lastDay: null,
  openLines: 0,
  lastStatement: null,
};
type Read = NonNullable<StatementPreviewAnswer['read']>;
const READ: Read = {
  problems: [],
  passedOver: [],
  passedOverCount: 0,
  accounts: [],
  lineCount: 2,
  newCount: 1,
  held: 1000,
  after: 3475,
  moneyIn: 2500,
  moneyOut: 25,
  openingBalance: null,
  closingBalance: null,
  firstLines: [
    {
      line: 1,
      day: '2026-10-05',
      amount: 2500,
      description: 'E-TRANSFER A. SINGH',
      party: 'A. Singh',
      isNew: true,
    },
    { line: 2, day: '2026-10-30', amount: -25, description: 'SERVICE CHARGE', party: null, isNew: false },
  ],
};
const seen = (change: Partial<StatementPreviewAnswer> = {}) =>
  good({ isKnown: false, proposals: ['cibc'], read: READ, ...change });
const notTaken = (code: string, fields: Record<string, string> = {}, message = 'No.') =>
  refused(409, code, message, fields);

let answers: UploadAnswers;
let sent: SentUpload[];
beforeEach(() => {
  sent = answerUploads(() => answers);
});

async function choose(account = ACCOUNT, self: typeof ADA = FINANCE) {
  answerWith({ 'GET /me': [good(self)], 'GET /money/accounts': [good([account])] });
  await openOffice('/office/money/bank/a1/import');
  const input = await screen.findByLabelText(/^File/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'october.csv')] } });
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a file before its import', () => {
  it('is read in the one format that fits its lines, and every line is shown', async () => {
    answers = { preview: [seen({ read: null }), seen()] };
    await choose();
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      '1October\u00a05, 2026E-TRANSFER A. SINGHA. Singh $2,500.00',
      '2October\u00a030, 2026SERVICE CHARGE Already imported$25.00',
    ]);
    expect(screen.getByLabelText('File layout')).toHaveProperty('value', 'cibc');
    expect(sent.map(({ texts }) => texts)).toEqual([{}, { profile: 'cibc' }]);
    expect(screen.getByText(/^1 is new/)).toBeDefined();
  });

  it('names every unreadable line and why, and imports nothing', async () => {
    const problems = [
      { line: 7, code: 'amount-unreadable' as const },
      { line: 9, code: 'two-amounts' as const },
    ];
    answers = { preview: [seen({ proposals: ['td'], read: { ...READ, problems } })] };
    await choose({ ...ACCOUNT, profile: { format: 'ofx' }, profileName: 'ofx' });
    await screen.findByText('Line 7: the amount is unreadable.');
    expect(screen.getByText('Line 9: it has both a debit and a credit.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import statement' })).toBeNull();
    press('Use this layout');
    expect(screen.getByLabelText('File layout')).toHaveProperty('value', 'td');
  });

  it('of OFX is read in another encoding where a person says that its header lies', async () => {
    const problems = [{ line: 17, code: 'wrong-encoding' as const }];
    answers = { preview: [seen({ proposals: ['ofx'], read: { ...READ, problems } }), seen()] };
    await choose({ ...ACCOUNT, profile: { format: 'ofx' }, profileName: 'ofx' });
    await screen.findByText(/^Line 17: /);
    type('Character encoding', 'windows-1252');
    await screen.findByRole('button', { name: 'Import statement' });
    expect(JSON.parse(sent.at(-1)?.texts.profile ?? '')).toEqual({ format: 'ofx', encoding: 'windows-1252' });
    type('Character encoding', '');
    await screen.findByRole('button', { name: 'Import statement' });
    expect(sent.at(-1)?.texts).toEqual({ profile: 'ofx' });
  });

  it('says if the very same file was imported before', async () => {
    answers = { preview: [seen({ isKnown: true })] };
    await choose();
    await screen.findByText(/This file was already imported/);
    expect(screen.queryByRole('button', { name: 'Import statement' })).toBeNull();
  });

  it('asks which account to take if the file has several', async () => {
    const several = {
      ...READ,
      accounts: ['EOP', 'ES1'],
      problems: [{ line: null, code: 'several-accounts' as const }],
    };
    answers = { preview: [seen({ read: several }), seen({ read: several }), seen()] };
    await choose();
    fireEvent.change(await screen.findByLabelText('Account in the file'), { target: { value: 'EOP' } });
    await screen.findByRole('button', { name: 'Import statement' });
    expect(sent.at(-1)?.texts).toMatchObject({ fileAccount: 'EOP' });
  });

  it('is mapped by hand if no known bank’s format fits', async () => {
    const rows = [
      { line: 1, cells: ['Jour', 'Texte', 'Montant'] },
      { line: 2, cells: ['31/10/2026', 'Frais', '-1 234,56'] },
    ];
    answers = {
      preview: [seen({ proposals: [], read: null }), seen({ proposals: [] })],
      sample: [good({ rows, problem: null })],
    };
    await choose();
    await screen.findByText(/This file fits no bank layout we know/);
    type('File layout', 'own');
    await screen.findByRole('cell', { name: '-1 234,56' });
    press('Apply layout');
    expect((await screen.findAllByText('Required to read the file')).length).toBeGreaterThan(3);
    type('Column separator', ';');
    type('Column names', '1');
    type('Decimal separator', 'comma');
    type('Date column', '0');
    expect(screen.getByText('Fits these rows: 31/10/2026, day first')).toBeDefined();
    type('Date format', 'DD/MM/YYYY');
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Column 2: Texte' })[0] ?? document.body);
    fireEvent.click(screen.getByRole('radio', { name: /^One amount column, with a minus/ }));
    type('Amount column', '2');
    press('Apply layout');
    await screen.findByRole('button', { name: 'Import statement' });
    const { profile = '' } = sent.filter(({ url }) => url.endsWith('/preview')).at(-1)?.texts ?? {};
    expect(JSON.parse(profile)).toMatchObject({
      delimiter: ';',
      decimalMark: 'comma',
      dateForm: 'DD/MM/YYYY',
      header: ['Jour', 'Texte', 'Montant'],
      amount: { kind: 'signed', column: 2, direction: null },
    });
  });

  it('is closed to people who may only read', async () => {
    answerWith({
      'GET /me': [good({ ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) })],
      'GET /money/accounts': [good([ACCOUNT])],
    });
    await openOffice('/office/money/bank/a1/import');
    await screen.findByText('Your role can’t open this page');
    expect(screen.queryByLabelText(/^File/)).toBeNull();
  });
});

describe('importing a file', () => {
  it('asks for balances missing from the file, and says by how much they differ from the lines', async () => {
    answers = {
      preview: [seen()],
      statements: [good({ id: 's1', lines: 2, newLines: 1, matched: 1, closingBalance: 3475 })],
    };
    await choose();
    await screen.findByRole('button', { name: 'Import statement' });
    press('Import statement');
    expect((await screen.findAllByText(/^Enter the balance in dollars/)).length).toBeGreaterThan(1);
    type('File opening balance', '1000');
    type('File closing balance', '3,474.99');
    press('Import statement');
    expect((await screen.findAllByText(/from the closing balance by -\$0\.01/)).length).toBeGreaterThan(0);
    type('File closing balance', '3,475');
    const submit = screen.getByRole('button', { name: 'Import statement' });
    fireEvent.click(submit);
    fireEvent.click(submit);
    await screen.findByText('1 new line imported');
    expect(screen.getByText('1 payment was matched to its order by reference.')).toBeDefined();
    const rows = screen.getByRole('link', { name: 'See the lines of this file' });
    expect(rows.getAttribute('href')).toBe('/office/money/bank/a1/files/s1');
    const taken = sent.filter(({ url }) => url.endsWith('/statements'));
    expect(taken.map(({ texts }) => texts)).toEqual([
      { profile: 'cibc', openingBalance: '1000.00', closingBalance: '3475.00' },
    ]);
  });

  it('keeps what was typed if the server refuses it, with the error beside the field', async () => {
    answers = {
      preview: [seen()],
      statements: [notTaken('VALIDATION', { closingBalance: 'The account is off by 12.00 dollars.' })],
    };
    await choose();
    await screen.findByRole('button', { name: 'Import statement' });
    type('File opening balance', '1000');
    type('File closing balance', '3475');
    press('Import statement');
    expect((await screen.findAllByText('The account is off by 12.00 dollars.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('File opening balance')).toHaveProperty('value', '1000');
  });

  it('says what is missing before the file if its own balances leave a gap, and offers nothing', async () => {
    const read = { ...READ, openingBalance: 5000, closingBalance: 7475 };
    answers = { preview: [seen({ read })] };
    await choose();
    await screen.findByText(/The account is off by \$4,000\.00/);
    expect(screen.queryByRole('button', { name: 'Import statement' })).toBeNull();
  });

  it('tells the slower of two people that the file is already there', async () => {
    const read = { ...READ, openingBalance: 1000, closingBalance: 3475 };
    answers = {
      preview: [seen({ read })],
      statements: [notTaken('STATEMENT_KNOWN', {}, 'This file was imported before.')],
    };
    await choose();
    await screen.findByRole('button', { name: 'Import statement' });
    press('Import statement');
    await screen.findByText('This file was imported before.');
  });

  it('goes on after the person has logged in again, with everything that was typed', async () => {
    const read = { ...READ, openingBalance: 1000, closingBalance: 3475 };
    answers = {
      preview: [seen({ read })],
      statements: [LOGGED_OUT, good({ id: 's1', lines: 2, newLines: 2, matched: 0, closingBalance: 3475 })],
    };
    answerWith({
      'GET /me': [good(FINANCE)],
      'GET /money/accounts': [good([ACCOUNT])],
      'POST /login': [good({ state: 'code', challenge: 'c1' }), good({ state: 'open', self: FINANCE })],
      'POST /other': [refused(404, 'NOT_FOUND', '')],
    });
    await openOffice('/office/money/bank/a1/import');
    fireEvent.change(await screen.findByLabelText(/^File/), {
      target: { files: [new File(['x'], 'october.csv')] },
    });
    await screen.findByRole('button', { name: 'Import statement' });
    press('Import statement');
    await screen.findByLabelText('Password');
    type('Password', 'a quiet morning');
    if (screen.queryByLabelText('Email') !== null) {
      type('Email', 'ada@northline.example');
    }
    press('Continue');
    await screen.findByLabelText('Code from your app');
    type('Code from your app', '123456');
    press('Log in');
    await screen.findByText('2 new lines imported');
  });
});
