import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, readTrade } from '../../../testing/orders.ts';
import { moneyOf } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { receivePayment } from './movements/receive-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ACCOUNT = {
  institution: '003',
  transit: '01234',
  account: '1234567890',
  accountHolder: 'Ada Tremblay',
};

function formOf(fields: Record<string, string>): { payload: string; headers: Record<string, string> } {
  const boundary = 'boundary-of-the-test';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function orderToPay(paymentMethod: 'outside' | 'debit') {
  const ada = await registerPerson(portal);
  await addSubmittedKyc(portal, ada);
  const dealId = await addDeal(portal);
  const tradeId = await placeOrder(ada, dealId);
  await giveDetails(ada, tradeId, paymentMethod);
  const pay = (fields: Record<string, string>) => {
    const { payload, headers } = formOf({ tradeId, paymentMethod: '2', ...fields });
    return portal.app.inject({
      method: 'POST',
      url: '/api/user/savePaymentInfo/',
      headers: { ...headers, authorization: `Bearer ${ada.accessToken}` },
      payload,
    });
  };
  return { ada, dealId, tradeId, pay };
}

const toDebit = async (ada: Person, tradeId: string) => (await moneyOf(portal, ada, tradeId)).toDebitCents;

describe('the account to debit', () => {
  it('is sealed, shown by its last digits only, and authorizes the total', async () => {
    const { ada, tradeId, pay } = await orderToPay('debit');
    expect((await readTrade(ada, tradeId)).nextAction).toBe('pay');
    const reply = await pay(ACCOUNT);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      paymentCompleted: true,
      nextAction: 'sign',
      payment: { accountLastDigits: '890', accountHolder: 'Ada Tremblay' },
    });
    const stored = await portal.db
      .selectFrom('payment_instructions')
      .selectAll()
      .where('trade_id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(stored.sealed_account?.includes('1234567890')).toBe(false);
    expect(await toDebit(ada, tradeId)).toBe(500_000n);
  });

  it('given twice authorizes once', async () => {
    const { ada, tradeId, pay } = await orderToPay('debit');
    await pay(ACCOUNT);
    await pay({ ...ACCOUNT, account: '7654321' });
    expect(await toDebit(ada, tradeId)).toBe(500_000n);
  });

  it.each([
    ['an institution of two digits', { institution: '03' }, 'institution'],
    ['a transit of four digits', { transit: '1234' }, 'transit'],
    ['an account with letters', { account: '12345X7' }, 'account'],
    ['no account holder', { accountHolder: ' ' }, 'accountHolder'],
  ])('is refused with %s, beside the field', async (_case, change, field) => {
    const { pay } = await orderToPay('debit');
    const reply = await pay({ ...ACCOUNT, ...change });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is not required for an order paid outside the portal, nor stored when it is sent', async () => {
    const { ada, tradeId, pay } = await orderToPay('outside');
    expect((await pay(ACCOUNT)).json().fields).toEqual({
      paymentMethod:
        'Another way of paying is chosen for this order. Change it in the order’s details first.',
    });
    expect((await pay({ ...ACCOUNT, paymentMethod: '1' })).statusCode).toBe(200);
    expect(await toDebit(ada, tradeId)).toBe(0n);
    expect((await readTrade(ada, tradeId)).payment?.accountHolder).toBeNull();
  });
});

describe('what may be debited', () => {
  it('is the order’s present total, however often it changed', async () => {
    const { ada, dealId, tradeId, pay } = await orderToPay('debit');
    await pay(ACCOUNT);
    for (const [quantity, cents] of [
      [20, 200_000n],
      [50, 500_000n],
      [80, 800_000n],
    ] as const) {
      await placeOrder(ada, dealId, quantity);
      expect(await toDebit(ada, tradeId)).toBe(cents);
    }
    expect(await readTrade(ada, tradeId)).toMatchObject({ paymentCompleted: true, nextAction: 'sign' });
  });

  it('is nothing while the order is paid outside the portal, and the total again afterwards', async () => {
    const { ada, tradeId, pay } = await orderToPay('debit');
    await pay(ACCOUNT);
    await giveDetails(ada, tradeId, 'outside');
    expect(await toDebit(ada, tradeId)).toBe(0n);
    await giveDetails(ada, tradeId, 'debit');
    expect(await toDebit(ada, tradeId)).toBe(500_000n);
  });

  it('is nothing once the order is cancelled', async () => {
    const { ada, tradeId, pay } = await orderToPay('debit');
    await pay(ACCOUNT);
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect(await toDebit(ada, tradeId)).toBe(0n);
  });
});

describe('money that arrives', () => {
  it('funds an order only as long as it covers the total', async () => {
    const { ada, dealId, tradeId } = await orderToPay('outside');
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 500_000n, reference: 'w' });
    await placeOrder(ada, dealId, 80);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).toBeNull();
    await placeOrder(ada, dealId, 40);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).not.toBeNull();
  });

  it('is in trust once, however often the same form is sent at once', async () => {
    const { ada, tradeId } = await orderToPay('outside');
    const receive = () =>
      receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
        amountCents: 500_000n,
        reference: 'wire 1',
        key: 'one form',
      });
    const receipts = await Promise.all([receive(), receive(), receive()]);
    expect(receipts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(receipts.every(({ inTrustCents }) => inTrustCents === 500_000n)).toBe(true);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).not.toBeNull();
  });

  it('in parts funds the order when it is complete', async () => {
    const { ada, tradeId } = await orderToPay('outside');
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 200_000n, reference: 'a' });
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).toBeNull();
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 300_000n, reference: 'b' });
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).not.toBeNull();
  });

  it('after the order was cancelled is recorded and flagged, not lost', async () => {
    const { ada, tradeId } = await orderToPay('outside');
    await ada.get(`/user/trade/archive/${tradeId}`);
    const receipt = await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: 500_000n,
      reference: 'late',
    });
    expect(receipt).toEqual({
      isNew: true,
      telling: 'recorded',
      inTrustCents: 500_000n,
      needsAttention: true,
    });
  });
});
