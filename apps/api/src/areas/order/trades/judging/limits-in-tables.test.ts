import { dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitKyc } from '../../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the database', () => {
  it('refuses a sum above the cap of the decision that a purchase rests on', async () => {
    const ada = await registerPerson(portal);
    const first = await placeOrder(ada, await addOfferedDeal(portal), 60);
    portal.advance(1_000);
    const second = await placeOrder(ada, await addOfferedDeal(portal), 40);
    await submitKyc(ada);
    await expect(
      sql`insert into exemption_decisions overriding system value select (jsonb_populate_record(kept, jsonb_build_object(
        'id', 'forged', 'number', 1000000, 'trade_id', ${second}::text))).*
        from exemption_decisions kept where trade_id = ${first} order by kept.number desc limit 1`.execute(
        portal.db,
      ),
    ).rejects.toMatchObject({ constraint: 'purchases_within_cap' });
    await expect(
      sql`update exempt_purchases set takes_room = true, decision_id = (
        select id from exemption_decisions where trade_id = ${first} order by number desc limit 1) where trade_id = ${second}`.execute(
        portal.db,
      ),
    ).rejects.toMatchObject({ constraint: 'purchases_within_cap' });
  });

  it.each(PROVINCES)(
    'counts the days of somebody in %s by the clock of most people there',
    async (province) => {
      for (const at of ['2026-01-01T03:45:00Z', '2026-07-01T04:45:00Z', '2026-07-01T06:30:00Z']) {
        const { rows } = await sql<{ day: string }>`
        select day_of_purchaser(${province}, ${at}::timestamptz)::text as day`.execute(portal.db);
        expect([at, rows[0]?.day]).toEqual([at, dayIn(timeZoneOf(province), new Date(at))]);
      }
    },
  );
});
