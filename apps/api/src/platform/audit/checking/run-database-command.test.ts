import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAuditRows } from '../../../testing/audit-rows.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { listArchives } from '../archive/list-archives.ts';
import { removeArchived } from '../archive/remove-archived.ts';
import { runAuditCommand } from './run-audit-command.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const ROWS = 7;

let portal: TestPortal;
let seqs: bigint[];
beforeAll(async () => {
  portal = await openTestPortal();
  portal.setTime(new Date('2025-06-01T12:00:00Z'));
  seqs = await writeAuditRows(portal, ROWS);
  portal.setTime(new Date('2026-03-01T12:00:00Z'));
});
afterAll(() => portal.close());

const ask = (...argv: string[]) => runDatabaseCommand(portal.deps, argv, () => undefined);

describe('the command that moves a year to its file', () => {
  it.each([
    ['is not over', 2026, 'is not over'],
    ['has no rows', 2019, 'has no rows'],
  ])('is refused for a year that %s', async (_case, year, reason) => {
    expect(await ask('archive', String(year))).toEqual({
      ok: false,
      lines: [expect.stringContaining(reason)],
    });
    expect(await listArchives(portal.db)).toEqual([]);
  });

  it.each([[[]], [['archive']], [['archive', '25']], [['archive', '2025', '2024']], [['prepare']]])(
    'is not understood from %j',
    async (argv) => {
      expect(await ask(...argv)).toMatchObject({
        ok: false,
        lines: [expect.stringContaining('archive <year>')],
      });
    },
  );

  it('moves it, and its rows are shown to whoever asks', async () => {
    expect(await ask('archive', '2025')).toMatchObject({ ok: true });
    await removeArchived(portal.db, 2025);
    const said: string[] = [];
    const result = await runAuditCommand(portal.deps, ['rows', '2025'], (line) => void said.push(line));
    expect([result, said.length]).toEqual([{ ok: true, lines: [] }, ROWS]);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ seq: String(seqs[0]), target: 'row:1' });
    expect((await runAuditCommand(portal.deps, ['rows', '2024'], () => undefined)).ok).toBe(false);
  });
});
