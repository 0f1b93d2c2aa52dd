import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAuditRows } from '../../../testing/audit-rows.ts';
import { openEmptyDatabase } from '../../../testing/open-test-database.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { checkAudit } from '../../audit/checking/check-audit.ts';
import { MIGRATIONS, migrate } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { MONTHS_AHEAD, makeMonths } from './make-months.ts';
import { addMonths, countRowsOutsideMonths, TABLES_IN_MONTHS } from './months.store.ts';

const DAY_MS = 86_400_000;
const LIMIT_MS = 120_000;

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

async function partsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relid::text as name from pg_partition_tree(${table}::regclass) where isleaf order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

const nameOf = (table: string, day: Date) => `${table}_${day.toISOString().slice(0, 7).replace('-', '_')}`;
const inDays = (days: number) => new Date(portal.deps.clock.now().getTime() + days * DAY_MS);

/** Where a row of the audit log lies that is written at this moment. */
async function partOfRow(): Promise<string | undefined> {
  const [seq] = await writeAuditRows(portal, 1);
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from audit_log where seq = ${seq}`.execute(portal.db);
  return rows[0]?.part;
}

describe('the tables in months', () => {
  it('are all of the database, each with what was before, a default and the months from here on', async () => {
    const { rows } = await sql<{ name: string }>`
      select partrelid::regclass::text as name from pg_partitioned_table
      where partrelid::regclass::text not like 'pgboss.%' order by 1`.execute(portal.db);
    expect(rows.map(({ name }) => name)).toEqual(TABLES_IN_MONTHS.toSorted());
    await makeMonths(portal.deps);
    for (const table of TABLES_IN_MONTHS) {
      const parts = await partsOf(portal.db, table);
      expect(parts).toEqual(expect.arrayContaining([`${table}_before`, `${table}_default`]));
      expect(parts).toContain(nameOf(table, inDays(80)));
    }
  });

  it('get their next months once, whoever asks how often', async () => {
    portal.advance(400 * DAY_MS);
    await Promise.all([makeMonths(portal.deps), makeMonths(portal.deps)].map((made) => made.catch(() => [])));
    const parts = await partsOf(portal.db, 'audit_log');
    expect(parts.filter((name) => /_\d{4}_\d\d$/.test(name)).length).toBeGreaterThanOrEqual(MONTHS_AHEAD + 1);
    expect(await addMonths(portal.db, portal.deps.clock.now(), MONTHS_AHEAD)).toEqual([]);
    expect(await partOfRow()).toBe(nameOf('audit_log', portal.deps.clock.now()));
  });

  it('refuse to be asked for more than a year', async () => {
    await expect(addMonths(portal.db, portal.deps.clock.now(), 13)).rejects.toThrow('a year at most');
  });

  it('keep a row whose month was never made, count it, and leave that month to the default', async () => {
    portal.advance(400 * DAY_MS);
    expect(await partOfRow()).toBe('audit_log_default');
    expect(await countRowsOutsideMonths(portal.db)).toBe(1);
    const made = await addMonths(portal.db, portal.deps.clock.now(), 1);
    expect(made).toContainEqual({ part: nameOf('audit_log', portal.deps.clock.now()), isMade: false });
    expect(await partOfRow()).toBe('audit_log_default');
    portal.advance(32 * DAY_MS);
    expect(await partOfRow()).toBe(nameOf('audit_log', portal.deps.clock.now()));
    expect(await checkAudit(portal.deps)).toMatchObject({ brokenAt: null });
  });

  it('have the guards of the whole in each part', async () => {
    portal.advance(400 * DAY_MS);
    await makeMonths(portal.deps);
    const part = (await partOfRow()) ?? '';
    expect(part).toBe(nameOf('audit_log', portal.deps.clock.now()));
    for (const statement of [`delete from ${part}`, `update ${part} set actor = 'x'`, `truncate ${part}`]) {
      await expect(sql.raw(statement).execute(portal.db), statement).rejects.toThrow('append-only');
    }
    const columns = 'seq, at, actor, action, target, detail, key_id, mac';
    const again = sql.raw(`insert into audit_log (${columns}) select ${columns} from ${part}`);
    await expect(again.execute(portal.db)).rejects.toMatchObject({ code: '23505' });
  });
});

describe('the audit log of a database of before', () => {
  it(
    'becomes one part as it is; numbers go on, and so do the months after its last row',
    async () => {
      const database = await openEmptyDatabase();
      const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0047'));
      await migrate(database.db, before);
      await sql`
        insert into audit_log (at, actor, action, target, detail, mac, key_id)
        select timestamptz '2024-03-05' + make_interval(days => day), 'system', 'test', 'x', '{}', 'x', 'x'
        from generate_series(0, 700) day`.execute(database.db);
      const reader = `reader_${randomUUID().slice(0, 8)}`;
      await sql
        .raw(`create role ${reader}; grant select, insert on audit_log to ${reader}`)
        .execute(database.db);
      await migrate(database.db);
      const may = async (right: string, table: string) =>
        (
          await sql<{
            may: boolean;
          }>`select has_table_privilege(${reader}, ${table}, ${right}) as may`.execute(database.db)
        ).rows[0]?.may;
      // A server of the version before goes on with the rights it has, and a backup reads every part.
      expect([
        await may('select', 'audit_log'),
        await may('insert', 'audit_log'),
        await may('update', 'audit_log'),
      ]).toEqual([true, true, false]);
      for (const part of await partsOf(database.db, 'audit_log')) {
        expect([part, await may('select', part), await may('insert', part)]).toEqual([part, true, false]);
      }
      await sql.raw(`drop owned by ${reader}; drop role ${reader}`).execute(database.db);
      const { rows } = await sql<{ part: string; rows: number; next: string }>`
        select tableoid::regclass::text as part, count(*)::int as rows, nextval('audit_log_seq_seq')::text as next
        from audit_log group by 1`.execute(database.db);
      expect(rows).toEqual([{ part: 'audit_log_before', rows: 701, next: '702' }]);
      expect(await countRowsOutsideMonths(database.db)).toBe(0);
      const { rows: made } = await sql<{ indexes: number; constraints: number }>`
        select (select count(*)::int from pg_index where indrelid = 'audit_log_before'::regclass) as indexes,
          (select count(*)::int from pg_constraint where conrelid = 'audit_log_before'::regclass and contype <> 'n') as constraints`.execute(
        database.db,
      );
      // The five by which it is read, its number, and the two hashes: none was built a second time.
      expect(made).toEqual([{ indexes: 8, constraints: 4 }]);
      await database.close();
    },
    LIMIT_MS,
  );
});
