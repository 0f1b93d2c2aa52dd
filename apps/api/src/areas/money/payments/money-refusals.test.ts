import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder, at, RELEASABLE } from '../../../testing/cancellation.ts';
import { addDeal } from '../../../testing/deals.ts';
import { refundPayment, releasePayment } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, placeOrder, submittedOrder } from '../../../testing/orders.ts';
import { giveAccount, moneyOf } from '../../../testing/payments.ts';
import { registerPerson } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { receivePayment } from './movements/receive-payment.ts';
import { returnPayment } from './movements/return-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const wrong = (path: string, key: string) => ({ code: 'VALIDATION', details: { fields: [{ path, key }] } });
const WRONG_AMOUNT = wrong('amount', 'errors.fieldInvalid');

/** An approved order of $5,000 with this much in trust. */
async function orderWith(amountCents: bigint) {
  const { ada, tradeId } = await approvedOrder(portal);
  const by = [portal.deps, STAFF, ada.user.id, tradeId] as const;
  await receivePayment(...by, { amountCents, reference: 'wire' });
  return { ada, tradeId, by };
}

describe('money reported by hand is refused', () => {
  it.each([0n, -1n])('when it is %d cents', async (amountCents) => {
    const { by } = await orderWith(500_000n);
    await expect(receivePayment(...by, { amountCents, reference: 'x' })).rejects.toMatchObject(WRONG_AMOUNT);
    await expect(returnPayment(...by, { amountCents, reference: 'x' })).rejects.toMatchObject(WRONG_AMOUNT);
  });

  it.each([
    ['of another amount', { amountCents: 1n }],
    ['of another reference', { reference: 'wire 9' }],
  ])('when it is %s than before under the key of one form', async (_row, change) => {
    const { by } = await orderWith(100_000n);
    const payment = { amountCents: 2n, reference: 'wire 8', key: 'one form' };
    await receivePayment(...by, payment);
    await expect(receivePayment(...by, { ...payment, ...change })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});

describe('a refund', () => {
  it.each([
    ['of nothing', 0n],
    ['of a negative amount', -1n],
    ['of a cent more than the excess', 100_001n],
  ])('%s is refused beside the amount', async (_row, amountCents) => {
    const { by } = await orderWith(600_000n);
    await expect(refundPayment(...by, { amountCents })).rejects.toMatchObject(WRONG_AMOUNT);
  });

  it.each([
    ['a cent', 1n],
    ['the whole excess', 100_000n],
  ])('of %s is recorded under its reference', async (_row, amountCents) => {
    const { ada, tradeId, by } = await orderWith(600_000n);
    expect(await refundPayment(...by, { amountCents, reference: 'back' })).toEqual({
      isNew: true,
      amountCents,
      inTrustCents: 600_000n - amountCents,
    });
    const { reference } = await portal.db
      .selectFrom('money_journal')
      .select('reference')
      .where('trade_id', '=', tradeId)
      .where('kind', '=', 'refunded')
      .executeTakeFirstOrThrow();
    expect(reference).toBe('back');
    expect((await moneyOf(portal, ada, tradeId)).refundedCents).toBe(amountCents);
  });

  it('is refused where nothing may be refunded, with the order’s status', async () => {
    const { by } = await orderWith(500_000n);
    await expect(refundPayment(...by, {})).rejects.toMatchObject({
      code: 'NOTHING_TO_REFUND',
      details: { currentState: 'approved' },
    });
  });

  it('of a settled order is of all that is still there', async () => {
    const { by } = await orderWith(600_000n);
    await at(portal, RELEASABLE, () => releasePayment(...by));
    expect(await refundPayment(...by, {})).toMatchObject({ amountCents: 100_000n, inTrustCents: 0n });
  });
});

describe('a release is refused', () => {
  it('before the dealer has approved, with the order’s status', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await expect(releasePayment(portal.deps, STAFF, ada.user.id, tradeId)).rejects.toMatchObject({
      code: 'STATE_REFUSES',
      details: { currentState: 'submitted' },
    });
  });

  it('while the right to cancel runs, with its end', async () => {
    const { by } = await orderWith(500_000n);
    await expect(releasePayment(...by)).rejects.toMatchObject({
      code: 'CANCELLATION_RIGHT_RUNS',
      details: { values: { until: RELEASABLE.toISOString() } },
    });
  });

  it('while a cent is missing, with the order’s status, and not when it is there', async () => {
    const { by } = await orderWith(499_999n);
    const release = () => at(portal, RELEASABLE, () => releasePayment(...by));
    await expect(release()).rejects.toMatchObject({
      code: 'FUNDS_MISSING',
      details: { currentState: 'approved' },
    });
    await receivePayment(...by, { amountCents: 1n, reference: 'the cent' });
    expect(await release()).toBe(true);
  });
});

describe('an account to debit is refused', () => {
  it('before the details of the order are given', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const reply = await giveAccount(portal, ada, await placeOrder(ada, await addDeal(portal)));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'STEP_NOT_REACHED']);
  });
});
