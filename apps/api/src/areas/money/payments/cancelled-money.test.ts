import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancel, flagsOf, mailsAbout, ORIGINATOR } from '../../../testing/cancellation.ts';
import { refundPayment } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { approvedDebit, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { exportDebits } from './debits/export-debits.ts';
import { receivePayment } from './movements/receive-payment.ts';
import { returnPayment } from './movements/return-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const WHOLE = 500_000n;

describe('the money of an order that is cancelled by right', () => {
  it('in trust has to be refunded, and is', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: WHOLE, reference: 'd1' });
    await cancel(ada, tradeId);
    expect(await flagsOf(portal, tradeId)).toEqual(['refund-due']);
    expect((await mailsAbout(portal, ada.email, 'Receipt'))[0]?.text).toMatch(/is\sreturned\sin\sfull/);
    expect((await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, {})).amountCents).toBe(WHOLE);
    expect(await readTrade(ada, tradeId)).toMatchObject({ money: { inTrust: 0, refunded: 5_000 } });
  });

  it('that was only authorized is no longer debited: the bank’s next file leaves the order out', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await cancel(ada, tradeId);
    expect((await moneyOf(portal, ada, tradeId)).toDebitCents).toBe(0n);
    expect(await exportDebits(portal.deps, STAFF, ORIGINATOR)).toEqual({ file: null, leftOut: [] });
    expect((await mailsAbout(portal, ada.email, 'Receipt'))[0]?.text).toMatch(/nothing\swill\sbe\staken/);
  });

  const withBank = async () => {
    const order = await approvedDebit(portal);
    expect((await exportDebits(portal.deps, STAFF, ORIGINATOR)).file?.debits).toBe(1);
    await cancel(order.ada, order.tradeId);
    return order;
  };

  it('that the bank is debiting is called back: the dealer is told, and the order says so', async () => {
    const { ada, tradeId } = await withBank();
    expect(await flagsOf(portal, tradeId)).toEqual(['debit-under-way']);
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ debitUnderWay: true, authorized: 0 });
    expect((await mailsAbout(portal, ada.email, 'Receipt'))[0]?.text).toMatch(
      /already\shanded\sto\sthe\sbank/,
    );
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: WHOLE,
      reference: 'recall',
    });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 9, money: { debitUnderWay: false } });
    expect(await mailsAbout(portal, ada.email, 'Nothing was taken')).toHaveLength(1);
    expect(await mailsAbout(portal, ada.email, 'Your bank returned')).toEqual([]);
  });

  it('that the bank debited all the same is held in trust and refunded', async () => {
    const { ada, tradeId } = await withBank();
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: WHOLE, reference: 'd2' });
    expect(await flagsOf(portal, tradeId)).toEqual(['money-for-closed-order']);
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ debitUnderWay: false, inTrust: 5_000 });
    expect(await mailsAbout(portal, ada.email, 'for an order that is over')).toHaveLength(1);
    expect(await mailsAbout(portal, ada.email, 'We have received your payment')).toEqual([]);
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, {});
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('that bounced after it had arrived is asked for by nobody, and nothing is left to refund', async () => {
    const { ada, tradeId } = await withBank();
    const payment = { amountCents: WHOLE, reference: 'd3' };
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, payment);
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, payment);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 9, money: { inTrust: 0 } });
  });
});
