import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { BY_STAFF, STAFF } from '../../../testing/staff-actor.ts';
import { findTrustAccount } from './accounts/trust-accounts.store.ts';
import { importStatement } from './statements/import-statement.ts';
import { previewStatement } from './statements/preview-statement.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MONDAY = [
  ['2026-10-05', 'WIRE A', 2500],
  ['2026-10-05', 'FEE', -6],
] as const;
const TUESDAY = ['2026-10-06', 'WIRE B', 1000] as const;

const input = (bytes: Uint8Array) => ({
  fileName: 'october.csv',
  bytes,
  profile: undefined,
  fileAccount: undefined,
  openingCents: undefined,
  closingCents: undefined,
});
const statementsOf = (accountId: string) =>
  portal.db
    .selectFrom('bank_statements')
    .select([
      'file_name as name',
      'lines',
      'new_lines as fresh',
      'rows',
      'first_day as from',
      'last_day as to',
    ])
    .where('account_id', '=', accountId)
    .orderBy('imported_at')
    .execute();

describe('a file of which an account has every line', () => {
  it('is imported without new lines, and leaves the balance alone', async () => {
    const id = await openAccount(portal.deps);
    await importFile(portal.deps, id, tdFile([...MONDAY, TUESDAY]));
    portal.advance(1_000);
    expect(await importFile(portal.deps, id, tdFile(MONDAY))).toMatchObject({ lines: 2, newLines: 0 });
    expect(await findTrustAccount(portal.db, id)).toMatchObject({ bankCents: 349_400n });
    expect(await statementsOf(id)).toEqual([
      { name: 'statement.csv', lines: 3, fresh: 3, rows: 3, from: '2026-10-05', to: '2026-10-06' },
      { name: 'statement.csv', lines: 2, fresh: 0, rows: 2, from: '2026-10-05', to: '2026-10-05' },
    ]);
  });

  it('brings none where a byte order mark is inside a text, as where texts were joined', async () => {
    const id = await openAccount(portal.deps);
    await importFile(portal.deps, id, tdFile(MONDAY));
    const marked = Buffer.from(tdFile(MONDAY).toString().replace('WIRE', 'WI\uFEFFRE'));
    expect(await importFile(portal.deps, id, marked)).toMatchObject({ lines: 2, newLines: 0 });
  });

  it('and whose bytes it has is known, whatever is said about it', async () => {
    const id = await openAccount(portal.deps);
    const bytes = tdFile(MONDAY);
    await importFile(portal.deps, id, bytes);
    const wrong = { ...input(bytes), closingCents: 1n };
    await expect(importStatement(portal.deps, STAFF, id, wrong)).rejects.toMatchObject({
      code: 'STATEMENT_KNOWN',
    });
    expect(await previewStatement(portal.deps, id, input(bytes))).toMatchObject({
      isKnown: true,
      fresh: new Set(),
    });
  });
});

it('a file that somebody else imported after the check is known', async () => {
  const id = await openAccount(portal.deps);
  const bytes = tdFile(MONDAY);
  let isTaken = false;
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // The account does not have this file yet, which is the first thing that is checked.
      if (!isTaken && result.rows.length === 0) {
        isTaken = true;
        await importFile(portal.deps, id, bytes);
      }
      return result;
    },
  });
  await expect(importFile({ ...portal.deps, db }, id, bytes)).rejects.toMatchObject({
    code: 'STATEMENT_KNOWN',
  });
  expect(await statementsOf(id)).toHaveLength(1);
});

it('a preview is read as stated, or not at all', async () => {
  const id = await openAccount(portal.deps, 10);
  const unsaid = await previewStatement(portal.deps, id, input(tdFile(MONDAY, 10)));
  expect(unsaid).toMatchObject({ read: null, proposals: ['td'], heldCents: 1_000n, afterCents: 1_000n });
  const said = await previewStatement(portal.deps, id, { ...input(tdFile(MONDAY, 10)), profile: 'td' });
  expect(said).toMatchObject({ read: { problems: [] }, fresh: new Set([1, 2]), afterCents: 250_400n });
});

it('an import is recorded with its lines and its balance', async () => {
  const id = await openAccount(portal.deps);
  await importFile(portal.deps, id, tdFile(MONDAY));
  const audit = await portal.db
    .selectFrom('audit_log')
    .select('detail')
    .where('target', '=', `trust-account:${id}`)
    .where('action', '=', 'bank-statement.imported')
    .execute();
  expect(audit).toEqual([
    {
      detail: {
        ...BY_STAFF,
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        lines: 2,
        newLines: 2,
        closingCents: '249400',
      },
    },
  ]);
});
