import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOINT } from '../../../../testing/joint-signing.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder, signWithoutCeremony } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { openFacts } from '../../exemptions/decision-facts.ts';
import { listDecisions } from '../../exemptions/find-decisions.ts';
import { archiveTrade } from '../cancelling/archive-trade.ts';
import { declineTrade, reviewTrade } from '../deciding/decide-trade.ts';
import { releaseExpiredOrders } from '../holding/release-expired-orders.ts';
import { submitTradeIfComplete } from '../placing/submit-trade-if-complete.ts';

const HOUR_MS = 3_600_000;
const ELSEWHERE_CENTS = 1_000_000n;
/** An eligible investor of Ontario may buy as much in twelve months on advice. */
const CAP_CENTS = 10_000_000n;
const UNIT_CENTS = 100_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => portal.setTime(TEST_TIME));
afterAll(() => portal.close());

/** Who has bought elsewhere for so many dollars in the last twelve months. */
const buyerElsewhere = (amount: number) => ({
  investing: {
    ...KYC_EXAMPLE.investing,
    boughtElsewhere: true,
    purchasesElsewhere: { row1: { amount, day: '2026-01-15' } },
  },
});

async function eligiblePerson(): Promise<Person> {
  const person = await registerPerson(portal);
  await submitKyc(person, buyerElsewhere(10_000));
  return person;
}

/** The purchases of somebody, those of an order by what they come to and those elsewhere, oldest first. */
async function purchasesOf({ user }: Person) {
  return portal.db
    .selectFrom('exempt_purchases')
    .select(['state', 'under', 'amount_cents as cents', 'takes_room as takesRoom', 'assumed'])
    .where('investor_id', '=', user.id)
    .orderBy('id')
    .execute();
}

async function orderPurchase(person: Person, tradeId: string) {
  const row = await portal.db
    .selectFrom('exempt_purchases')
    .select(['state', 'under', 'amount_cents as cents', 'takes_room as takesRoom', 'assumed'])
    .where('investor_id', '=', person.user.id)
    .where('trade_id', '=', tradeId)
    .executeTakeFirst();
  return row;
}

const lastOf = async (tradeId: string) => (await listDecisions(portal.db, tradeId))[0];
const HELD = { state: 'reserved', under: 'OM', takesRoom: true, assumed: false };

describe('what is decided of an order', () => {
  it('stands on record from the moment it is placed, with the facts that it rests on', async () => {
    const ada = await eligiblePerson();
    const tradeId = await placeOrder(ada, await addOfferedDeal(portal), 20);
    const [decision] = await listDecisions(portal.db, tradeId);
    expect(decision).toMatchObject({
      occasion: 'placing',
      outcome: 'allowed',
      exemption: 'OM',
      ruleId: 'om-limit-year-advised',
      totalCents: 20n * UNIT_CENTS,
      capCents: CAP_CENTS,
      usedCents: ELSEWHERE_CENTS,
      roomCents: CAP_CENTS - ELSEWHERE_CENTS,
      needsAdvice: false,
      province: 'CAN-ON',
      decidedBy: `investor:${ada.user.id}`,
    });
    const facts = decision && (await openFacts(portal.deps.secrets, decision));
    expect(facts?.limbs.map(({ ruleId }) => ruleId)).toContain('eligible-income');
    expect(facts?.limbs.flatMap(({ because }) => because)).toContainEqual({
      of: 'income',
      year: 2025,
      isExpected: false,
      cents: BigInt(KYC_EXAMPLE.income.individual.lastYear) * 100n,
    });
    expect(await orderPurchase(ada, tradeId)).toEqual({ ...HELD, cents: 20n * UNIT_CENTS });
  });

  it('is that nothing is known yet, where there is no profile', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addOfferedDeal(portal), 500);
    expect(await lastOf(tradeId)).toMatchObject({ outcome: 'unknown', exemption: null, kycId: null });
    expect(await orderPurchase(ada, tradeId)).toMatchObject({ takesRoom: false, assumed: true });
  });

  it('counts what the person holds by their other orders', async () => {
    const ada = await eligiblePerson();
    await placeOrder(ada, await addOfferedDeal(portal), 60);
    const second = await ada.post(`/user/trade/create/${await addOfferedDeal(portal)}`, { quantity: 31 });
    expect(second.json()).toMatchObject({ code: 'OVER_LIMIT' });
    const third = await placeOrder(ada, await addOfferedDeal(portal), 30);
    expect(await lastOf(third)).toMatchObject({
      outcome: 'allowed',
      usedCents: ELSEWHERE_CENTS + 60n * UNIT_CENTS,
      roomCents: 30n * UNIT_CENTS,
    });
  });

  it('is decided of open orders when the profile is submitted, the one placed first before the others', async () => {
    const ada = await registerPerson(portal);
    const first = await placeOrder(ada, await addOfferedDeal(portal), 80);
    portal.advance(1_000);
    const second = await placeOrder(ada, await addOfferedDeal(portal), 11);
    portal.advance(1_000);
    const third = await placeOrder(ada, await addOfferedDeal(portal), 10);
    await submitKyc(ada, buyerElsewhere(10_000));
    expect(await lastOf(first)).toMatchObject({
      occasion: 'profile',
      outcome: 'allowed',
      usedCents: ELSEWHERE_CENTS,
    });
    expect(await lastOf(second)).toMatchObject({ outcome: 'refused', blockedBy: 'over-limit' });
    expect(await lastOf(third)).toMatchObject({ outcome: 'allowed', roomCents: 10n * UNIT_CENTS });
  });

  it('is decided again at each change, at the submission and at the approval, and never changed', async () => {
    const ada = await eligiblePerson();
    const dealId = await addOfferedDeal(portal);
    const tradeId = await placeOrder(ada, dealId, 20);
    await placeOrder(ada, dealId, 40);
    await placeOrder(ada, dealId, 40);
    await giveDetails(ada, tradeId);
    await signWithoutCeremony(portal, ada, tradeId);
    await portal.db
      .transaction()
      .execute((trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
    const decisions = await listDecisions(portal.db, tradeId);
    expect(
      decisions.map(({ occasion, totalCents, needsAdvice }) => [occasion, totalCents, needsAdvice]),
    ).toEqual([
      ['submission', 40n * UNIT_CENTS, true],
      ['change', 40n * UNIT_CENTS, true],
      ['placing', 20n * UNIT_CENTS, false],
    ]);
    for (const change of [
      sql`update exemption_decisions set outcome = 'refused'`,
      sql`delete from exemption_decisions`,
    ]) {
      await expect(change.execute(portal.db)).rejects.toMatchObject({
        constraint: 'exemption_decisions_stay',
      });
    }
  });
});

describe('room', () => {
  it.each([
    [
      'its investor cancels it',
      (ada: Person, id: string) => archiveTrade(portal.deps, ada.user.id, id, { by: 'investor' }),
    ],
    [
      'the dealer cancels it',
      (ada: Person, id: string) =>
        archiveTrade(portal.deps, ada.user.id, id, { by: STAFF, reason: 'The offering ended.' }),
    ],
    [
      'its hold runs out',
      async () => {
        portal.advance(73 * HOUR_MS);
        await releaseExpiredOrders(portal.deps);
      },
    ],
    [
      'the dealer declines it',
      async (ada: Person, id: string) => {
        await giveDetails(ada, id);
        await signWithoutCeremony(portal, ada, id);
        await portal.db
          .transaction()
          .execute((trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, id));
        await reviewTrade(portal.deps, STAFF, ada.user.id, id);
        await declineTrade(portal.deps, STAFF, ada.user.id, id, 'No.');
      },
    ],
  ] as const)('comes back when an order ends: %s', async (_how, end) => {
    const ada = await eligiblePerson();
    const tradeId = await placeOrder(ada, await addOfferedDeal(portal), 20);
    await end(ada, tradeId);
    expect(await orderPurchase(ada, tradeId)).toMatchObject({ state: 'cancelled', takesRoom: false });
    portal.setTime(TEST_TIME);
    const next = await placeOrder(ada, await addOfferedDeal(portal), 20);
    expect(await lastOf(next)).toMatchObject({ outcome: 'allowed', usedCents: ELSEWHERE_CENTS });
  });

  it('comes back in part when an order gets smaller, and is taken again when one goes on', async () => {
    const ada = await eligiblePerson();
    const dealId = await addOfferedDeal(portal);
    const tradeId = await placeOrder(ada, dealId, 90);
    await placeOrder(ada, dealId, 50);
    expect(await orderPurchase(ada, tradeId)).toEqual({ ...HELD, cents: 50n * UNIT_CENTS });
    portal.advance(73 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    portal.setTime(TEST_TIME);
    await placeOrder(ada, dealId, 50);
    expect(await orderPurchase(ada, tradeId)).toEqual({ ...HELD, cents: 50n * UNIT_CENTS });
  });

  it('is taken from each purchaser by the whole order, and comes back to one who leaves', async () => {
    const [ada, ben] = [await eligiblePerson(), await eligiblePerson()];
    const dealId = await addOfferedDeal(portal);
    const place = (jointInvestor: object | null) =>
      ada.post(`/user/trade/create/${dealId}`, { quantity: 20, jointInvestor });
    const tradeId = (await place(JOINT)).json().data.shareOrderId;
    await portal.db
      .updateTable('order_purchasers')
      .set({ investor_id: ben.user.id, joined_at: portal.deps.clock.now() })
      .where('trade_id', '=', tradeId)
      .where('role', '=', 'second')
      .execute();
    expect(await orderPurchase(ben, tradeId)).toMatchObject({ state: 'reserved', cents: 20n * UNIT_CENTS });
    await place(null);
    expect(await orderPurchase(ben, tradeId)).toMatchObject({ state: 'cancelled', takesRoom: false });
    expect(await orderPurchase(ada, tradeId)).toMatchObject({ state: 'reserved' });
  });

  it('is taken by what a profile tells of purchases elsewhere, in place of what an earlier one told', async () => {
    const ada = await eligiblePerson();
    const told = { state: 'declared', under: 'OM', cents: ELSEWHERE_CENTS, takesRoom: true, assumed: true };
    expect(await purchasesOf(ada)).toEqual([told]);
    await submitKyc(ada, buyerElsewhere(30_000));
    expect(await purchasesOf(ada)).toEqual([
      { ...told, state: 'cancelled', takesRoom: false },
      { ...told, cents: 3n * ELSEWHERE_CENTS },
    ]);
  });
});
