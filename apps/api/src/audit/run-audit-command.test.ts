import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { appendAudit, auditHash } from './audit.store.ts';
import { runAuditCommand } from './run-audit-command.ts';

/** More than a page of the walk. */
const ROWS = 1_200;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await transact(portal.db, async (trx) => {
    for (let row = 1; row <= ROWS; row += 1) {
      const entry = { actor: 'system', action: 'test', target: `row:${row}`, investorId: null };
      await appendAudit(trx, portal.deps.clock.now(), { ...entry, detail: { row, zone: 'é' } });
    }
  });
  // Whoever owns the tables can do this; the application's role cannot.
  await sql`alter table audit_log disable trigger user`.execute(portal.db);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await sql`create table audit_copy as select * from audit_log`.execute(portal.db);
});
afterEach(async () => {
  await sql`delete from audit_log`.execute(portal.db);
  await sql`insert into audit_log overriding system value select * from audit_copy`.execute(portal.db);
  await sql`drop table audit_copy`.execute(portal.db);
  expect((await run('verify')).ok).toBe(true);
});

const raw = (statement: string) => (db: Db) => sql.raw(statement).execute(db);

/** Exchanges rows 700 and 900, hashes and all. */
async function moveRow(db: Db): Promise<void> {
  await sql`delete from audit_log where seq in (700, 900)`.execute(db);
  await sql`
    insert into audit_log (seq, at, actor, action, target, investor_id, detail, previous_hash, hash)
    overriding system value
    select case seq when 700 then 900 else 700 end, at, actor, action, target, investor_id, detail, previous_hash, hash
    from audit_copy where seq in (700, 900)`.execute(db);
}

/** Changes row 700 and gives it the hash that the changed row must have. */
async function changeAndHash(db: Db): Promise<void> {
  const row = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('target', '=', 'row:700')
    .executeTakeFirstOrThrow();
  const changed = { ...row, actor: 'x', investorId: null, detail: JSON.stringify(row.detail) };
  const hash = auditHash(row.previous_hash, row.at, changed);
  await sql`update audit_log set actor = 'x', hash = ${hash} where seq = 700`.execute(db);
}

const run = (...argv: string[]) => runAuditCommand(portal.deps, argv, () => undefined);

describe('the check of the audit log', () => {
  it('counts the rows and names the head', async () => {
    const { hash } = await portal.db
      .selectFrom('audit_log')
      .select('hash')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await run('verify')).toEqual({
      ok: true,
      lines: [`The audit log is unbroken: ${ROWS} rows.`, `Head: ${hash}`],
    });
    expect(await run('head')).toEqual({ ok: true, lines: [hash] });
  });

  it.each([
    [
      'whose actor was changed',
      raw(`update audit_log set actor = 'x' where seq = 700`),
      700,
      'does not say what',
      699,
    ],
    [
      'whose detail was changed',
      raw(`update audit_log set detail = '{"row": 7}' where seq = 700`),
      700,
      'does not say what',
      699,
    ],
    [
      'whose time was changed',
      raw(`update audit_log set at = at + interval '1 millisecond' where seq = 1`),
      1,
      'does not say what',
      0,
    ],
    ['that was hashed anew after a change', changeAndHash, 701, 'does not follow', 700],
    [
      'before which one was removed',
      raw(`delete from audit_log where seq = 700`),
      701,
      'does not follow',
      699,
    ],
    ['at the start, removed', raw(`delete from audit_log where seq = 1`), 2, 'does not follow', 0],
    [
      'at the end, removed',
      raw(`delete from audit_log where seq > 1198`),
      1199,
      'missing from here on',
      1_198,
    ],
    ['that was moved to another place', moveRow, 700, 'does not follow', 699],
  ])('finds the row %s', async (_case, tamper, seq, reason, unbroken) => {
    await tamper(portal.db);
    const { ok, lines } = await run('verify');
    expect(ok).toBe(false);
    expect(lines[0]).toContain(`broken at row ${seq}: `);
    expect(lines[0]).toContain(reason);
    expect(lines[1]).toContain(`Unbroken before it: ${unbroken} rows`);
  });

  it('shows how the command is used', async () => {
    expect(await run()).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('audit -- verify'), expect.anything()],
    });
  });
});
