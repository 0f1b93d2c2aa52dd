import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../../testing/deals.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder } from '../../../../testing/orders.ts';
import { giveAccount } from '../../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { receivePayment } from '../../../money/payments/movements/receive-payment.ts';
import { findOrder } from '../find-order.ts';
import { lockOrder } from '../lock-order.ts';
import { recordSignature } from '../record-signatures.ts';
import { preSignTrade } from './pre-sign-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function orderBeforeDetails() {
  const ada = await registerPerson(portal);
  const tradeId = await placeOrder(ada, await addDeal(portal));
  return { ada, tradeId };
}

type Before = (ada: Person, tradeId: string) => Promise<unknown>;

const nothing: Before = async () => undefined;

const accountGiven: Before = async (ada, tradeId) => {
  await giveDetails(ada, tradeId, 'debit');
  await giveAccount(portal, ada, tradeId);
  await giveDetails(ada, tradeId, 'outside');
};

const moneyArrived: Before = async (ada, tradeId) =>
  receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 500_000n, reference: 'wire' });

describe('the payment of an order whose details are given', () => {
  it.each<[string, PaymentMethod, Before, boolean]>([
    ['outside the portal is done with that', 'outside', nothing, true],
    ['by a debit is not done before an account was given', 'debit', nothing, false],
    ['by a debit is done where the account was given before', 'debit', accountGiven, true],
    ['by a debit is not asked for where all money is in trust', 'debit', moneyArrived, true],
  ])('%s', async (_row, method, before, isDone) => {
    const { ada, tradeId } = await orderBeforeDetails();
    await addSubmittedKyc(portal, ada);
    await before(ada, tradeId);
    await giveDetails(ada, tradeId, method);
    const order = await findOrder(portal.db, ada.user.id, tradeId);
    expect(order).toMatchObject({ paymentMethod: method, paymentCompletedAt: isDone ? TEST_TIME : null });
  });
});

describe('a linked account', () => {
  const choose = async (settings: object, tradeId: string, ada: Person) => {
    const config = { ...portal.deps.config, ...settings };
    const scheduleA = { city: 'Kingston', province: 'CAN-ON' as const };
    await preSignTrade({ ...portal.deps, config }, ada.user.id, tradeId, {
      scheduleA,
      paymentMethod: 'linked',
    });
  };

  it('is refused in production where no provider links it, and stays with an order that has it', async () => {
    const { ada, tradeId } = await orderBeforeDetails();
    await addSubmittedKyc(portal, ada);
    const alone = { stage: 'production', finconnect: undefined };
    await expect(choose(alone, tradeId, ada)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { fields: [{ path: 'subDoc.paymentMethod' }] },
    });
    await choose({ stage: 'production', finconnect: { urlTemplate: 'https://x/{state}' } }, tradeId, ada);
    await choose(alone, tradeId, ada);
    expect(await findOrder(portal.db, ada.user.id, tradeId)).toMatchObject({ paymentMethod: 'linked' });
  });
});

describe('the signature of an order whose details are given again', () => {
  async function signedAfter(change: Before) {
    const { ada, tradeId } = await orderBeforeDetails();
    const first = (await submitKyc(ada)).id;
    await giveDetails(ada, tradeId, 'outside');
    const order = await lockOrder(portal.db, ada.user.id, tradeId);
    await recordSignature(portal.db, order, { role: 'investor', signedAt: TEST_TIME }, TEST_TIME);
    await change(ada, tradeId);
    const after = await findOrder(portal.db, ada.user.id, tradeId);
    return { isSigned: after?.investorSignedAt !== null, isOnFirstProfile: after?.kycId === first };
  }

  it('remains valid while they are the same', async () => {
    const after = await signedAfter((ada, tradeId) => giveDetails(ada, tradeId, 'outside'));
    expect(after).toEqual({ isSigned: true, isOnFirstProfile: true });
  });

  it('is void after another payment method', async () => {
    const after = await signedAfter((ada, tradeId) => giveDetails(ada, tradeId, 'debit'));
    expect(after).toEqual({ isSigned: false, isOnFirstProfile: true });
  });

  it('is void where the profile has changed, on which the order relies from then on', async () => {
    const after = await signedAfter(async (ada, tradeId) => {
      await submitKyc(ada);
      await giveDetails(ada, tradeId, 'outside');
    });
    expect(after).toEqual({ isSigned: false, isOnFirstProfile: false });
  });
});
