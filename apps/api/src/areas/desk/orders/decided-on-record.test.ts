import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { releasePayment } from '../../../testing/decided-alone.ts';
import { flagMoneyOf, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { endOrder, fundedOrder, readMoneyProposal, readOrder } from '../../../testing/order-money.ts';
import { approveOf, proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const REASON = 'Ask the trustee first.';
/** What every row says about the person who acted. */
const BY = { by: 'Maude Lafleur', via: 'office' };

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  checker = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

async function recorded(tradeId: string, action: string): Promise<unknown[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('detail')
    .where('target', '=', `trade:${tradeId}`)
    .where('action', '=', action)
    .orderBy('seq')
    .execute();
  return withReasons(portal, Promise.resolve(rows.map(({ detail }) => detail)));
}

async function proposed(): Promise<{ id: string; proposalId: string; hash: string }> {
  const order = await orderOnDesk(portal, { status: 'inReview' });
  const { id } = order;
  await flagMoneyOf(portal, order);
  expect((await proposeApprovalOf(maker, id)).statusCode).toBe(200);
  const { approval } = await readOrder(maker, id);
  const { proposalId, hash } = approval ?? expect.fail('nothing is proposed');
  return { id, proposalId, hash };
}

describe('the approval of an order', () => {
  it('is shown with the time of the proposal and its exceptions', async () => {
    const { id } = await proposed();
    const { approval, order } = await readOrder(checker, id);
    expect(approval).toMatchObject({
      isOwn: false,
      workedOnIt: false,
      submittedAt: portal.deps.clock.now().toISOString(),
      exception: { checks: ['payment-flag'] },
    });
    expect(order.status).toBe('inReview');
  });

  it('is proposed only for an order in review', async () => {
    for (const status of ['submitted', 'approved', 'declined'] as const) {
      const { id } = await orderOnDesk(portal, { status });
      const refused = await maker.post(`/office/orders/${id}/proposal`, { declaration: '-' });
      expect([status, refused.statusCode, refused.json().code]).toEqual([status, 409, 'STATE_REFUSES']);
    }
  });

  it('that was carried out as proposed is not recorded as changed', async () => {
    const { id, proposalId } = await proposed();
    expect((await approveOf(checker, id)).statusCode).toBe(200);
    expect(await recorded(id, 'trade.proposal-ended')).toEqual([]);
    expect(await recorded(id, 'trade.exception-proposed')).toMatchObject([
      { ...BY, roles: ['compliance'], proposalId, exceptions: 'payment-flag' },
    ]);
  });

  it('that is no longer as proposed is recorded with the reason why it ended', async () => {
    const { id, proposalId } = await proposed();
    await portal.db
      .updateTable('trades')
      .set({ investor_signed_at: new Date('2026-11-18T15:01:00Z') })
      .where('id', '=', id)
      .execute();
    const late = await approveOf(checker, id);
    expect(late.json().code).toBe('CHANGED_MEANWHILE');
    expect(await recorded(id, 'trade.proposal-ended')).toMatchObject([
      { proposalId, because: 'order-changed' },
    ]);
  });

  it('is recorded as withdrawn by its maker, or returned by somebody else with a reason', async () => {
    const first = await proposed();
    const at = (id: string, move: string) => `/office/orders/${id}/proposal/${move}`;
    await maker.post(at(first.id, 'withdraw'), { proposalId: first.proposalId });
    expect(await recorded(first.id, 'trade.approval-withdrawn')).toEqual([
      { ...BY, roles: ['compliance'], proposalId: first.proposalId },
    ]);
    const second = await proposed();
    await checker.post(at(second.id, 'return'), { proposalId: second.proposalId, reason: REASON });
    expect(await recorded(second.id, 'trade.approval-returned')).toEqual([
      { ...BY, roles: ['compliance'], proposalId: second.proposalId, reason: REASON },
    ]);
  });
});

describe('an order that nobody has', () => {
  it.each([
    ['decline', 'declined', 'trade.declined'],
    ['archive', 'archived', 'trade.archived'],
  ] as const)('is ended by %s, with the reason', async (move, status, action) => {
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    expect((await maker.post(`/office/orders/${id}/${move}`, { reason: REASON })).statusCode).toBe(200);
    expect((await readOrder(maker, id)).order.status).toBe(status);
    expect(await recorded(id, action)).toMatchObject([{ reason: REASON }]);
    const shownTo = async (who: Colleague) =>
      (await readOrder(who, id)).timeline.entries.find((entry) => entry.action === action)?.facts;
    expect(await shownTo(maker)).toMatchObject({ from: 'inReview', reason: REASON });
    expect(await shownTo(finance), 'who reads no profiles').not.toHaveProperty('reason');
    expect(await shownTo(finance)).toMatchObject({ from: 'inReview' });
  });
});

describe('the next step an investor is told', () => {
  it('is recorded with the step, or with none when it is taken back', async () => {
    const { id } = await orderOnDesk(portal);
    for (const step of ['calling-you', null]) {
      expect((await maker.post(`/office/orders/${id}/next-step`, { step })).statusCode).toBe(200);
    }
    const of = { ...BY, roles: ['compliance'] };
    expect(await recorded(id, 'trade.next-step-chosen')).toEqual([
      { ...of, step: 'calling-you' },
      { ...of, step: null },
    ]);
  });
});

describe('a proposed movement of money', () => {
  it('is recorded with its amount: a release without a reason, a refund with one', async () => {
    const order = await fundedOrder(portal);
    const at = (move: string) => `/office/orders/${order.tradeId}/${move}`;
    expect((await finance.post(at('release'), { inTrust: 5_000 })).statusCode).toBe(200);
    const { proposalId } = await readMoneyProposal(finance, order.tradeId);
    const of = { ...BY, roles: ['finance'], amountCents: '500000' };
    expect(await recorded(order.tradeId, 'payment.release-proposed')).toEqual([{ ...of, proposalId }]);
    expect((await finance.post(at('release/withdraw'), { proposalId })).statusCode).toBe(200);
    expect(await recorded(order.tradeId, 'payment.proposal-withdrawn')).toEqual([
      { ...BY, roles: ['finance'], kind: 'release-money', proposalId },
    ]);
    await endOrder(portal, order);
    const refund = { inTrust: 5_000, amount: 5_000, reason: REASON };
    expect((await finance.post(at('refund'), refund)).statusCode).toBe(200);
    const second = await readMoneyProposal(finance, order.tradeId);
    expect(await recorded(order.tradeId, 'payment.refund-proposed')).toEqual([
      { ...of, proposalId: second.proposalId, reason: REASON },
    ]);
  });

  it('is no release of an order whose money was released', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    await releasePayment(portal.deps, STAFF, ada.user.id, tradeId);
    const again = await finance.post(`/office/orders/${tradeId}/release`, { inTrust: 0 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'STATE_REFUSES']);
  });
});
