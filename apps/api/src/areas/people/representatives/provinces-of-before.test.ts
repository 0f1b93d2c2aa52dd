import { randomUUID } from 'node:crypto';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerRepresentative } from '../../../testing/registrations.ts';
import { findRepresentative } from './find-representatives.ts';

// The database's own clock counts here: servers of the version before say nothing of days.
let portal: TestPortal;
let today: string;
let yesterday: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await sql<{ today: string; yesterday: string }>`
    select day_of_purchaser('CAN-ON', now())::text as today, (day_of_purchaser('CAN-ON', now()) - 1)::text as yesterday`.execute(
    portal.db,
  );
  today = rows[0]?.today ?? '';
  yesterday = rows[0]?.yesterday ?? '';
});
afterAll(() => portal.close());

const registrationsOf = async (id: string) => (await findRepresentative(portal.db, id))?.registrations;

it('a server of the version before adds a representative, and takes provinces away and gives others', async () => {
  const id = randomUUID();
  const write = (provinces: ProvinceCode[]) =>
    portal.db.updateTable('representatives').set({ provinces }).where('id', '=', id).execute();
  await portal.db
    .insertInto('representatives')
    .values({
      id,
      full_name: 'Rosa Lindqvist',
      referral_code: 'OLDER1',
      registration_number: '3104999',
      provinces: ['CAN-ON'],
      cover_id: null,
      created_at: new Date(),
    })
    .execute();
  expect(await registrationsOf(id)).toEqual([{ province: 'CAN-ON', from: today, lastDay: null }]);
  await registerRepresentative(portal, id, ['CAN-ON']);
  await write(['CAN-QC']);
  expect(await registrationsOf(id)).toEqual([
    { province: 'CAN-ON', from: '2015-01-02', lastDay: yesterday },
    { province: 'CAN-QC', from: today, lastDay: null },
  ]);
  await write(['CAN-QC', 'CAN-ON']);
  expect(await registrationsOf(id)).toEqual([
    { province: 'CAN-ON', from: '2015-01-02', lastDay: yesterday },
    { province: 'CAN-ON', from: today, lastDay: null },
    { province: 'CAN-QC', from: today, lastDay: null },
  ]);
});

it('what was said stays on record, and two periods of a province are never of the same day', async () => {
  await registerRepresentative(portal, 'rep-09', ['CAN-ON']);
  const kept = portal.db.selectFrom('representative_registrations').where('representative_id', '=', 'rep-09');
  expect(await kept.select('version').distinct().orderBy('version').execute()).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
  const change = portal.db.updateTable('representative_registrations').set({ last_day: '2026-01-01' });
  await expect(change.execute()).rejects.toThrow(/stays on record/);
  const again = portal.db.insertInto('representative_registrations').values({
    representative_id: 'rep-09',
    version: 2,
    province: 'CAN-ON',
    from_day: '2026-02-01',
    last_day: null,
    recorded_by: null,
    recorded_at: new Date(),
  });
  await expect(again.execute()).rejects.toThrow(/no day in common/);
});
