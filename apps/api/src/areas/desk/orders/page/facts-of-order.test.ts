import type { DebitsDue } from '@portal/domain/money/payments/office-debits.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder } from '../../../../testing/cancellation.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { addDeal, DEAL_CONTENT } from '../../../../testing/deals.ts';
import { orderOnDesk } from '../../../../testing/desk.ts';
import { IN_NOVA_SCOTIA, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { pay, readOrder } from '../../../../testing/order-money.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
let compliance: Colleague;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

describe('the facts of an order', () => {
  it('say what keeps it from being approved, in the words of the refusal', async () => {
    const order = await orderOnDesk(portal);
    expect((await readOrder(compliance, order.id)).order.waitsFor).toBeNull();
    await submitKyc(order.ada, IN_NOVA_SCOTIA);
    const { profiles } = await readOrder(compliance, order.id);
    await portal.db
      .updateTable('trades')
      .set({ kyc_id: profiles[0]?.kycId ?? null })
      .where('id', '=', order.id)
      .execute();
    expect((await readOrder(compliance, order.id)).order.waitsFor).toEqual({
      code: 'PROVINCE_NOT_SERVED',
      sentence: expect.stringContaining('Northline is not registered'),
    });
  });

  it('have the last digits of the account to be debited, if there is one', async () => {
    const [debited, other] = [await approvedDebit(portal), await approvedOrder(portal)];
    const accountOf = async ({ tradeId }: { tradeId: string }) => {
      const { method, accountLastDigits } = (await readOrder(finance, tradeId)).order;
      return [method, accountLastDigits];
    };
    expect(await accountOf(debited)).toEqual(['debit', '890']);
    expect(await accountOf(other)).toEqual(['outside', null]);
  });

  it('have the costs of the deal if it states them', async () => {
    const cost = { kind: 'percent', value: 5, when: 'start', paidBy: 'issuer', isEstimate: false } as const;
    const costs = [{ ...cost, label: { en: 'Dealer’s fee', fr: 'Frais du courtier' } }];
    const dealId = await addDeal(portal, { content: { ...DEAL_CONTENT, costs } });
    const stated = await placeOrder(await registerPerson(portal), dealId);
    expect((await readOrder(finance, stated)).order.costs).toEqual([{ ...cost, label: 'Dealer’s fee' }]);
    const { tradeId: silent } = await approvedOrder(portal);
    expect((await readOrder(finance, silent)).order).not.toHaveProperty('costs');
  });

  it.each([
    ['submitted', ['newer-profile']],
    ['inReview', ['newer-profile']],
    ['approved', []],
    ['declined', []],
  ] as const)('have what is open of one that is %s only until it is decided', async (status, expected) => {
    const order = await orderOnDesk(portal, { status });
    await submitKyc(order.ada);
    const { checks, order: facts } = await readOrder(compliance, order.id);
    expect(facts.dueAt !== null, 'somebody has to look at it by a day').toBe(expected.length > 0);
    expect(checks.filter((check) => check === 'newer-profile')).toEqual(expected);
    expect(checks.length > 0).toBe(expected.length > 0);
  });
});

describe('who ordered', () => {
  it('is shown with whether they confirmed their address, and with their other orders', async () => {
    const order = await orderOnDesk(portal);
    const other = await placeOrder(order.ada, await addDeal(portal));
    const verifiedAt = (at: Date | null) =>
      portal.db
        .updateTable('investors')
        .set({ email_verified_at: at })
        .where('id', '=', order.investorId)
        .execute();
    const shown = async () => (await readOrder(compliance, order.id)).investor;
    await verifiedAt(null);
    expect((await shown()).isEmailVerified).toBe(false);
    await verifiedAt(portal.deps.clock.now());
    expect(await shown()).toMatchObject({
      isEmailVerified: true,
      otherOrders: [{ id: other, reference: orderReference(other), status: 'open', total: 5_000 }],
    });
    const deals = await enterOffice(portal, { role: 'deals' });
    expect((await readOrder(deals, order.id)).investor.otherOrders).toMatchObject([
      { id: other, total: null },
    ]);
  });
});

describe('the money of an order of $5,000', () => {
  const moneyOf = async (tradeId: string) => {
    const { money } = await readOrder(finance, tradeId);
    const { inTrust, missing, refundable, returnable } = money ?? expect.fail('finance sees no money');
    return { inTrust, missing, refundable, returnable };
  };

  it.each([
    ['nothing was paid', [], { inTrust: 0, missing: 5_000, refundable: 0 }],
    ['a part was paid', [100_000n], { inTrust: 1_000, missing: 4_000, refundable: 0 }],
    ['a cent is missing', [499_999n], { inTrust: 4_999.99, missing: 0.01, refundable: 0 }],
    ['it is paid', [500_000n], { inTrust: 5_000, missing: 0, refundable: 0 }],
    ['a cent too much was paid', [500_001n], { inTrust: 5_000.01, missing: 0, refundable: 0.01 }],
    ['it was paid in two parts', [100_000n, 450_000n], { inTrust: 5_500, missing: 0, refundable: 500 }],
  ])('tells what is missing and what may go back where %s', async (_case, payments, expected) => {
    const order = await approvedOrder(portal);
    for (const cents of payments) {
      await pay(portal, order, cents);
    }
    expect(await moneyOf(order.tradeId)).toEqual({ ...expected, returnable: null });
  });

  it('may be taken back by the bank it was debited from, until the last day', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { count, total }: DebitsDue = (await finance.get('/office/money/debits')).json().data;
    expect((await finance.post('/office/money/debits/files', { count, total })).statusCode).toBe(201);
    expect((await moneyOf(tradeId)).returnable).toEqual({ amount: 5_000, until: '2027-02-17' });
  });
});
