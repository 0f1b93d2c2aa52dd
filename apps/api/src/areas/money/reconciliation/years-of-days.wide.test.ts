// Wide: rows of years that a day reads once more, which a table of a few days does not show.
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { yearsOfTrust } from '../../../testing/years-of-trust.ts';
import { spanOf } from './day-span.ts';
import type { StateBefore } from './day-state.ts';
import { gatherDay } from './gather-day.ts';
import { readPosition } from './trust-day-states.store.ts';

const BEFORE = '2026-11-16';
const DAY = '2026-11-17';
const RECEIPTS = 30;
/** Pages of an index that are met on the way to a row may differ. */
const ROWS_MORE_MAX = 50;

let portal: TestPortal;
afterEach(() => portal.close());

/** How many rows the day after so many days reads from the state of the day before, which gives what the first row gives. */
async function rowsReadAfter(days: number): Promise<number> {
  portal = await openTestPortal();
  await yearsOfTrust(portal.db, { lastDay: DAY, days, receipts: RECEIPTS });
  const span = spanOf(BEFORE, null);
  const { state } = await gatherDay(portal.db, portal.deps, span, null);
  if (state === null) {
    throw new Error('so many orders are under every limit');
  }
  const position = await transact(portal.db, readPosition);
  const before: StateBefore = { ...state, ...position, day: BEFORE, until: span.until };
  return transact(portal.db, async (trx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ rows: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables`.execute(
        trx,
      );
      return rows[0]?.rows ?? 0;
    };
    const rowsBefore = await readSoFar();
    const gathered = await gatherDay(trx, portal.deps, spanOf(DAY, BEFORE), before);
    const rows = (await readSoFar()) - rowsBefore;
    const fromNothing = await gatherDay(trx, portal.deps, spanOf(DAY, BEFORE), null);
    expect(gathered).toEqual(fromNothing);
    return rows;
  });
}

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] a day in trust after the one before',
  () => {
    it('reads as many rows after two years as after two months', async () => {
      const months = await rowsReadAfter(60);
      await portal.close();
      const years = await rowsReadAfter(730);
      expect(months).toBeGreaterThan(RECEIPTS);
      expect(years).toBeLessThan(months + ROWS_MORE_MAX);
    });
  },
);
