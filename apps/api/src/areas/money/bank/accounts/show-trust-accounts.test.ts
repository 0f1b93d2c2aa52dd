import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile, lineNamed, openAccount, tdFile } from '../../../../testing/bank.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { keep } from '../../../../testing/unapplied.ts';
import { showTrustAccounts } from './show-trust-accounts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('a trust account is shown as far as its bank’s files go', async () => {
  const fresh = await openAccount(portal.deps, 100.5);
  const followed = await openAccount(portal.deps);
  await importFile(
    portal.deps,
    followed,
    tdFile([
      ['2026-10-05', 'WIRE', 25],
      ['2026-10-06', 'FEE', -6],
    ]),
  );
  await keep(portal, await lineNamed(portal.deps, 'WIRE'));
  const accounts = await showTrustAccounts(portal.deps);
  const shown = (id: string) => accounts.find((account) => account.id === id);
  expect(shown(fresh)).toMatchObject({
    profile: null,
    profileName: null,
    fileAccount: null,
    balance: 100.5,
    lastDay: null,
    openLines: 0,
    lastStatement: null,
  });
  expect(shown(followed)).toEqual({
    id: followed,
    name: expect.stringContaining('Trust'),
    profile: BANK_PROFILES.td,
    profileName: 'td',
    fileAccount: null,
    balance: 19,
    lastDay: '2026-10-06',
    openLines: 1,
    lastStatement: {
      fileName: 'statement.csv',
      importedAt: TEST_TIME.toISOString(),
      firstDay: '2026-10-05',
      lastDay: '2026-10-06',
      newLines: 2,
      closingBalance: 19,
    },
  });
});

it('the balance of an account follows each file, counts a line that two files have once, and is its own', async () => {
  const account = await openAccount(portal.deps, 10);
  const other = await openAccount(portal.deps, 1);
  const balances = async () => {
    const accounts = await showTrustAccounts(portal.deps);
    return [account, other].map((id) => accounts.find((one) => one.id === id)?.balance);
  };
  await importFile(portal.deps, account, tdFile([['2026-10-05', 'FIRST', 25]], 10));
  await importFile(
    portal.deps,
    account,
    tdFile(
      [
        ['2026-10-05', 'FIRST', 25],
        ['2026-10-06', 'SECOND', -5.5],
      ],
      10,
    ),
  );
  expect(await balances()).toEqual([29.5, 1]);
  await importFile(portal.deps, other, tdFile([['2026-10-07', 'THIRD', 3]], 1));
  expect(await balances()).toEqual([29.5, 4]);
});
