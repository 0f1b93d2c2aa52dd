import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { linesOf } from '../../../../testing/unapplied.ts';
import { markLines } from './mark-lines.ts';

/** More than are read at once. */
const BROKEN_LINES = 501;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('lines that cannot be opened are logged once each, left alone, and hold up no others', async () => {
  const [first = ''] = await linesOf(portal, ['WIRE', 1]);
  // First of all by id.
  await copyRow(portal.db, 'bank_lines', first, BROKEN_LINES, {
    id: sql`'0' || original.id || place`,
    likeness: sql`'broken ' || place`,
    likeness_key: sql`'earlier'`,
  });
  await sql`update bank_lines set likeness_key = 'earlier' where id = ${first}`.execute(portal.db);
  const named: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (row) => named.push(JSON.parse(row).line) });
  expect(await markLines({ ...portal.deps, log })).toBe(1);
  const current = portal.deps.secrets.keys.matchKeys()[0].id;
  const marked = portal.db.selectFrom('bank_lines').select('id').where('likeness_key', '=', current);
  expect(await marked.execute()).toEqual([{ id: first }]);
  expect([named.length, new Set(named).size]).toEqual([BROKEN_LINES, BROKEN_LINES]);
});
