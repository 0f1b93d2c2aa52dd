import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { refundPayment, releasePayment } from '../../../testing/decided-alone.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { giveDetails, readTrade, submittedOrder } from '../../../testing/orders.ts';
import { ACCOUNT, approvedDebit, approvedDebitOf, giveAccount, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { archiveTrade } from '../../order/trades/cancelling/archive-trade.ts';
import { declineTrade, reviewTrade } from '../../order/trades/deciding/decide-trade.ts';
import { listOpenFlags } from './flags/payment-flags.store.ts';
import { receivePayment } from './movements/receive-payment.ts';
import { returnPayment } from './movements/return-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const WHOLE = 500_000n;

async function fundedDebit() {
  const order = await approvedDebit(portal);
  await receivePayment(portal.deps, STAFF, order.ada.user.id, order.tradeId, {
    amountCents: WHOLE,
    reference: 'd1',
  });
  return order;
}

const flagsOf = async (tradeId: string) =>
  (await listOpenFlags(portal.db)).filter((flag) => flag.tradeId === tradeId).map(({ kind }) => kind);

async function mailsTo(email: string): Promise<string[]> {
  await portal.runJobs();
  return portal.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('money in trust', () => {
  it('uses up the authorization, so that nothing is debited twice', async () => {
    const { ada, tradeId } = await fundedDebit();
    expect((await moneyOf(portal, ada, tradeId)).toDebitCents).toBe(0n);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(WHOLE);
    expect(await mailsTo(ada.email)).toContain('We have received your payment for Maple Street Homes');
  });

  it('beyond the order’s total is flagged, and only the excess may be refunded', async () => {
    const { ada, tradeId } = await fundedDebit();
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 100n, reference: 'extra' });
    expect(await flagsOf(tradeId)).toEqual(['overpaid']);
    await expect(
      refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 101n }),
    ).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, {})).toMatchObject({
      amountCents: 100n,
    });
    expect(await flagsOf(tradeId)).toEqual([]);
    await expect(refundPayment(portal.deps, STAFF, ada.user.id, tradeId, {})).rejects.toMatchObject({
      code: 'NOTHING_TO_REFUND',
    });
  });
});

describe('money is released', () => {
  it('only when the right to cancel has ended, and settles the order once', async () => {
    const { ada, tradeId } = await fundedDebit();
    const release = () => releasePayment(portal.deps, STAFF, ada.user.id, tradeId);
    const now = portal.deps.clock.now();
    // Signed on a Wednesday in Ontario: the right runs until Friday midnight in Kenora.
    portal.setTime(new Date('2026-11-21T05:59:59.000Z'));
    await expect(release()).rejects.toMatchObject({ code: 'CANCELLATION_RIGHT_RUNS' });
    portal.setTime(new Date('2026-11-21T06:00:59.999Z'));
    await expect(release(), 'a notice of the last second').rejects.toMatchObject({
      code: 'CANCELLATION_RIGHT_RUNS',
    });
    portal.setTime(new Date('2026-11-21T06:01:00.000Z'));
    expect(await Promise.all([release(), release()]).then((news) => news.sort())).toEqual([false, true]);
    portal.setTime(now);
    expect(await readTrade(ada, tradeId)).toMatchObject({
      status: 5,
      nextAction: 'none-settled',
      money: { inTrust: 0, released: 5_000, refunded: 0, releasedAt: '2026-11-21T06:01:00.000Z' },
    });
    expect((await moneyOf(portal, ada, tradeId)).releasedCents).toBe(WHOLE);
    expect(await mailsTo(ada.email)).toContain('Your money was paid to the issuer: Maple Street Homes');
  });

  it('not before the order is approved, nor while money is missing', async () => {
    const submitted = await submittedOrder(portal);
    await expect(
      releasePayment(portal.deps, STAFF, submitted.ada.user.id, submitted.tradeId),
    ).rejects.toMatchObject({ code: 'STATE_REFUSES' });
    const { ada, tradeId } = await approvedDebit(portal);
    const now = portal.deps.clock.now();
    portal.advance(120 * HOUR_MS);
    await expect(releasePayment(portal.deps, STAFF, ada.user.id, tradeId)).rejects.toMatchObject({
      code: 'FUNDS_MISSING',
    });
    portal.setTime(now);
  });
});

describe('money has to be refunded', () => {
  it('when the dealer cancels a paid order: staff and the investor are told, and the refund ends it', async () => {
    const { ada, tradeId } = await fundedDebit();
    await archiveTrade(portal.deps, ada.user.id, tradeId, { by: STAFF, reason: 'The offering ended.' });
    expect(await flagsOf(tradeId)).toEqual(['refund-due']);
    const outcome = await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'wire 9' });
    expect(outcome).toEqual({ isNew: true, amountCents: WHOLE, inTrustCents: 0n });
    expect(
      await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'wire 9' }),
    ).toMatchObject({
      isNew: false,
    });
    expect(await flagsOf(tradeId)).toEqual([]);
    expect(await mailsTo(ada.email)).toEqual(
      expect.arrayContaining([
        'Your order for Maple Street Homes was cancelled',
        'Your money is on its way back: Maple Street Homes',
      ]),
    );
    const notice = portal.mails.find(({ subject }) => subject.startsWith('Payment to look at'));
    expect(notice?.to).toBe(portal.deps.config.contactEmail);
    expect(notice?.text).not.toMatch(/Tremblay|5,000/);
    expect(await readTrade(ada, tradeId)).toMatchObject({ money: { inTrust: 0, refunded: 5_000 } });
  });

  it('when the dealer declines, and when the investor cancels', async () => {
    const declined = await submittedOrder(portal);
    const cancelled = await submittedOrder(portal);
    for (const { ada, tradeId } of [declined, cancelled]) {
      await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: WHOLE, reference: 'w' });
    }
    await reviewTrade(portal.deps, STAFF, declined.ada.user.id, declined.tradeId);
    await declineTrade(portal.deps, STAFF, declined.ada.user.id, declined.tradeId, 'Not suitable.');
    await cancelled.ada.get(`/user/trade/archive/${cancelled.tradeId}`);
    expect(await flagsOf(declined.tradeId)).toEqual(['refund-due']);
    expect(await flagsOf(cancelled.tradeId)).toEqual(['refund-due']);
  });

  it('except where no money came', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect(await flagsOf(tradeId)).toEqual([]);
  });
});

describe('a payment that the bank returns', () => {
  it('reopens the order’s payment, with a message, and counts once', async () => {
    const { ada, tradeId } = await fundedDebit();
    const payment = { amountCents: WHOLE, reference: 'nsf', key: 'one form' };
    const giveBack = () => returnPayment(portal.deps, STAFF, ada.user.id, tradeId, payment);
    const outcomes = await Promise.all([giveBack(), giveBack(), giveBack()]);
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
    const trade = await readTrade(ada, tradeId);
    expect(trade).toMatchObject({
      status: 2,
      paymentCompleted: false,
      fundsReceivedAt: null,
      holdsUnits: true,
      docusignCompleted: true,
      nextAction: 'pay',
    });
    expect(trade.reason).toContain('Your bank returned the payment');
    expect(await flagsOf(tradeId)).toEqual(['returned']);
    expect(await mailsTo(ada.email)).toContain('Your bank returned the payment for Maple Street Homes');
    // Giving the details again does not restore the old authorization; another account does, and the order continues.
    await giveDetails(ada, tradeId, 'debit');
    expect((await readTrade(ada, tradeId)).paymentCompleted).toBe(false);
    await giveAccount(portal, ada, tradeId, { account: '7654321' });
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 1, paymentCompleted: true });
    expect((await moneyOf(portal, ada, tradeId)).toDebitCents).toBe(WHOLE);
  });

  it('leaves an order paid outside the portal where it is, with its money missing again', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: WHOLE,
      reference: 'cheque',
    });
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: WHOLE,
      reference: 'bounced',
    });
    expect(await readTrade(ada, tradeId)).toMatchObject({
      status: 1,
      fundsReceivedAt: null,
      nextAction: 'send-payment',
    });
  });
});

describe('bank details that change after the dealer knows the investor', () => {
  it('raise a review item before any payment', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const second = await approvedDebitOf(portal, ada, await addDeal(portal), { account: '7654321' });
    expect(await flagsOf(tradeId)).toEqual([]);
    expect(await flagsOf(second)).toEqual(['account-changed']);
    const [flag] = (await listOpenFlags(portal.db)).filter((each) => each.tradeId === second);
    const cleared = await officeCommand(portal.deps, [
      'payments',
      'clear',
      flag?.id.slice(0, 8) ?? '',
      '--reason',
      'Called her.',
    ]);
    expect(cleared.ok).toBe(true);
    expect(await flagsOf(second)).toEqual([]);
  });

  it('raise none for the same account again', async () => {
    const { ada } = await approvedDebit(portal);
    const second = await approvedDebitOf(portal, ada, await addDeal(portal), ACCOUNT);
    expect(await flagsOf(second)).toEqual([]);
  });
});
