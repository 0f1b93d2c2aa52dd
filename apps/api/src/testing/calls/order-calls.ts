import { addDeal } from '../deals.ts';
import { sendEvidence, somePicture } from '../kyc.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { addSubmittedKyc, FOR_ONESELF, giveDetails, placeOrder } from '../orders.ts';
import { giveAccount } from '../payments.ts';
import { type Person, registerPerson } from '../people.ts';
import { orderToSign } from '../signing.ts';
import type { MakeCall } from './example-call.ts';

async function orderOf(portal: TestPortal): Promise<{ person: Person; tradeId: string }> {
  const person = await registerPerson(portal);
  await addSubmittedKyc(portal, person);
  return { person, tradeId: await placeOrder(person, await addDeal(portal)) };
}

/** An order that was given up, and the account that was given for it. */
async function cancelledDebit(portal: TestPortal): Promise<{ person: Person; tradeId: string }> {
  const { person, tradeId } = await orderOf(portal);
  await giveDetails(person, tradeId, 'debit');
  await giveAccount(portal, person, tradeId);
  await person.get(`/user/trade/archive/${tradeId}`);
  return { person, tradeId };
}

/** Valid calls about deals, profiles, orders and their payment. */
export const ORDER_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /user/list/deal/live': async (portal) => {
    await addDeal(portal);
    return { person: await registerPerson(portal), query: { type: ['apartments', 'land'], sort: 'closing' } };
  },
  'GET /deal/live': async (portal) => {
    await addDeal(portal);
    return { person: null, query: { q: 'maple', minimum: ['', '5000'] } };
  },
  'GET /user/room': async (portal) => {
    const { person } = await orderOf(portal);
    return { person, query: { dealId: await addDeal(portal) } };
  },
  'GET /user/draft/:scope': async (portal) => {
    const person = await registerPerson(portal);
    await person.post('/user/draft/onboarding', { data: { typedBy: person.email } });
    return { person, params: { scope: 'onboarding' } };
  },
  'POST /user/draft/:scope': async (portal) => ({
    person: await registerPerson(portal),
    params: { scope: 'order:maple' },
    body: { data: { quantity: '12' } },
  }),
  'POST /user/bank-accounts/:id/unlink': async (portal) => {
    const { person, tradeId } = await cancelledDebit(portal);
    return { person, params: { id: tradeId } };
  },
  'POST /user/kyc/save': async (portal) => ({
    person: await registerPerson(portal),
    body: { basics: { firstName: 'Ada', dependents: 2, socialInsuranceNumber: '130692544' } },
  }),
  'POST /user/kyc/answers': async (portal) => ({
    person: await registerPerson(portal),
    body: {
      answers: {
        'basics.firstName': 'Ada',
        'basics.dependents': 2,
        'basics.socialInsuranceNumber': '130692544',
      },
    },
  }),
  'POST /user/kyc/set-aside': async (portal) => ({
    person: await registerPerson(portal),
    body: { path: 'basics.phone', use: true },
  }),
  'POST /user/kyc/upload/id': async (portal) => ({
    person: await registerPerson(portal),
    query: { secondary: 'true' },
    form: [
      { name: 'documentType', value: '2' },
      { name: 'front', fileName: 'passport.png', bytes: await somePicture() },
    ],
  }),
  'POST /user/kyc/upload/address': async (portal) => ({
    person: await registerPerson(portal),
    form: [
      { name: 'documentType', value: '1' },
      { name: 'bill', fileName: 'bill.png', bytes: await somePicture() },
    ],
  }),
  'POST /user/trade/create/:dealId': async (portal) => ({
    person: await registerPerson(portal),
    params: { dealId: await addDeal(portal) },
    body: { quantity: 12 },
  }),
  'POST /user/trade/pre-sign/:id': async (portal) => {
    const { person, tradeId } = await orderOf(portal);
    const body = {
      subDoc: {
        scheduleA: { city: 'Toronto', province: 'CAN-ON', sourceOfFunds: 'Savings', ...FOR_ONESELF },
        paymentMethod: '2',
      },
    };
    return { person, params: { id: tradeId }, body };
  },
  'POST /user/savePaymentInfo': async (portal) => {
    const { person, tradeId } = await orderOf(portal);
    await giveDetails(person, tradeId, 'debit');
    const texts = {
      tradeId,
      paymentMethod: '2',
      institution: '003',
      transit: '01234',
      account: '1234567890',
      accountHolder: 'Ada Tremblay',
    };
    return {
      person,
      form: [
        ...Object.entries(texts).map(([name, value]) => ({ name, value })),
        { name: 'voidCheque', fileName: 'cheque.png', bytes: await somePicture() },
      ],
    };
  },
  'GET /user/dealer/form/:id': async (portal) => {
    const { person, tradeId } = await orderToSign(portal);
    return { person, params: { id: tradeId } };
  },
  'GET /user/statement/:format': async (portal) => {
    const { person } = await orderOf(portal);
    return { person, params: { format: 'csv' } };
  },
  'GET /files/:id': async (portal) => {
    const person = await registerPerson(portal);
    const fileId = (await sendEvidence(person, 'id', { front: true })).json().data.id.front;
    const link = new URL((await person.get(`/user/file/${fileId}`)).json().data.url);
    const id = link.pathname.slice(link.pathname.lastIndexOf('/') + 1);
    return { person: null, params: { id }, query: Object.fromEntries(link.searchParams) };
  },
};
