import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../../testing/colleagues.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder, readTrade } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { registerRepresentative } from '../../../../testing/registrations.ts';
import { askForLink, type OrderToSign, openSigningPage } from '../../../../testing/signing.ts';
import { listDecisions } from '../../../order/exemptions/find-decisions.ts';
import { releaseExpiredOrders } from '../../../order/trades/holding/release-expired-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => portal.setTime(TEST_TIME));
afterAll(() => portal.close());

/** An order of $5,000 of somebody of Ontario, with everything but its signature. */
async function ready(representativeId?: string): Promise<OrderToSign> {
  const person = await registerPerson(portal, { dealerRepresentativeId: representativeId });
  await submitKyc(person);
  const dealId = await addDeal(portal);
  const tradeId = await placeOrder(person, dealId);
  await giveDetails(person, tradeId);
  return { person, dealId, tradeId };
}

const nextOf = async (order: OrderToSign) => (await readTrade(order.person, order.tradeId)).nextAction;
const asked = async (order: OrderToSign) => {
  const reply = await askForLink(order);
  return reply.statusCode === 200 ? 'opened' : reply.json().code;
};

describe('an order whose representative is registered elsewhere', () => {
  it('waits before anybody signs, and goes on once somebody registered there has its investor', async () => {
    await registerRepresentative(portal, 'rep-05', ['CAN-ON']);
    const order = await ready('rep-05');
    await registerRepresentative(portal, 'rep-05', ['CAN-BC']);
    expect([await nextOf(order), await asked(order)]).toEqual([
      'wait-for-representative',
      'REPRESENTATIVE_NOT_REGISTERED',
    ]);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const given = await compliance.post(`/office/investors/${order.person.user.id}/representative`, {
      fromId: 'rep-05',
      toId: 'rep-01',
      reason: 'They are registered in Ontario.',
    });
    expect(given.statusCode).toBe(200);
    expect([await nextOf(order), await asked(order)]).toEqual(['sign', 'opened']);
    const decided = await listDecisions(portal.db, order.tradeId);
    expect(decided.map(({ outcome, needsRepresentative }) => [outcome, needsRepresentative])).toContainEqual([
      'allowed',
      false,
    ]);
  });

  it('is not signed in a ceremony that was open when the registration ended', async () => {
    await registerRepresentative(portal, 'rep-11', ['CAN-ON'], { lastDay: '2026-11-18' });
    portal.setTime(new Date('2026-11-19T04:45:00Z'));
    const order = await ready('rep-11');
    const page = await openSigningPage(portal, order);
    await page.prepare();
    // Midnight in Toronto.
    portal.setTime(new Date('2026-11-19T05:00:00Z'));
    const reply = await page.sign();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'REPRESENTATIVE_NOT_REGISTERED']);
  });

  it('can be placed, and what was decided of it says that it waits', async () => {
    await registerRepresentative(portal, 'rep-17', ['CAN-ON']);
    const person = await registerPerson(portal, { dealerRepresentativeId: 'rep-17' });
    await submitKyc(person);
    await registerRepresentative(portal, 'rep-17', ['CAN-BC']);
    const dealId = await addDeal(portal);
    const [decided] = await listDecisions(portal.db, await placeOrder(person, dealId));
    expect(decided).toMatchObject({ outcome: 'allowed', needsRepresentative: true });
  });
});

describe('an investor who named no representative', () => {
  it('gets one who is registered where they live with the details of the order', async () => {
    const order = await ready();
    expect(await nextOf(order)).toBe('sign');
    const { representativeId } = await portal.db
      .selectFrom('investors')
      .select('dealer_representative_id as representativeId')
      .where('id', '=', order.person.user.id)
      .executeTakeFirstOrThrow();
    expect(representativeId).toMatch(/^rep-/);
  });

  it('keeps their units while the dealer has nobody, and not for ever', async () => {
    const all = await portal.db
      .updateTable('representatives')
      .set({ is_active: false })
      .returning('id')
      .execute();
    expect(all.length).toBeGreaterThan(1);
    const order = await ready();
    expect(await nextOf(order)).toBe('wait-for-representative');
    const holds = async (at: string) => {
      portal.setTime(new Date(at));
      await releaseExpiredOrders(portal.deps);
      const row = portal.db.selectFrom('trades').select('holds_units').where('id', '=', order.tradeId);
      return (await row.executeTakeFirstOrThrow()).holds_units;
    };
    expect(await holds('2026-11-27T15:00:00Z')).toBe(true);
    expect(await holds('2026-11-29T15:00:00Z')).toBe(true);
    expect(await holds('2027-01-18T15:00:00Z')).toBe(false);
    await portal.db.updateTable('representatives').set({ is_active: true }).execute();
  });
});
