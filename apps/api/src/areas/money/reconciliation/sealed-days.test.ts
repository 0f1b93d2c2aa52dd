import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../../../platform/keys/run-keys-command.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { wholeDatabase } from '../../../testing/read-everything.ts';
import {
  accountOf,
  prepareAll,
  readDay,
  seenBy,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';

const PAYOR = 'PLANTED OKAFOR WIRE';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  const compliance = await enterOffice(portal, { role: 'compliance' });
  await accountOf(portal, [[TRUST_DAY, PAYOR, 250], TODAY_MOVED]);
  await prepareAll(finance);
  const body = await seenBy(compliance);
  const closed = await compliance.post(`/office/money/days/${TRUST_DAY}/approve`, body);
  expect(closed.statusCode, closed.body).toBe(200);
});
afterEach(() => portal.close());

const textsShown = async () => (await readDay(finance)).content.differences.map(({ text }) => text);

describe('what a bank wrote of a line that waited on a closed day', () => {
  it('is read on the page of the day, and is in no value of the database', async () => {
    expect(await textsShown()).toContain(PAYOR);
    expect(await wholeDatabase(portal.db)).not.toContain(PAYOR);
  });

  it('is read after the keys were rotated, with the earlier ones gone', async () => {
    expect((await runKeysCommand(portal.deps, ['rotate', '--reseal'], () => {})).ok).toBe(true);
    await portal.db.deleteFrom('data_keys').where('retired_at', 'is not', null).execute();
    expect(await textsShown()).toContain(PAYOR);
  });

  it.each([
    ['another amount', sql`update trust_days set bank_cents = 1, sealed = sealed || 'x'::bytea`],
    ['another hash', sql`update trust_days set content_sha256 = 'x'`],
    ['no row', sql`delete from trust_days`],
  ])('lets the day become nothing else: %s', async (_what, change) => {
    await expect(change.execute(portal.db)).rejects.toThrow('stays on record');
  });

  it('is not shown where it is not what was approved', async () => {
    const other = portal.deps.secrets.seal('{}', `trust-day:${TRUST_DAY}`);
    await sql`update trust_days set sealed = ${other}`.execute(portal.db);
    expect((await finance.get(`/office/money/days/${TRUST_DAY}`)).statusCode).toBe(500);
  });
});
