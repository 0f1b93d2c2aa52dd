import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { invitationOf, JOINT } from '../../../testing/joint-signing.ts';
import { exampleFor, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { type OrderToSign, orderToSign } from '../../../testing/signing.ts';
import { findOrder } from '../../order/trades/find-order.ts';
import { preparersOfOrder } from './approval/preparers-of-order.ts';

const [SIN, OTHER_SIN] = ['130692544', '274183656'];
const [DOCUMENT, OTHER_DOCUMENT] = ['T6789-12345-60417', 'R1234-56789-60417'];

let portal: TestPortal;
let compliance: Colleague;
let number = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

type Numbers = { sin?: string; document?: string };

async function tellProfile(person: Person, { sin = SIN, document = DOCUMENT }: Numbers): Promise<void> {
  const { identityVerification, basics } = await exampleFor(person);
  await submitKyc(person, {
    basics: { ...basics, socialInsuranceNumber: sin },
    identityVerification: {
      ...identityVerification,
      principal: { ...identityVerification.principal, documentNumber: document },
    },
  });
}

type Pair = { order: OrderToSign; second: Person };

/** An order at the dealer of two people who joined, the second with these numbers in their profile. */
async function pairOnDesk(ofSecond: Numbers, ofFirst: Numbers = {}, email?: string): Promise<Pair> {
  const order = await orderToSign(portal);
  await tellProfile(order.person, ofFirst);
  // The order relies on the profile that it was told with last.
  await giveDetails(order.person, order.tradeId);
  number += 1;
  const named = { ...JOINT, firstName: 'Kim', lastName: 'Lee', email: email ?? `kim.${number}@example.com` };
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: named });
  const second = await registerPerson(portal, named);
  await second.post('/user/purchases/join', { token: await invitationOf(portal, named.email) });
  await tellProfile(second, ofSecond);
  const at = portal.deps.clock.now();
  await portal.db
    .updateTable('trades')
    .set({ status: 1, investor_signed_at: at, joint_signed_at: at })
    .where('id', '=', order.tradeId)
    .execute();
  return { order, second };
}

const checksOf = async ({ order }: Pair) =>
  (await compliance.get(`/office/orders/${order.tradeId}`)).json().data.checks as string[];

describe('two accounts that buy together', () => {
  it.each<[string, Numbers, boolean]>([
    ['with one social insurance number are one person', { document: OTHER_DOCUMENT }, true],
    ['with one number, written another way, are', { sin: OTHER_SIN, document: 't678912345 60417' }, true],
    ['with numbers of their own are two', { sin: OTHER_SIN, document: OTHER_DOCUMENT }, false],
  ])('%s, and neither is told', async (_row, ofSecond, isOne) => {
    const pair = await pairOnDesk(ofSecond);
    expect((await checksOf(pair)).includes('purchasers-one-person')).toBe(isOne);
    const { order, second } = pair;
    const answers = [
      await order.person.get(`/user/trade/${order.tradeId}`),
      await order.person.get(`/user/trade/dealer/${order.tradeId}`),
      await second.get(`/user/purchases/${order.tradeId}`),
    ];
    for (const { body } of answers) {
      expect(body).not.toMatch(/one-person|same-number|flag/i);
    }
  });
});

describe('what is looked at of each purchaser', () => {
  it('is a flag of the second one’s profile, too', async () => {
    const pair = await pairOnDesk({ sin: OTHER_SIN, document: OTHER_DOCUMENT });
    const { id } = pair.second.user;
    await portal.db
      .updateTable('kyc_flags')
      .set({ cleared_at: portal.deps.clock.now(), cleared_note: 'seen' })
      .where('cleared_at', 'is', null)
      .execute();
    expect(await checksOf(pair)).not.toContain('profile-flag');
    const kyc = await portal.db
      .selectFrom('kyc_versions')
      .select('id')
      .where('investor_id', '=', id)
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('kyc_flags')
      .values({
        id: `flag-of-${id}`,
        kind: 'box-residence',
        investor_id: id,
        kyc_id: kyc.id,
        other_investor_id: null,
        basis: 'a box',
        created_at: portal.deps.clock.now(),
        cleared_at: null,
        cleared_note: null,
      })
      .execute();
    expect(await checksOf(pair)).toContain('profile-flag');
  });

  it('is the age of the second one’s profile, too', async () => {
    const pair = await pairOnDesk({ sin: OTHER_SIN, document: OTHER_DOCUMENT });
    expect(await checksOf(pair)).not.toContain('profile-too-old');
    await portal.db
      .updateTable('kyc_versions')
      .set({ submitted_at: new Date('2024-01-15T15:00:00Z') })
      .where('investor_id', '=', pair.second.user.id)
      .execute();
    expect(await checksOf(pair)).toContain('profile-too-old');
  });

  it('is that nobody of the office approves what they buy themselves, as the second purchaser, either', async () => {
    const pair = await pairOnDesk({ sin: OTHER_SIN, document: OTHER_DOCUMENT }, {}, compliance.email);
    const trade = await findOrder(portal.db, pair.order.person.user.id, pair.order.tradeId);
    expect(trade === undefined ? [] : await preparersOfOrder(portal.db, trade)).toContain(compliance.id);
  });
});

describe('a second purchaser', () => {
  it('who is no adult where they live has no profile, so nobody signs', async () => {
    const order = await orderToSign(portal);
    const named = { ...JOINT, firstName: 'Kim', lastName: 'Lee', email: 'kim.young@example.com' };
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: named });
    const kim = await registerPerson(portal, named);
    await kim.post('/user/purchases/join', { token: await invitationOf(portal, named.email) });
    const { basics } = await exampleFor(kim);
    const of = (province: string, postalCode: string) => ({
      ...basics,
      // Eighteen on the day of the test.
      birthdate: '2008-01-10',
      address: { ...KYC_EXAMPLE.basics.address, province, postalCode },
    });
    const refused = await kim.post('/user/kyc/save', {
      ...KYC_EXAMPLE,
      basics: of('CAN-NS', 'B3H 4R2'),
      formIsFinished: true,
    });
    expect(Object.keys(refused.json().fields ?? {})).toContain('basics.birthdate');
    expect((await kim.get(`/user/purchases/${order.tradeId}`)).json().data.step).toBe('complete-profile');
  });

  it('with an open order of the deal of their own takes room for both', async () => {
    const order = await orderToSign(portal);
    const named = { ...JOINT, firstName: 'Kim', lastName: 'Lee', email: 'kim.twice@example.com' };
    const kim = await registerPerson(portal, named);
    await tellProfile(kim, { sin: OTHER_SIN, document: OTHER_DOCUMENT });
    await placeOrder(kim, order.dealId);
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: named });
    const joined = await kim.post('/user/purchases/join', { token: await invitationOf(portal, named.email) });
    expect(joined.statusCode).toBe(200);
    const taken = await portal.db
      .selectFrom('exempt_purchases')
      .select(['amount_cents', 'state'])
      .where('investor_id', '=', kim.user.id)
      .where('source', '=', 'order')
      .execute();
    expect(taken.map(({ amount_cents, state }) => [Number(amount_cents), state])).toEqual([
      [500_000, 'reserved'],
      [500_000, 'reserved'],
    ]);
  });

  it('is one of ten whom an investor names in a day, also where each is taken back at once', async () => {
    const { person, dealId } = await orderToSign(portal);
    const name = (count: number) => {
      const jointInvestor = {
        ...JOINT,
        firstName: 'Kim',
        lastName: 'Lee',
        email: `kim.of.${count}@example.com`,
      };
      return person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor });
    };
    for (let count = 1; count <= 10; count += 1) {
      expect((await name(count)).statusCode, `the ${count}th`).toBe(200);
      await person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor: null });
    }
    const eleventh = await name(11);
    expect([eleventh.statusCode, eleventh.json().code]).toEqual([429, 'RATE_LIMITED']);
    await portal.db.deleteFrom('rate_limits').execute();
    expect((await name(12)).statusCode, 'on another day').toBe(200);
  });
});
