import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitKyc } from '../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../testing/offerings.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { listOwnExemptions } from './list-own-exemptions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('what was decided of somebody is in the data that the person downloads, with what counts of theirs, and in nobody else’s', async () => {
  const [ada, eve] = [await registerPerson(portal), await registerPerson(portal)];
  await submitKyc(ada);
  await submitKyc(eve);
  const orderId = await placeOrder(ada, await addOfferedDeal(portal), 20);
  const own = await listOwnExemptions(portal.deps, ada.user.id);
  expect(own.purchases).toMatchObject([
    { orderId, amountCents: '2000000', counts: true },
    { source: 'profile' },
  ]);
  expect(own.decisions).toMatchObject([
    { orderId, outcome: 'allowed', capCents: '10000000', limbs: expect.any(Array) },
  ]);
  expect(await listOwnExemptions(portal.deps, eve.user.id)).toMatchObject({
    purchases: [{ source: 'profile' }],
    decisions: [],
  });
});
