import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount } from '../../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { importStatement } from '../statements/import-statement.ts';
import { listTrustAccounts } from './trust-accounts.store.ts';

/** A custom layout: day, text, amount with a sign, balance. */
const OWN: CsvProfile = {
  ...BANK_PROFILES.td,
  delimiter: ';',
  width: 4,
  date: 0,
  description: [1],
  amount: { kind: 'signed', column: 2, direction: null },
  balance: 3,
  account: [],
  party: null,
};
const MONTH_LAST: CsvProfile = { ...OWN, dateForm: 'DD/MM/YYYY' };

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

async function accountWithOwn(): Promise<string> {
  const id = await openAccount(portal.deps);
  await importFile(portal.deps, id, Buffer.from('10/05/2026;WIRE;250.00;250.00'), OWN);
  return id;
}
const change = (id: string, seen: object, layout: object) =>
  finance.post(`/office/money/accounts/${id}/layout`, { seen, layout });
const profilesOf = async (id: string) => {
  const kept = await portal.db
    .selectFrom('trust_accounts')
    .select('profile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const read = await portal.db
    .selectFrom('bank_statements')
    .select('profile')
    .where('account_id', '=', id)
    .orderBy('opening_cents')
    .execute();
  return [kept, ...read].map(({ profile }) => (profile?.format === 'csv' ? profile.dateForm : profile));
};

describe('a stored layout', () => {
  it('is changed for the next file, and stays for those it has read', async () => {
    const id = await accountWithOwn();
    expect((await change(id, OWN, MONTH_LAST)).statusCode).toBe(200);
    expect(await profilesOf(id)).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY']);
    await importFile(portal.deps, id, Buffer.from('06/10/2026;WIRE;50.00;300.00'), MONTH_LAST);
    expect(await profilesOf(id)).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY', 'DD/MM/YYYY']);
    const { detail } = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target', '=', `trust-account:${id}`)
      .where('action', '=', 'trust-account.layout-changed')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ before: { dateForm: 'MM/DD/YYYY' }, after: { dateForm: 'DD/MM/YYYY' } });
  });

  it.each([
    ['still names the account where its column stays', { ...MONTH_LAST, account: [4] }, 'EOP'],
    ['no longer names the account where its column moves', { ...MONTH_LAST, account: [5] }, null],
  ])('that is changed %s', async (_row, layout, name) => {
    const id = await openAccount(portal.deps);
    const own = { ...OWN, width: 6, account: [4] };
    const bytes = Buffer.from('10/05/2026;WIRE;250.00;250.00;EOP;1\n10/05/2026;WIRE;9.00;9.00;ES1;2');
    await importStatement(portal.deps, STAFF, id, {
      fileName: 'statement.csv',
      bytes,
      profile: own,
      fileAccount: 'EOP',
      openingCents: undefined,
      closingCents: undefined,
    });
    expect((await change(id, own, { ...layout, width: 6 })).statusCode).toBe(200);
    const accounts = await listTrustAccounts(portal.db);
    expect(accounts.find((account) => account.id === id)?.fileAccount).toBe(name);
  });

  it('is changed once by two people who saw the same', async () => {
    const id = await accountWithOwn();
    const changes: CsvProfile[] = [MONTH_LAST, { ...OWN, dateForm: 'YYYY-MM-DD' }];
    const answers = await Promise.all(changes.map((layout) => change(id, OWN, layout)));
    // Either may have been first.
    const first = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers[1 - first]?.json().code).toBe('CHANGED_MEANWHILE');
    expect((await profilesOf(id))[0]).toBe(changes[first]?.dateForm);
  });

  it.each([
    ['with too few columns', { ...OWN, width: 1 }],
    ['without a text', { ...OWN, description: [] }],
    ['with an unknown delimiter', { ...OWN, delimiter: '|' }],
    ['that is OFX', { format: 'ofx' }],
  ])('is not changed to one %s', async (_row, layout) => {
    const id = await accountWithOwn();
    expect((await change(id, OWN, layout)).statusCode).toBe(400);
    expect((await profilesOf(id))[0]).toBe('MM/DD/YYYY');
  });

  it('is a custom one: a known bank’s is chosen with a file', async () => {
    const id = await openAccount(portal.deps);
    await importFile(portal.deps, id, Buffer.from('10/05/2026,WIRE,,250.00,250.00'));
    expect((await change(id, BANK_PROFILES.td, MONTH_LAST)).json().code).toBe('CHANGED_MEANWHILE');
    const fresh = await openAccount(portal.deps);
    expect((await change(fresh, OWN, MONTH_LAST)).json().code).toBe('CHANGED_MEANWHILE');
    expect((await change('no account', OWN, MONTH_LAST)).statusCode).toBe(404);
  });

  it('is out of reach for roles that only read', async () => {
    const id = await accountWithOwn();
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const answer = await compliance.post(`/office/money/accounts/${id}/layout`, {
      seen: OWN,
      layout: MONTH_LAST,
    });
    expect(answer.json().code).toBe('NOT_PERMITTED');
  });
});
