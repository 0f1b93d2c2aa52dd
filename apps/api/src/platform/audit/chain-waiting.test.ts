import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { linkAuditRow, writeAuditRows } from '../../testing/audit-rows.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import { chainWaiting, ROWS_A_BATCH } from './chain-waiting.ts';
import { checkAudit } from './checking/check-audit.ts';
import { startAuditSequencer } from './start-audit-sequencer.ts';

/** Ten thousand rows on PostgreSQL; the embedded database takes four times as long for each. */
const BATCHES = inject('engine').kind === 'embedded' ? 3 : 10;
const ROWS = BATCHES * ROWS_A_BATCH;

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const countOf = async (table: 'audit_batches' | 'audit_leaves' | 'audit_waiting') =>
  (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(portal.db))
    .rows[0]?.rows;

describe('chaining', () => {
  it(`takes ${ROWS} rows in batches, each row once, and then has nothing to do`, async () => {
    await writeAuditRows(portal, ROWS);
    expect(await chainWaiting(portal.deps)).toBe(ROWS);
    expect(await countOf('audit_batches')).toBe(BATCHES);
    expect(await countOf('audit_waiting')).toBe(0);
    expect(await chainWaiting(portal.deps)).toBe(0);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: ROWS, brokenAt: null });
  });

  it('that several do at once chains each row once', async () => {
    await writeAuditRows(portal, 2 * ROWS_A_BATCH + 1);
    const chained = await Promise.all(Array.from({ length: 4 }, () => chainWaiting(portal.deps)));
    expect(chained.reduce((sum, rows) => sum + rows)).toBeGreaterThan(0);
    await chainWaiting(portal.deps);
    expect(await countOf('audit_leaves')).toBe(2 * ROWS_A_BATCH + 1);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: 2 * ROWS_A_BATCH + 1, brokenAt: null });
  });

  it('that is stopped between or within batches continues where it was', async () => {
    await writeAuditRows(portal, 2 * ROWS_A_BATCH + 10);
    let looks = 0;
    const clock = {
      now: () => {
        looks += 1;
        if (looks === 2) {
          throw new Error('the process ended');
        }
        return portal.deps.clock.now();
      },
    };
    await expect(chainWaiting({ ...portal.deps, clock })).rejects.toThrow('the process ended');
    expect([await countOf('audit_batches'), await countOf('audit_leaves')]).toEqual([1, ROWS_A_BATCH]);
    expect(await chainWaiting(portal.deps)).toBe(ROWS_A_BATCH + 10);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: 2 * ROWS_A_BATCH + 10, brokenAt: null });
  });

  it('follows the rows that earlier versions linked, and lets those go on linking during an upgrade', async () => {
    await linkAuditRow(portal, 1);
    await linkAuditRow(portal, 2);
    await writeAuditRows(portal, 3);
    await chainWaiting(portal.deps);
    await linkAuditRow(portal, 3);
    await writeAuditRows(portal, 2);
    await chainWaiting(portal.deps);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: 8, brokenAt: null });
  });

  it('goes on under a new key, and what older keys marked and signed stays valid', async () => {
    await writeAuditRows(portal, 2);
    await chainWaiting(portal.deps);
    await writeAuditRows(portal, 2);
    await rotateKeys(portal.deps, ['audit']);
    await writeAuditRows(portal, 2);
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: 7, brokenAt: null });
    const keys = await portal.db.selectFrom('audit_batches').select('key_id').distinct().execute();
    expect(keys).toHaveLength(2);
  });

  it('is done by a running server, and for the last rows as it stops', async () => {
    const stop = startAuditSequencer(portal.deps);
    await writeAuditRows(portal, 5);
    await expect.poll(() => countOf('audit_leaves'), { timeout: 30_000, interval: 20 }).toBe(5);
    await writeAuditRows(portal, 3);
    await stop();
    expect(await countOf('audit_leaves')).toBe(8);
  });
});
