import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  StatementPreviewAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerUploads, type SentUpload, type UploadAnswers } from '../../../../testing/answer-uploads.ts';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('../bank-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const KEPT: CsvProfile = {
  format: 'csv',
  delimiter: ';',
  encoding: 'utf-8',
  decimalMark: 'point',
  dateForm: 'MM/DD/YYYY',
  header: null,
  width: 4,
  date: 0,
  description: [1],
  amount: { kind: 'signed', column: 2, direction: null },
  balance: 3,
  account: [],
  otherCurrencies: [],
  pending: null,
  party: null,
};
const ACCOUNT: TrustAccountAnswer = {
  id: 'a1',
  name: 'Caisse 0417',
  profile: KEPT,
  profileName: 'own',
  fileAccount: null,
  balance: 250,
  lastDay: '2026-10-05',
  openLines: 0,
  lastStatement: null,
};
const READ: NonNullable<StatementPreviewAnswer['read']> = {
  problems: [],
  passedOver: [],
  passedOverCount: 0,
  accounts: [],
  lineCount: 1,
  newCount: 1,
  held: 250,
  after: 300,
  moneyIn: 50,
  moneyOut: 0,
  openingBalance: null,
  closingBalance: null,
  firstLines: [{ line: 1, day: '2026-10-06', amount: 50, description: 'VIREMENT', party: null, isNew: true }],
};
const preview = (read: StatementPreviewAnswer['read']) => good({ isKnown: false, proposals: [], read });
const SAMPLE = good({
  rows: [{ line: 1, cells: ['06/10/2026', 'VIREMENT', '50.00', '300.00'] }],
  problem: null,
});

let answers: UploadAnswers;
let sent: SentUpload[];
beforeEach(() => {
  sent = answerUploads(() => answers);
});
/** Collects the layouts that files were to be read by. */
const profiles = (): unknown[] =>
  sent.flatMap(({ texts: { profile } }) => (profile === undefined ? [] : [JSON.parse(profile)]));

const answer = (
  calls: Parameters<typeof answerWith>[0] = {},
  self: typeof ADA = FINANCE,
  account = ACCOUNT,
) => answerWith({ 'GET /me': [good(self)], 'GET /money/accounts': [good([account])], ...calls });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function readExample() {
  await openOffice('/office/money/bank/a1/layout');
  const input = await screen.findByLabelText(/^Sample file/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'example.csv')] } });
  const dates = await screen.findByLabelText('Date format');
  expect(dates).toHaveProperty('value', 'MM/DD/YYYY');
  fireEvent.change(dates, { target: { value: 'DD/MM/YYYY' } });
  press('Apply layout');
}

describe('a layout of an account’s own', () => {
  it('is linked for people who may import, if the account has its own layout', async () => {
    answer();
    await openOffice('/office/money/bank');
    const link = await screen.findByRole('link', { name: 'Edit layout of Caisse 0417' });
    expect(link.getAttribute('href')).toBe('/office/money/bank/a1/layout');
  });

  it.each([
    ['a known bank’s', FINANCE, { ...ACCOUNT, profileName: 'td' as const }],
    ['for a reader', { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) }, ACCOUNT],
  ])('is not offered %s', async (_row, self, account) => {
    answer({}, self, account);
    await openOffice('/office/money/bank');
    await screen.findByRole('heading', { name: 'Caisse 0417' });
    expect(screen.queryByRole('link', { name: /^Edit layout/ })).toBeNull();
  });

  it('starts as saved, previews the example, and can be saved only then', async () => {
    answers = { sample: [SAMPLE], preview: [preview(READ)] };
    const sent = answer({ 'POST /money/accounts/a1/layout': [good(null)] });
    await readExample();
    await screen.findByRole('heading', { name: '1 line' });
    press(await screen.findByRole('button', { name: 'Save layout' }).then(() => 'Save layout'));
    await screen.findByRole('heading', { name: 'Bank statements' });
    const layout = { ...KEPT, dateForm: 'DD/MM/YYYY' };
    expect(profiles()).toEqual([layout]);
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { seen: KEPT, layout },
    ]);
  });

  it('previews again once an answer changes', async () => {
    answers = { sample: [SAMPLE], preview: [preview(READ)] };
    answer();
    await readExample();
    await screen.findByRole('button', { name: 'Save layout' });
    fireEvent.change(screen.getByLabelText('Date format'), { target: { value: 'YYYYMMDD' } });
    expect(screen.queryByRole('button', { name: 'Save layout' })).toBeNull();
    press('Apply layout');
    await screen.findByRole('button', { name: 'Save layout' });
    expect(profiles()).toHaveLength(2);
  });

  it('cannot be saved if a line of the example is doubtful', async () => {
    const problems = [{ line: 1, code: 'amount-unreadable' as const }];
    answers = { sample: [SAMPLE], preview: [preview({ ...READ, problems })] };
    answer();
    await readExample();
    await screen.findByText('Line 1: the amount is unreadable.');
    expect(screen.queryByRole('button', { name: 'Save layout' })).toBeNull();
  });

  it('stays in view if somebody else changed it meanwhile', async () => {
    answers = { sample: [SAMPLE], preview: [preview(READ)] };
    answer({
      'POST /money/accounts/a1/layout': [
        refused(409, 'CHANGED_MEANWHILE', 'Somebody changed this meanwhile.'),
      ],
    });
    await readExample();
    press(await screen.findByRole('button', { name: 'Save layout' }).then(() => 'Save layout'));
    await screen.findByText('Somebody changed this meanwhile.');
    expect(screen.getByLabelText('Date format')).toHaveProperty('value', 'DD/MM/YYYY');
  });
});
