import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

const STAYS = 'stays as it was asked';

let portal: TestPortal;
let compliance: Colleague;
let order: OrderOnDesk;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
beforeEach(async () => {
  order = await orderOnDesk(portal, { status: 'inReview' });
  await fillProfile(portal, order);
  const items = [{ path: 'basics.phone', reason: 'out-of-date', note: '' }];
  const reply = await compliance.post(`/office/orders/${order.id}/changes`, {
    items,
    answerBy: '2026-11-25',
  });
  expect(reply.statusCode, reply.body).toBe(200);
});
afterAll(() => portal.close());

const set = (change: string) =>
  sql`update change_requests set ${sql.raw(change)} where trade_id = ${order.id}`.execute(portal.db);

describe('what an investor was asked to change', () => {
  it.each([
    "note = 'Something else'",
    "answer_by = '2027-01-01'",
    "asked_at = now() - interval '1 day'",
    'asked_by = null',
    "trade_id = 'another'",
    'sealed_after = sealed_before',
  ])('is never overwritten: %s', async (change) => {
    await expect(set(change)).rejects.toThrow(STAYS);
  });

  it('is answered once and closed once, both for good', async () => {
    await set('answered_at = now(), sealed_after = sealed_before');
    await expect(set("answered_at = now() + interval '1 day'")).rejects.toThrow(STAYS);
    await expect(set('answered_at = null, sealed_after = null')).rejects.toThrow(STAYS);
    await set('closed_at = now()');
    await expect(set('closed_at = null')).rejects.toThrow(STAYS);
  });

  it('may be resealed with another key', async () => {
    await set("sealed_before = 'sealed anew'::bytea");
    const row = await portal.db
      .selectFrom('change_requests')
      .select('sealed_before')
      .where('trade_id', '=', order.id)
      .executeTakeFirst();
    expect(row?.sealed_before.toString()).toBe('sealed anew');
  });

  it('is never deleted, in whole or in part', async () => {
    const { id } = await portal.db
      .selectFrom('change_requests')
      .select('id')
      .where('trade_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const ofRequest = portal.db.deleteFrom('change_items').where('request_id', '=', id);
    await expect(ofRequest.execute()).rejects.toThrow(STAYS);
    await expect(
      portal.db.updateTable('change_items').set({ note: 'Another' }).where('request_id', '=', id).execute(),
    ).rejects.toThrow(STAYS);
    await expect(portal.db.deleteFrom('change_requests').where('id', '=', id).execute()).rejects.toThrow(
      STAYS,
    );
  });
});
