import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { approveTrade } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import {
  addSubmittedKyc,
  FOR_ONESELF,
  placeOrder,
  readTrade,
  submittedOrder,
} from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { publishTerms } from '../../../testing/publish-terms.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { archiveTrade } from './cancelling/archive-trade.ts';
import { declineTrade, reviewTrade } from './deciding/decide-trade.ts';
import { returnTrade } from './deciding/return-trade.ts';
import { createTrade } from './placing/create-trade.ts';
import { preSignTrade } from './placing/pre-sign-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const wrong = (path: string, key: string) => ({ code: 'VALIDATION', details: { fields: [{ path, key }] } });
const joint = (email: string) =>
  ({ firstName: 'Sam', lastName: 'Roy', email, relation: 'family', language: 'en' }) as const;

async function inReview() {
  const order = await submittedOrder(portal);
  await reviewTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId);
  return order;
}

describe('a reason of the dealer', () => {
  const words = 'x'.repeat(REASON_MAX_LENGTH);

  it('may be as long as an investor can read, trimmed', async () => {
    const { ada, tradeId } = await inReview();
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, ` ${words} `);
    expect((await readTrade(ada, tradeId)).reason).toBe(words);
  });

  it('is refused beside its field when it is a character longer, or missing', async () => {
    const { ada, tradeId } = await inReview();
    const by = [portal.deps, STAFF, ada.user.id, tradeId] as const;
    await expect(declineTrade(...by, `${words}x`)).rejects.toMatchObject(wrong('reason', 'errors.tooLong'));
    for (const decide of [
      () => declineTrade(...by, ' '),
      () => returnTrade(...by, ''),
      () => archiveTrade(portal.deps, ada.user.id, tradeId, { by: STAFF, reason: ' ' }),
    ]) {
      await expect(decide()).rejects.toMatchObject(wrong('reason', 'errors.reasonRequired'));
    }
  });
});

describe('of an unknown order', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['its review', ({ user }) => reviewTrade(portal.deps, STAFF, user.id, 'none')],
    ['its approval', ({ user }) => approveTrade(portal.deps, STAFF, user.id, 'none')],
    ['its cancellation', ({ user }) => archiveTrade(portal.deps, user.id, 'none', { by: 'investor' })],
    [
      'its details',
      ({ user }) =>
        preSignTrade(portal.deps, user.id, 'none', {
          scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF },
          paymentMethod: 'outside',
        }),
    ],
    [
      'another on an unknown deal',
      ({ user }) => createTrade(portal.deps, user.id, 'none', { quantity: 50, jointInvestor: null }),
    ],
  ])('%s is refused', async (_row, act) => {
    await expect(act(await registerPerson(portal))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an order', () => {
  it('that names another person’s profile is refused as not found, and accepted with one’s own', async () => {
    const ada = await registerPerson(portal);
    const eve = await registerPerson(portal);
    const kycId = await addSubmittedKyc(portal, ada);
    const dealId = await addDeal(portal);
    const order = (person: Person) =>
      createTrade(portal.deps, person.user.id, dealId, { quantity: 50, jointInvestor: null, kycId });
    await expect(order(eve)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
    expect(await order(ada)).toMatchObject({ isNew: true });
  });

  it('whose joint investor has the investor’s own address is refused beside the field', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const order = (email: string) =>
      createTrade(portal.deps, ada.user.id, dealId, { quantity: 50, jointInvestor: joint(email) });
    await expect(order(ada.email.toUpperCase())).rejects.toMatchObject(
      wrong('jointInvestor.email', 'joint.issues.ownEmail'),
    );
    expect(await order('sam@example.com')).toMatchObject({ isNew: true });
  });

  it('of a deal whose last units are taken is refused as sold out', async () => {
    const dealId = await addDeal(portal, { minimumUnits: 10, maximumUnits: 50, unitsTotal: 55 });
    await placeOrder(await registerPerson(portal), dealId, 50);
    const reply = await (await registerPerson(portal)).post(`/user/trade/create/${dealId}`, { quantity: 10 });
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'SOLD_OUT' });
  });

  it.each([
    ['opens', 'opensAt', 0, 201],
    ['opens in a millisecond', 'opensAt', 1, 409],
    ['closes', 'closesAt', 0, 409],
    ['closes in a millisecond', 'closesAt', 1, 201],
  ] as const)(
    'at the instant at which its deal %s is judged to the millisecond',
    async (_row, term, ms, status) => {
      const ada = await registerPerson(portal);
      const dealId = await addDeal(portal);
      const at = new Date(portal.deps.clock.now().getTime() + ms);
      await publishTerms(portal, dealId, { [term]: at });
      expect((await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).statusCode).toBe(status);
    },
  );

  it('with the dealer can be changed by nobody', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await expect(
      preSignTrade(portal.deps, ada.user.id, tradeId, {
        scheduleA: { city: 'Guelph', sourceOfFunds: 'Savings', ...FOR_ONESELF },
        paymentMethod: 'outside',
      }),
    ).rejects.toMatchObject({ code: 'STATE_REFUSES', details: { currentState: 'submitted' } });
  });
});

describe('details given again', () => {
  const details = (city: string, postalCode: string) => ({
    scheduleA: { city, postalCode },
    paymentMethod: 'outside' as const,
  });

  it.each([
    [
      'in another order of their fields keep the signatures',
      { postalCode: 'M5J 2L1', city: 'Toronto' },
      true,
    ],
    ['of another city take them back', { city: 'Guelph', postalCode: 'M5J 2L1' }, false],
    ['with a field less take them back', { city: 'Toronto' }, false],
  ])('%s', async (_row, scheduleA, keeps) => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const by = [portal.deps, ada.user.id, tradeId] as const;
    await preSignTrade(...by, details('Toronto', 'M5J 2L1'));
    const signedAt = portal.deps.clock.now();
    await portal.db
      .updateTable('trades')
      .set({ investor_signed_at: signedAt })
      .where('id', '=', tradeId)
      .execute();
    await preSignTrade(...by, { scheduleA, paymentMethod: 'outside' });
    const row = await portal.db
      .selectFrom('trades')
      .select('investor_signed_at')
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(row.investor_signed_at).toEqual(keeps ? signedAt : null);
  });
});
