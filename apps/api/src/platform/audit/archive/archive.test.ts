import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkAuditRow, writeAuditRows } from '../../../testing/audit-rows.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { sha256Hex } from '../../crypto/new-token.ts';
import { makeMonths } from '../../db/months/make-months.ts';
import { auditKeyOf } from '../audit-key.ts';
import { archiveYear } from '../checking/archive-year.ts';
import { checkAudit } from '../checking/check-audit.ts';
import { proveRow } from '../checking/prove-row.ts';
import { runAuditCommand } from '../checking/run-audit-command.ts';
import { lineOfRow } from './archive-line.ts';
import { type AuditArchive, textOfArchive } from './audit-archive.ts';
import { listArchives } from './list-archives.ts';
import { readArchive } from './read-archive.ts';
import { removeArchived } from './remove-archived.ts';

const LINKED = 3;
/** More than one batch takes. */
const ROWS = 1_050;

let portal: TestPortal;
let seqs: bigint[];

/** A log with a closed year of linked and chained rows, and some of the year after in the same batches. */
beforeEach(async () => {
  portal = await openTestPortal();
  portal.setTime(new Date('2024-12-30T12:00:00Z'));
  for (let row = 1; row <= LINKED; row += 1) {
    await linkAuditRow(portal, row);
  }
  portal.setTime(new Date('2025-01-01T00:00:00Z'));
  await linkAuditRow(portal, LINKED + 1);
  seqs = await writeAuditRows(portal, ROWS);
  portal.setTime(new Date('2026-03-01T12:00:00Z'));
  await writeAuditRows(portal, 3);
});
afterEach(() => portal.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.db);
const brokenAt = async () => (await checkAudit(portal.deps)).brokenAt;

async function countOf(year: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from audit_log where extract(year from at at time zone 'UTC') = ${year}`.execute(
    portal.db,
  );
  return rows[0]?.rows ?? -1;
}

/** What an administrator of the database can do, whom no grant and no trigger hinders. */
async function withoutGuards(work: () => Promise<unknown>): Promise<void> {
  for (const table of ['audit_log', 'audit_archives']) {
    await run(sql`alter table ${sql.table(table)} disable trigger user`);
  }
  await work();
}

async function moved(year = 2025): Promise<AuditArchive> {
  const archive = await archiveYear(portal.deps, year);
  await removeArchived(portal.db, year);
  return archive;
}

describe('a closed year of the audit log', () => {
  it('moves to a file that the check reads; the head and every proof stay as they were', async () => {
    const before = await checkAudit(portal.deps);
    const proof = await proveRow(portal.deps, seqs[1_020] ?? 0n);
    expect(await moved()).toMatchObject({ year: 2025, rows: ROWS + 1 });
    expect([await countOf(2025), await countOf(2024)]).toEqual([0, LINKED]);
    // The row that says so came behind.
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: before.rows + 1, brokenAt: null });
    expect(await moved(2024)).toMatchObject({ rows: LINKED });
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: before.rows + 2, brokenAt: null });
    expect(await proveRow(portal.deps, seqs[1_020] ?? 0n)).toEqual(proof);
    await writeAuditRows(portal, 2);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: before.rows + 4, brokenAt: null });
  });

  it('is the same file when it is asked for again, and only what nobody moved is left', async () => {
    const archive = await archiveYear(portal.deps, 2025);
    expect(await countOf(2025)).toBe(ROWS + 1);
    expect(await archiveYear(portal.deps, 2025)).toEqual(archive);
    await removeArchived(portal.db, 2025);
    await removeArchived(portal.db, 2025);
    expect(await archiveYear(portal.deps, 2025)).toEqual(archive);
    expect(await listArchives(portal.db)).toEqual([archive]);
  });

  it('is recorded once when two ask at the same time', async () => {
    const both = await Promise.allSettled([archiveYear(portal.deps, 2025), archiveYear(portal.deps, 2025)]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await listArchives(portal.db)).toHaveLength(1);
    expect(await brokenAt()).toBeNull();
  });

  it('leaves as whole months where months were made', async () => {
    portal.setTime(new Date('2031-11-05T12:00:00Z'));
    await makeMonths(portal.deps);
    await writeAuditRows(portal, 5);
    portal.setTime(new Date('2031-12-31T23:59:59Z'));
    await writeAuditRows(portal, 5);
    portal.setTime(new Date('2032-01-03T00:00:00Z'));
    await archiveYear(portal.deps, 2031);
    expect(await removeArchived(portal.db, 2031)).toEqual({ parts: 2, rows: 0 });
    expect([await countOf(2031), await countOf(2032)]).toEqual([0, 1]);
    expect(await brokenAt()).toBeNull();
  });

  it('keeps a row in the database that came with a time of the year after its file was written', async () => {
    portal.setTime(new Date('2031-11-05T12:00:00Z'));
    await makeMonths(portal.deps);
    await writeAuditRows(portal, 5);
    portal.setTime(new Date('2032-01-03T00:00:00Z'));
    await archiveYear(portal.deps, 2031);
    portal.setTime(new Date('2031-11-30T00:00:00Z'));
    await writeAuditRows(portal, 1);
    portal.setTime(new Date('2032-01-04T00:00:00Z'));
    expect(await removeArchived(portal.db, 2031)).toEqual({ parts: 1, rows: 5 });
    expect(await countOf(2031)).toBe(1);
    expect(await brokenAt()).toBeNull();
  });

  it('is not moved where the log is broken, and stays whole', async () => {
    await checkAudit(portal.deps);
    await withoutGuards(() => run(sql`update audit_log set actor = 'x' where seq = ${seqs[7]}`));
    await expect(archiveYear(portal.deps, 2025)).rejects.toThrow(`broken at row ${seqs[7]} (changed)`);
    expect([await listArchives(portal.db), await countOf(2025)]).toEqual([[], ROWS + 1]);
    expect(await removeArchived(portal.db, 2025)).toEqual({ parts: 0, rows: 0 });
  });

  it('is not moved while a row of it is refused', async () => {
    await run(sql`
      insert into audit_log (seq, at, actor, action, target, detail, key_id, mac)
      values (900000, '2025-05-05', 'x', 'x', 'x', '{}', 'x', 'x')`);
    await expect(archiveYear(portal.deps, 2025)).rejects.toThrow('Row 900000 of 2025 is not chained');
  });

  it('is the only one of which rows may be deleted, even by the owner of the tables', async () => {
    await archiveYear(portal.deps, 2025);
    for (const year of [2024, 2026]) {
      const bounds = sql`at >= ${`${year}-01-01Z`} and at < ${`${year + 1}-01-01Z`}`;
      await expect(run(sql`delete from audit_log where ${bounds}`)).rejects.toThrow('append-only');
    }
    await expect(run(sql`update audit_log set actor = 'x'`)).rejects.toThrow('append-only');
    await expect(run(sql`delete from audit_archives`)).rejects.toThrow('append-only');
  });
});

/** Puts other rows into the file of a year and signs it anew, as somebody could who has all keys of the portal. */
async function putRows(archive: AuditArchive, change: (lines: string[]) => string[]): Promise<void> {
  const lines: string[] = [];
  for await (const row of readArchive(portal.deps, archive)) {
    lines.push(lineOfRow(row));
  }
  await portal.deps.files.remove(archive.storageKey);
  const bytes = gzipSync(change(lines).join(''));
  await portal.deps.files.put(archive.storageKey, bytes);
  const sha256 = sha256Hex(bytes);
  const signature = auditKeyOf(portal.deps.secrets.keys.auditKey()).sign(
    textOfArchive({ ...archive, sha256 }),
  );
  await withoutGuards(() => run(sql`update audit_archives set sha256 = ${sha256}, signature = ${signature}`));
}

const liar = (lines: string[], place: number) =>
  lines.with(place, (lines[place] ?? '').replace('"system"', '"nobody"'));

describe('an administrator is noticed who', () => {
  it.each<[string, (archive: AuditArchive) => Promise<unknown>, () => object]>([
    [
      'drops rows that no file has',
      () => withoutGuards(() => run(sql`drop table audit_log_before`)),
      () => ({ at: 'row', kind: 'out of place' }),
    ],
    [
      'takes the record of the file away',
      () => withoutGuards(() => run(sql`delete from audit_archives`)),
      () => ({ at: 'row', number: seqs[0], kind: 'removed' }),
    ],
    [
      'changes the record of the file',
      () => withoutGuards(() => run(sql`update audit_archives set rows = rows - 1`)),
      () => ({ at: 'archive', number: 2025n, kind: 'unsigned' }),
    ],
    [
      'removes the file',
      ({ storageKey }) => portal.deps.files.remove(storageKey),
      () => ({ at: 'archive', number: 2025n, kind: 'unreadable' }),
    ],
    [
      'puts another file in its place',
      async ({ storageKey }) => {
        await portal.deps.files.remove(storageKey);
        await portal.deps.files.put(storageKey, gzipSync('{}'));
      },
      () => ({ at: 'archive', number: 2025n, kind: 'unreadable' }),
    ],
    [
      'cuts the file',
      (archive) => putRows(archive, (lines) => lines.slice(0, -1)),
      () => ({ at: 'row', number: seqs.at(-1), kind: 'removed' }),
    ],
    [
      'changes a chained row in the file',
      (archive) => putRows(archive, (lines) => liar(lines, 20)),
      () => ({ at: 'row', number: seqs[19], kind: 'changed' }),
    ],
    [
      'changes a linked row in the file',
      (archive) => putRows(archive, (lines) => liar(lines, 0)),
      () => ({ at: 'row', kind: 'changed' }),
    ],
    [
      'takes a row out of the middle of the file',
      (archive) => putRows(archive, (lines) => lines.toSpliced(20, 1)),
      () => ({ at: 'row', number: seqs[19], kind: 'removed' }),
    ],
    [
      'puts a row into the file',
      (archive) =>
        putRows(archive, (lines) => [...lines, (lines[20] ?? '').replace(/"seq":"\d+"/, '"seq":"900000"')]),
      () => ({ at: 'archive', number: 2025n, kind: 'unasked' }),
    ],
    [
      'writes into the file what is no row',
      (archive) => putRows(archive, (lines) => lines.with(30, 'a note\n')),
      () => ({ at: 'archive', number: 2025n, kind: 'unreadable' }),
    ],
  ])('%s', async (_case, tamper, broken) => {
    const archive = await moved();
    await tamper(archive);
    expect(await brokenAt()).toMatchObject(broken());
    const { ok, lines } = await runAuditCommand(portal.deps, ['verify'], () => undefined);
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining('The audit log is broken at')]);
  });
});
