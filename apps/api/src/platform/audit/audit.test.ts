import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import { appendAudit } from './audit.store.ts';
import { checkAudit } from './checking/check-audit.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const entry = {
  actor: 'system' as const,
  action: 'test',
  target: 'none',
  investorId: null,
  detail: { b: 1, a: { d: [1, 'x'], c: null }, left: undefined, at: new Date(0) },
};
const append = () =>
  transact(portal.db, (trx) => appendAudit(trx, portal.deps, portal.deps.clock.now(), entry));
const countRows = async () =>
  (await sql<{ rows: number }>`select count(*)::int as rows from audit_log`.execute(portal.db)).rows[0]?.rows;

describe('the audit log', () => {
  it('chains every row, also when many are written at once', async () => {
    await registerPerson(portal);
    await Promise.all(Array.from({ length: 20 }, append));
    expect(await checkAudit(portal.deps)).toMatchObject({ brokenAt: null, rows: await countRows() });
  });

  it('stays intact when transactions between its rows are rolled back', async () => {
    const before = await countRows();
    await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        transact(portal.db, async (trx) => {
          await appendAudit(trx, portal.deps, portal.deps.clock.now(), entry);
          if (index % 3 === 0) {
            throw new Error('rolled back');
          }
        }),
      ),
    );
    expect(await countRows()).toBe((before ?? 0) + 8);
    expect(await checkAudit(portal.deps)).toMatchObject({ brokenAt: null, rows: await countRows() });
  });

  it.each(['audit_log', 'audit_batches', 'audit_leaves'])(
    'refuses to change, delete or empty %s',
    async (table) => {
      await append();
      await checkAudit(portal.deps);
      const column = table === 'audit_log' ? 'actor' : table === 'audit_batches' ? 'root' : 'hash';
      for (const statement of [
        `truncate ${table}`,
        `update ${table} set ${column} = 'x'`,
        `delete from ${table}`,
      ]) {
        await expect(sql.raw(statement).execute(portal.db)).rejects.toThrow('append-only');
      }
    },
  );

  it('[PostgreSQL] lets two transactions that write to it go on beside each other', async ({ skip }) => {
    skip(portal.engine === 'embedded');
    await transact(portal.db, async (first) => {
      await appendAudit(first, portal.deps, portal.deps.clock.now(), entry);
      // With one lock for all writers, this one would wait for the transaction around it for ever.
      await append();
    });
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });

  it('[PostgreSQL] chains a row of a lower number that is committed after those of higher numbers', async ({
    skip,
  }) => {
    skip(portal.engine === 'embedded');
    const { rows } = await checkAudit(portal.deps);
    await transact(portal.db, async (late) => {
      await appendAudit(late, portal.deps, portal.deps.clock.now(), { ...entry, target: 'late' });
      await append();
      expect((await checkAudit(portal.deps)).rows).toBe(rows + 1);
    });
    expect(await checkAudit(portal.deps)).toMatchObject({ brokenAt: null, rows: rows + 2 });
  });
});
