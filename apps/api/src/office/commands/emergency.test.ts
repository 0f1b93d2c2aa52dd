import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../testing/colleagues.ts';
import { flagMoneyOf, type OrderOnDesk, orderOnDesk } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { endOrder, type FundedOrder, fundedOrder, readOrder } from '../../testing/order-money.ts';
import { moneyOf } from '../../testing/payments.ts';
import { matchIdentityOf, proposeApprovalOf } from '../../testing/propose-approval.ts';
import { runDealerCommand } from './run-dealer-command.ts';

const DAY_MS = 86_400_000;
const WHY = 'Everybody else is ill, and the offering closes today.';

let portal: TestPortal;
let compliance: Colleague;
let maker: Colleague;
let finance: Colleague;
let other: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  maker = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  other = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const run = (who: Colleague, ...argv: string[]) =>
  runDealerCommand(portal.deps, [...argv, '--as', who.email]);
const named = ['--emergency', '--reason', WHY];
const entryOf = ({ timeline }: OfficeOrder, action: string) =>
  timeline.entries.find((entry) => entry.action === action);

describe('an order that one person approves', () => {
  let order: OrderOnDesk;
  beforeEach(async () => {
    order = await orderOnDesk(portal, { status: 'inReview' });
    expect((await matchIdentityOf(maker, order.id)).statusCode).toBe(200);
  });

  it.each([
    ['no emergency', [], 'Two persons approve an order'],
    ['no emergency, though a reason', ['--reason', WHY], 'Two persons approve an order'],
    ['no reason', ['--emergency'], '1 to 1,000 characters'],
    ['a reason of blanks', ['--emergency', '--reason', '  '], '1 to 1,000 characters'],
    ['a reason that is too long', ['--emergency', '--reason', 'x'.repeat(1_001)], '1 to 1,000 characters'],
  ])('is refused with %s, and it says what to do', async (_what, words, sentence) => {
    const { ok, lines } = await run(compliance, 'approve', order.id, ...words);
    expect([ok, lines.join(' ')]).toEqual([false, expect.stringContaining(sentence)]);
    expect((await readOrder(compliance, order.id)).order.status).toBe('inReview');
  });

  it('is approved as an emergency: on its history by name with the reason and what was open, and its proposal is over', async () => {
    await flagMoneyOf(portal, order);
    expect((await proposeApprovalOf(maker, order.id)).statusCode).toBe(200);
    const { ok, lines } = await run(compliance, 'approve', order.id, ...named);
    expect([ok, lines.join(' ')]).toEqual([true, expect.stringContaining('payment-flag')]);
    const page = await readOrder(maker, order.id);
    expect([page.order.status, page.approval]).toEqual(['approved', null]);
    expect(entryOf(page, 'trade.approved-in-emergency')).toMatchObject({
      who: { name: 'Maude Lafleur', roles: ['compliance'] },
      facts: { reason: WHY, exceptions: 'payment-flag' },
    });
    expect(entryOf(page, 'trade.proposal-ended')?.facts).toMatchObject({ because: 'decided-in-emergency' });
    expect(entryOf(page, 'trade.approved')).toBeUndefined();
  });

  it('is refused if the investor has not confirmed a profile for more than a year, as in the office', async () => {
    await portal.db
      .updateTable('kyc_versions')
      .set({ submitted_at: new Date(portal.deps.clock.now().getTime() - 400 * DAY_MS) })
      .where('investor_id', '=', order.investorId)
      .execute();
    expect((await readOrder(compliance, order.id)).checks).toContain('profile-too-old');
    expect((await run(compliance, 'approve', order.id, ...named)).ok).toBe(false);
    expect((await readOrder(compliance, order.id)).order.status).toBe('inReview');
  });

  it('is refused if nobody compared its documents, as in the office', async () => {
    const unchecked = await orderOnDesk(portal, { status: 'inReview' });
    expect((await run(compliance, 'approve', unchecked.id, ...named)).ok).toBe(false);
    expect((await readOrder(compliance, unchecked.id)).order.status).toBe('inReview');
  });

  it('is refused if its documents were found to be another person’s, as in the office', async () => {
    const [profile] = (await readOrder(compliance, order.id)).profiles ?? [];
    const body = { outcome: 'not-confirmed', note: 'Another person.' };
    portal.advance(1_000);
    await compliance.post(`/office/orders/${order.id}/profiles/${profile?.kycId}/identity`, body);
    expect((await run(compliance, 'approve', order.id, ...named)).ok).toBe(false);
    expect((await readOrder(compliance, order.id)).order.status).toBe('inReview');
  });
});

describe('money that one person moves', () => {
  const decisions = ['release', 'refund'] as const;

  async function proposed(decision: (typeof decisions)[number]): Promise<FundedOrder> {
    const order = await fundedOrder(portal);
    if (decision === 'refund') {
      await endOrder(portal, order);
    }
    const asked = decision === 'refund' ? { amount: 5_000, reason: 'It ended.' } : {};
    const reply = await other.post(`/office/orders/${order.tradeId}/${decision}`, {
      inTrust: 5_000,
      ...asked,
    });
    expect(reply.statusCode).toBe(200);
    return order;
  }

  it.each(decisions)('is a %s that is refused without an emergency', async (decision) => {
    const { ada, tradeId } = await proposed(decision);
    const { ok, lines } = await run(finance, 'payments', decision, tradeId);
    expect([ok, lines.join(' ')]).toEqual([false, expect.stringContaining(`Two persons ${decision} money`)]);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
  });

  it.each([
    ['release', 'payment.released-in-emergency'],
    ['refund', 'payment.refunded-in-emergency'],
  ] as const)(
    'is a %s as an emergency: on its history with the reason, and its proposal is over',
    async (decision, action) => {
      const { ada, tradeId } = await proposed(decision);
      expect((await run(finance, 'payments', decision, tradeId, ...named)).ok).toBe(true);
      expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(0n);
      const page = await readOrder(finance, tradeId);
      expect(entryOf(page, action)?.facts).toMatchObject({
        reason: WHY,
        amountCents: '500000',
      });
      expect(page.money?.proposal).toMatchObject({ state: 'stale', staleBecause: 'decided-in-emergency' });
      expect(
        (await run(finance, 'payments', decision, tradeId, ...named, '--reference', 'x')).lines,
      ).not.toContain(expect.stringContaining('Recorded'));
    },
  );
});

describe('who could have approved what one person did alone', () => {
  const mailsOf = (subject: string) => portal.mails.filter((mail) => mail.subject === subject);

  it('is told what, by whom and why, in their language; whoever did it or could not have approved it is not', async () => {
    const french = await enterOffice(portal, { role: 'compliance' });
    await portal.db.updateTable('staff').set({ language: 'fr' }).where('id', '=', french.id).execute();
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await matchIdentityOf(maker, order.id);
    await portal.runJobs();
    portal.mails.length = 0;
    expect((await run(compliance, 'approve', order.id, ...named)).ok).toBe(true);
    await portal.runJobs();
    const english = mailsOf('Done by one person in an emergency');
    expect(english.map(({ to }) => to)).toEqual([maker.email]);
    const told = mailsOf('Fait par une seule personne, en urgence');
    expect(told.map(({ to }) => to)).toEqual([french.email]);
    for (const { text } of [...english, ...told]) {
      for (const words of ['Maude Lafleur', orderReference(order.id), WHY]) {
        expect(text).toContain(words);
      }
    }
    expect(told[0]?.text).toContain('approuver l’ordre');
  });

  it('is told nothing about a refusal', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await matchIdentityOf(maker, order.id);
    expect((await run(compliance, 'approve', order.id, ...named)).ok).toBe(true);
    await portal.runJobs();
    portal.mails.length = 0;
    expect((await run(compliance, 'approve', order.id, ...named)).ok).toBe(false);
    await portal.runJobs();
    expect(portal.mails).toEqual([]);
  });
});
