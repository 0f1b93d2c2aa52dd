import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { IN_NOVA_SCOTIA, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const DETAILS = {
  subDoc: { paymentMethod: '1', scheduleA: { city: 'Halifax', sourceOfFunds: 'Savings', ...FOR_ONESELF } },
};

describe('a person who lives where the dealer is not registered', () => {
  it('places no order, reserves nothing and is told why in their language', async () => {
    const dealId = await addDeal(portal);
    const before = await unitsOf(portal, dealId);
    const ada = await registerPerson(portal, { province: 'CAN-NS' });
    const reply = await ada.post(
      `/user/trade/create/${dealId}`,
      { quantity: 50 },
      { 'accept-language': 'fr' },
    );
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'PROVINCE_NOT_SERVED',
      message: [expect.stringContaining('Northline n’est pas inscrit')],
    });
    expect(await unitsOf(portal, dealId)).toEqual(before);
  });

  it('may order once they have moved to where it is', async () => {
    const dealId = await addDeal(portal);
    const ada = await registerPerson(portal, { province: 'CAN-NS' });
    const details = { firstName: 'Ada', lastName: 'Roy', phone: '', language: 'en', province: 'CAN-AB' };
    expect((await ada.post('/user/details', details)).json().data.province).toBe('CAN-AB');
    expect((await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).statusCode).toBe(201);
  });

  it('may order while they have not said where they live', async () => {
    const dealId = await addDeal(portal);
    const ada = await registerPerson(portal, { province: undefined });
    expect((await ada.get('/user/profile')).json().data.province).toBeUndefined();
    expect((await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).statusCode).toBe(201);
  });

  it('is refused at the details of an order by the submitted profile, which their account follows', async () => {
    const dealId = await addDeal(portal);
    const ada = await registerPerson(portal);
    const order = (await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).json().data;
    await submitKyc(ada, IN_NOVA_SCOTIA);
    const reply = await ada.post(`/user/trade/pre-sign/${order.shareOrderId}`, DETAILS);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'PROVINCE_NOT_SERVED']);
    expect((await ada.get('/user/profile')).json().data.province).toBe('CAN-NS');
  });
});

it('refuses a place outside Canada as the person’s own', async () => {
  const ada = await registerPerson(portal);
  const details = { firstName: 'Ada', lastName: 'Roy', phone: '', language: 'en', province: 'USA-NY' };
  expect((await ada.post('/user/details', details)).statusCode).toBe(400);
});
