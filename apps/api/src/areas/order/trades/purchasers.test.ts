import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { JOINT } from '../../../testing/joint-signing.ts';
import { IN_NOVA_SCOTIA, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { listPurchasers } from './find-purchasers.ts';
import { residenceNotServed } from './residence-not-served.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function place(person: Person, dealId: string, jointInvestor: object | null): Promise<string> {
  const reply = await person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor });
  return reply.json().data.shareOrderId;
}

it('knows everybody who buys: the investor, and a second person from the moment they are named until they are not', async () => {
  const ada = await registerPerson(portal);
  const dealId = await addDeal(portal);
  const order = { investorId: ada.user.id, id: await place(ada, dealId, null) };
  const first = { role: 'first', kind: 'individual', investorId: ada.user.id, kycId: null, province: null };
  expect(await listPurchasers(portal.db, order)).toMatchObject([first]);
  await place(ada, dealId, JOINT);
  expect(await listPurchasers(portal.db, order)).toMatchObject([
    first,
    { role: 'second', kind: 'individual', investorId: null, kycId: null, province: null, joinedAt: null },
  ]);
  await submitKyc(ada);
  const [known] = await listPurchasers(portal.db, order);
  expect(known).toMatchObject({ kycId: expect.any(String), province: 'CAN-ON' });
  await place(ada, dealId, null);
  expect(await listPurchasers(portal.db, order)).toHaveLength(1);
});

it('lets no order go on whose second purchaser lives where the dealer is not registered', async () => {
  const ada = await registerPerson(portal);
  const benoit = await registerPerson(portal);
  await submitKyc(ada);
  await submitKyc(benoit, IN_NOVA_SCOTIA);
  const tradeId = await place(ada, await addDeal(portal), JOINT);
  const order = { investorId: ada.user.id, id: tradeId, kycId: null };
  expect(await residenceNotServed(portal.db, portal.deps, order)).toBeNull();
  await portal.db
    .updateTable('order_purchasers')
    .set({ investor_id: benoit.user.id, joined_at: portal.deps.clock.now() })
    .where('trade_id', '=', tradeId)
    .where('role', '=', 'second')
    .execute();
  expect(await residenceNotServed(portal.db, portal.deps, order)).toBe('PROVINCE_NOT_SERVED');
});
