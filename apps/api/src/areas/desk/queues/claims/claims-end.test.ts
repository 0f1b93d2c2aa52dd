import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../../../testing/calls/desk-calls.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { setRole } from '../../../../testing/decided-alone.ts';
import { orderOnDesk, readQueue } from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveClaimsBack } from './give-claims-back.ts';

let portal: TestPortal;
let administrator: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  administrator = await enterOffice(portal);
});
afterAll(() => portal.close());

const claim = async (who: Colleague, queue: DeskQueue, id: string) =>
  who.post(`/office/desk/${queue}/claim`, { id, version: 0 });
const claimsOf = async ({ id }: Colleague): Promise<number> =>
  (await administrator.get(`/office/people/${id}/work`)).json().data.claims;
const end = (who: Colleague) => administrator.post(`/office/people/${who.id}/end`, { version: 0 });
const decline = (id: string) => sql`
  update trades set status = ${TRADE_STATUS_NUMBERS.declined} where id = ${id}`;

const ENDS: readonly [string, DeskQueue, StaffRole, (id: string, at: Date) => RawBuilder<unknown>][] = [
  ['a declined order', 'new-orders', 'compliance', decline],
  ['a declined order whose changes were answered', 'changes-answered', 'compliance', decline],
  ['a declined order in the list of all', 'all-orders', 'compliance', decline],
  [
    'the profile of a declined order',
    'identity',
    'compliance',
    (id) => sql`update trades set status = ${TRADE_STATUS_NUMBERS.declined} where kyc_id = ${id}`,
  ],
  ['the money of a declined order', 'money', 'finance', decline],
  [
    'money that came in',
    'money',
    'finance',
    (id, at) => sql`update trades set funds_received_at = ${at} where id = ${id}`,
  ],
  [
    'a cleared flag',
    'payment-flags',
    'finance',
    (id, at) => sql`update payment_flags set cleared_at = ${at}, cleared_note = 'Checked.' where id = ${id}`,
  ],
  [
    'a closed message',
    'new-messages',
    'compliance',
    (id, at) => sql`update contact_requests set closed_at = ${at} where id = ${id}`,
  ],
  [
    'papers that have their seal',
    'papers',
    'compliance',
    (id, at) => sql`update signing_envelopes set seal_due_at = null, sealed_at = ${at} where id = ${id}`,
  ],
  [
    'a returned email that was cleared',
    'bounces',
    'compliance',
    (id, at) => sql`update mail_bounces set cleared_at = ${at} where id = ${id}`,
  ],
];

describe('what is settled or ended is nobody’s claim', () => {
  it.each(ENDS)('%s (%s)', async (_what, queue, role, finish) => {
    const who = await enterOffice(portal, { role });
    const id = await SUBJECTS[queue](portal);
    expect((await claim(who, queue, id)).statusCode).toBe(200);
    expect(await claimsOf(who)).toBe(1);
    await finish(id, portal.deps.clock.now()).execute(portal.db);
    expect(await claimsOf(who)).toBe(0);
  });

  it('and is given to nobody any more', async () => {
    const [who, other] = [
      await enterOffice(portal, { role: 'compliance' }),
      await enterOffice(portal, { role: 'compliance' }),
    ];
    const [held, free] = [await orderOnDesk(portal), await orderOnDesk(portal)];
    await claim(who, 'new-orders', held.id);
    for (const { id } of [held, free]) {
      await decline(id).execute(portal.db);
      const [row] = (await readQueue(other, 'all-orders', `search=${id}`)).rows;
      expect(row?.claim.holder).toBeNull();
      const version = row?.claim.version ?? 0;
      const late = await other.post('/office/desk/all-orders/claim', { id, version });
      expect([late.statusCode, late.json().code]).toEqual([409, 'STATE_REFUSES']);
      for (const act of [
        { act: 'assign', staffId: who.id },
        { act: 'take-over', reason: 'They are away.' },
      ]) {
        const acted = await other.post('/office/desk/all-orders/act', { rows: [{ id, version }], do: act });
        expect(acted.json().data).toMatchObject([{ refused: { code: 'STATE_REFUSES' } }]);
      }
      const next = await other.post('/office/desk/all-orders/next', { search: id });
      expect([next.statusCode, next.json().data]).toEqual([200, null]);
    }
  });
});

describe('what somebody claimed', () => {
  it('goes back to the desk when their access ends, with one row on record', async () => {
    const who = await enterOffice(portal, { role: 'compliance' });
    const order = await orderOnDesk(portal);
    await claim(who, 'new-orders', order.id);
    expect((await end(who)).statusCode).toBe(200);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    const [row] = (await readQueue(colleague, 'new-orders', `search=${order.id}`)).rows;
    expect(row?.claim.holder).toBeNull();
    const version = row?.claim.version ?? 0;
    const taken = await colleague.post('/office/desk/new-orders/claim', { id: order.id, version });
    expect(taken.statusCode).toBe(200);
    const given = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'desk.given-back')
      .where('target', '=', `staff:${who.id}`)
      .execute();
    expect(given).toMatchObject([{ actor: 'system', detail: { count: 1, items: `order:${order.id}` } }]);
  });

  it('goes back with a role only where the new one does not work on it', async () => {
    const who = await enterOffice(portal, { role: 'compliance' });
    const order = await orderOnDesk(portal);
    const flag = await SUBJECTS['payment-flags'](portal);
    await claim(who, 'new-orders', order.id);
    await claim(who, 'payment-flags', flag);
    await setRole(portal.db, who.id, { role: 'finance' });
    await portal.db.transaction().execute((trx) => giveClaimsBack(trx, portal.deps, { staffId: who.id }));
    const held = portal.db.selectFrom('desk_claims').select('subject_id').where('holder_id', '=', who.id);
    expect(await held.execute()).toEqual([{ subject_id: flag }]);
  });

  it('stays with somebody who loses one of two roles and works on it with the other', async () => {
    const who = await enterOffice(portal, { roles: ['compliance', 'administrator'] });
    const [order, job] = [await orderOnDesk(portal), await SUBJECTS.jobs(portal)];
    await claim(who, 'new-orders', order.id);
    await claim(who, 'jobs', job);
    await setRole(portal.db, who.id, { role: 'administrator' });
    await portal.db.transaction().execute((trx) => giveClaimsBack(trx, portal.deps, { staffId: who.id }));
    const held = portal.db.selectFrom('desk_claims').select('subject_id').where('holder_id', '=', who.id);
    expect(await held.execute()).toEqual([{ subject_id: job }]);
  });
});
