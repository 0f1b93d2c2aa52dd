import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/open-database.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { listRegistrations } from './find-registrations.ts';
import { recordFirstRegistrations } from './record-first-registrations.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the first start of a server with a register', () => {
  let empty: OpenDatabase;
  beforeEach(async () => {
    empty = await openTestDatabase();
    return () => empty.close();
  });
  const start = (registeredIn: readonly string[], at = TEST_TIME) => {
    const { config } = portal.deps;
    const brand = { ...config.brand, registeredIn: [...registeredIn] as typeof config.brand.registeredIn };
    const clock = { now: () => at };
    return recordFirstRegistrations({ ...portal.deps, db: empty.db, clock, config: { ...config, brand } });
  };
  const auditRows = () =>
    empty.db.selectFrom('audit_log').select('detail').where('action', '=', 'registration.recorded').execute();

  it('believes the folder once, on the record, whatever it says later and however many servers start at once', async () => {
    await Promise.all([start(['CAN-ON', 'CAN-QC']), start(['CAN-ON', 'CAN-QC'])]);
    await start(['CAN-ON', 'CAN-QC', 'CAN-AB']);
    expect(await listRegistrations(empty.db)).toEqual([
      { province: 'CAN-ON', from: '2026-11-18', lastDay: null },
      { province: 'CAN-QC', from: '2026-11-18', lastDay: null },
    ]);
    expect(await auditRows()).toHaveLength(1);
  });

  it('begins on the day that each province’s own calendar shows, so that nobody waits for midnight', async () => {
    await start(['CAN-BC', 'CAN-NL', 'CAN-ON'], new Date('2027-01-01T04:00:00Z'));
    expect((await listRegistrations(empty.db)).map(({ province, from }) => [province, from])).toEqual([
      ['CAN-BC', '2026-12-31'],
      ['CAN-NL', '2027-01-01'],
      ['CAN-ON', '2026-12-31'],
    ]);
  });
});

describe('the register', () => {
  const row = {
    version: 1,
    period: 1,
    category: 'exempt-market-dealer',
    from_day: '2026-01-01',
    last_day: null,
    terms: null,
    source: null,
    proposal_id: null,
    proposed_by: null,
    approved_by: null,
    recorded_at: TEST_TIME,
  } as const;

  it('takes no further row that two people did not agree on, on whatever path', async () => {
    const add = portal.db.insertInto('dealer_registrations').values({ ...row, province: 'CAN-YT' });
    await expect(add.execute()).rejects.toThrow('what two persons say');
  });

  it.each([
    ['changed', () => portal.db.updateTable('dealer_registrations').set({ last_day: '2026-12-31' })],
    ['removed', () => portal.db.deleteFrom('dealer_registrations')],
  ])('has no row %s', async (_how, change) => {
    await expect(change().execute()).rejects.toThrow('stays on record');
  });

  it('says publicly where orders are taken today', async () => {
    const reply = await portal.app.inject('/api/served-provinces');
    expect(reply.json().data).toEqual(['CAN-AB', 'CAN-BC', 'CAN-MB', 'CAN-ON', 'CAN-QC', 'CAN-SK']);
    portal.setTime(new Date('2015-01-02T07:30:00Z'));
    expect((await portal.app.inject('/api/served-provinces')).json().data).not.toContain('CAN-BC');
    portal.setTime(TEST_TIME);
  });
});
