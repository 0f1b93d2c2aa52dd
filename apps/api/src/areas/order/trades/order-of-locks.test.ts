import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import {
  invitationOf,
  JOINT,
  joinByJoint,
  jointPerson,
  signedByInvestor,
} from '../../../testing/joint-signing.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { giveDetails } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { askForLink, type OrderToSign, orderToSign } from '../../../testing/signing.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { lockRooms } from '../exemptions/lock-rooms.ts';
import { archiveTrade } from './cancelling/archive-trade.ts';
import { releaseExpiredOrders } from './holding/release-expired-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => portal.setTime(TEST_TIME));
afterAll(() => portal.close());

/** An order of two that lacks nothing but signatures. */
async function joined(): Promise<OrderToSign> {
  const order = await orderToSign(portal);
  await joinByJoint(portal, order);
  await giveDetails(order.person, order.tradeId);
  return order;
}

/** The same before the second purchaser joined; whose link they have. */
async function invited(): Promise<OrderToSign & { token: string }> {
  const person = await registerPerson(portal);
  const dealId = await addDeal(portal);
  const reply = await person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor: JOINT });
  return { person, dealId, tradeId: reply.json().data.shareOrderId, token: await invitationOf(portal) };
}

const change = ({ person, dealId }: OrderToSign) =>
  person.post(`/user/trade/create/${dealId}`, { quantity: 40, jointInvestor: JOINT });
const benoit = (): Promise<Person> => jointPerson(portal);

/** Does it while somebody else holds what the second purchaser may buy, and looks that it waits without the deal or the order. */
async function waitsForRoom({ dealId, tradeId }: OrderToSign, act: () => Promise<unknown>): Promise<unknown> {
  const second = await benoit();
  const acting = await portal.db.transaction().execute(async (trx) => {
    await lockRooms(trx, [second.user.id]);
    const began = act();
    began.catch(() => undefined);
    await untilWaiting(portal.db);
    await sql`select from deals where id = ${dealId} for update nowait`.execute(trx);
    await sql`select from trades where id = ${tradeId} for update nowait`.execute(trx);
    return { began };
  });
  return acting.began;
}

const DONE = { statusCode: 200 };

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] the rooms of all purchasers are locked before their deal and their order',
  () => {
    it.each([
      ['its investor changes it', change],
      ['its investor cancels it', ({ person, tradeId }) => person.get(`/user/trade/archive/${tradeId}`)],
      ['its investor asks for the ceremony', (order) => askForLink(order)],
      [
        'its investor submits a new profile',
        async ({ person }) => {
          await submitKyc(person, {});
          return DONE;
        },
      ],
      [
        'its second purchaser leaves it',
        async ({ tradeId }) => (await benoit()).post(`/user/purchases/leave/${tradeId}`, {}),
      ],
      [
        'the dealer cancels it',
        async ({ person, tradeId }) => {
          await archiveTrade(portal.deps, person.user.id, tradeId, {
            by: STAFF,
            reason: 'The offering ended.',
          });
          return DONE;
        },
      ],
      [
        'its units go back when nobody signed',
        async () => {
          portal.setTime(new Date('2027-11-18T15:00:00.000Z'));
          await releaseExpiredOrders(portal.deps);
          return DONE;
        },
      ],
    ] satisfies [string, (order: OrderToSign) => Promise<unknown>][])('where %s', async (_what, act) => {
      const order = await joined();
      expect(await waitsForRoom(order, () => act(order))).toMatchObject(DONE);
    });

    it('where the second purchaser joins it', async () => {
      await benoit();
      const order = await invited();
      const join = async () => (await benoit()).post('/user/purchases/join', { token: order.token });
      expect(await waitsForRoom(order, join)).toMatchObject(DONE);
    });

    it('where the second purchaser signs it', async () => {
      const { order, joint } = await signedByInvestor(portal);
      await joint.prepare();
      expect(await waitsForRoom(order, () => joint.sign())).toMatchObject(DONE);
    });

    it('where one joins while its investor changes it: then both are judged', async () => {
      await benoit();
      const order = await invited();
      const second = await benoit();
      const [changed, joined] = await Promise.all([
        change(order),
        second.post('/user/purchases/join', { token: order.token }),
      ]);
      expect([changed.statusCode, joined.statusCode]).toEqual([200, 200]);
      const { rows } = await sql<{ judged: bigint; buying: bigint }>`
        select count(distinct decided.investor_id) as judged, count(distinct purchaser.investor_id) as buying
        from order_purchasers purchaser left join exemption_decisions decided
          on decided.trade_id = purchaser.trade_id and decided.total_cents = (select total_cents from trades where id = ${order.tradeId})
        where purchaser.trade_id = ${order.tradeId}`.execute(portal.db);
      expect(rows).toEqual([{ judged: 2n, buying: 2n }]);
    });
  },
);
