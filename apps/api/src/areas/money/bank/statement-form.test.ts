import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { type FormPart, multipartBody } from '../../../testing/multipart.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const FILE = 'file';
/** A file of CIBC, which has no balances. */
const LINES = '2026-10-05,"WIRE",,7500.00\n2026-10-06,"FEE",25.00,\n';
const INVALID = 'This answer is not valid';

/** Sends a form; `file` is the file's content, absent for a form without one. */
function send(path: string, { file, ...texts }: Record<string, string>) {
  const parts: FormPart[] = Object.entries(texts).map(([name, value]) => ({ name, value }));
  const files = file === undefined ? [] : [{ name: FILE, fileName: 'october.csv', bytes: Buffer.from(file) }];
  const { payload, headers } = multipartBody([...parts, ...files]);
  return finance.post(`/office/money/${path}`, payload, headers);
}
const preview = (accountId: string, form: Record<string, string>) =>
  send(`accounts/${accountId}/preview`, form);
const take = (accountId: string, form: Record<string, string>) =>
  send(`accounts/${accountId}/statements`, form);

describe('the form of a bank’s file', () => {
  it.each([
    ['no file', {}, { file: 'This field is required' }],
    ['a bank that nobody knows', { file: LINES, profile: 'tdd' }, { profile: INVALID }],
    ['an invalid layout', { file: LINES, profile: '{"format":"csv"}' }, { profile: INVALID }],
    [
      'a name of the account that is too long',
      { file: LINES, fileAccount: 'A'.repeat(81) },
      { fileAccount: INVALID },
    ],
    [
      'an opening balance of three decimals',
      { file: LINES, openingBalance: '1.005' },
      { openingBalance: INVALID },
    ],
    [
      'a closing balance that is not an amount',
      { file: LINES, closingBalance: 'nothing' },
      { closingBalance: INVALID },
    ],
    [
      'two texts that are too long',
      { file: LINES, openingBalance: '0'.repeat(41), closingBalance: '0'.repeat(41) },
      { openingBalance: INVALID, closingBalance: INVALID },
    ],
  ])('is refused with %s, beside what is wrong', async (_row, form: Record<string, string>, fields) => {
    const reply = await take(await openAccount(portal.deps), form);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
  });

  it.each([
    ['as English writes them', '-1,000.50', '6,474.50'],
    ['as French writes them', '-1\u00A0000,50 $', '6\u00A0474,50'],
  ])('has balances %s', async (_row, openingBalance, closingBalance) => {
    const account = await openAccount(portal.deps, -1_000.5);
    const reply = await take(account, { file: LINES, profile: 'cibc', openingBalance, closingBalance });
    expect(reply.json().data).toMatchObject({ newLines: 2, closingBalance: 6_474.5 });
  });

  it('takes an empty or blank field as not given', async () => {
    const account = await openAccount(portal.deps);
    const blank = { file: LINES, fileAccount: '  ', openingBalance: ' ', closingBalance: '' };
    const asked = await preview(account, { ...blank, profile: ' ' });
    expect(asked.json().data).toEqual({ isKnown: false, proposals: ['cibc'], read: null });
    const read = await preview(account, { ...blank, profile: 'cibc' });
    expect(read.json().data.read).toMatchObject({ problems: [], lineCount: 2, after: 7_475 });
    const taken = await take(account, { ...blank, profile: 'cibc' });
    expect(taken.json().fields).toEqual({
      openingBalance: expect.stringContaining('balance'),
    });
  });

  it('names the account as the file does, trimmed', async () => {
    const account = await openAccount(portal.deps);
    const own = { ...BANK_PROFILES.cibc, width: 5, account: [4] };
    const file = '2026-10-05,"WIRE",,75.00,EOP\n2026-10-05,"WIRE",,9.00,ES1\n';
    const form = { file, profile: JSON.stringify(own), openingBalance: '0', closingBalance: '75' };
    expect((await preview(account, form)).json().data.read).toMatchObject({
      problems: [{ line: null, code: 'several-accounts' }],
      accounts: ['EOP', 'ES1'],
    });
    const taken = await take(account, { ...form, fileAccount: ' EOP ' });
    expect(taken.json().data).toMatchObject({ lines: 1, closingBalance: 75 });
    const again = await preview(account, { file });
    expect(again.json().data).toMatchObject({ isKnown: true, read: { lineCount: 1, newCount: 0 } });
  });

  it('is for an existing account', async () => {
    const form = { file: LINES, profile: 'cibc', openingBalance: '0', closingBalance: '7475' };
    for (const reply of [await preview('none', form), await take('none', form)]) {
      expect(reply.json().code).toBe('NOT_FOUND');
    }
  });
});

describe('the form of a file whose columns somebody names', () => {
  const LAYOUT = { delimiter: ';', encoding: 'utf-8' };
  it.each([
    ['no file', LAYOUT, { file: 'This field is required' }],
    ['an unknown delimiter', { ...LAYOUT, file: LINES, delimiter: '|' }, { delimiter: INVALID }],
    ['an unknown encoding', { ...LAYOUT, file: LINES, encoding: 'utf-16' }, { encoding: INVALID }],
  ])('is refused with %s, beside what is wrong', async (_row, form: Record<string, string>, fields) => {
    const reply = await send('sample', form);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
  });

  it('shows its rows split into columns', async () => {
    const reply = await send('sample', { ...LAYOUT, file: 'A;B,C\n' });
    expect(reply.json().data).toEqual({ rows: [{ line: 1, cells: ['A', 'B,C'] }], problem: null });
  });
});

describe('an account in trust', () => {
  it('has a name of its own, and its opening is recorded by person and balance', async () => {
    const body = { name: 'Northline Trust', openingBalance: 100.05, openedOn: '2026-10-01' };
    const opened = await finance.post('/office/money/accounts', body);
    expect(opened.statusCode).toBe(201);
    const again = await finance.post('/office/money/accounts', body);
    expect([again.statusCode, again.json().fields]).toEqual([
      400,
      { name: 'Another trust account has this name.' },
    ]);
    const { detail } = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target', '=', `trust-account:${opened.json().data.id}`)
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({
      by: 'Maude Lafleur',
      roles: ['finance'],
      via: 'office',
      name: 'Northline Trust',
      openedOn: '2026-10-01',
      openingCents: '10005',
    });
  });
});
