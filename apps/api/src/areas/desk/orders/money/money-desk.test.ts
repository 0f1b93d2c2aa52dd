import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { releasePayment } from '../../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import {
  endOrder,
  type FundedOrder,
  fundedOrder,
  pay,
  readMoneyProposal,
  readOrder,
} from '../../../../testing/order-money.ts';
import { moneyOf } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';

const REASON = 'The offering ended.';
const REFUND = { inTrust: 5_000, amount: 5_000, reason: REASON };

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'finance' });
  checker = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const at = ({ tradeId }: FundedOrder, move: string) => `/office/orders/${tradeId}/${move}`;
const propose = (order: FundedOrder, move: string, body: object, who = maker) =>
  who.post(at(order, move), body);

async function released(): Promise<{ order: FundedOrder; seen: { proposalId: string; hash: string } }> {
  const order = await fundedOrder(portal);
  expect((await propose(order, 'release', { inTrust: 5_000 })).statusCode).toBe(200);
  const { proposalId, hash } = await readMoneyProposal(checker, order.tradeId);
  return { order, seen: { proposalId, hash } };
}

const trustOf = async ({ ada, tradeId }: FundedOrder) => (await moneyOf(portal, ada, tradeId)).inTrustCents;

async function auditOf({ tradeId }: FundedOrder, action: string): Promise<unknown[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('target', '=', `trade:${tradeId}`)
    .where('action', '=', action)
    .execute();
  return rows;
}

describe('releasing the money of an order', () => {
  it('is proposed by one person and done when another approves, whose name stands at it', async () => {
    const { order, seen } = await released();
    expect(await trustOf(order)).toBe(500_000n);
    expect(await readMoneyProposal(checker, order.tradeId)).toMatchObject({
      decision: 'release',
      state: 'submitted',
      amount: 5_000,
      inTrust: 5_000,
      maker: 'Maude Lafleur',
      isOwn: false,
    });
    expect((await checker.post(at(order, 'release/approve'), seen)).statusCode).toBe(200);
    const { order: facts, money } = await readOrder(checker, order.tradeId);
    expect([facts.status, money?.released, money?.proposal]).toEqual(['settled', 5_000, null]);
    expect(await auditOf(order, 'payment.released')).toMatchObject([
      { actor: `staff:${checker.id}`, detail: { proposalId: seen.proposalId } },
    ]);
  });

  it('is refused to the person who proposed it', async () => {
    const { order, seen } = await released();
    const own = await maker.post(at(order, 'release/approve'), seen);
    expect([own.statusCode, own.json().code]).toEqual([409, 'OWN_WORK']);
    expect((await readOrder(maker, order.tradeId)).money?.moves).toEqual(['withdraw']);
    expect((await readOrder(checker, order.tradeId)).money?.moves).toEqual(['approve', 'return']);
    expect(await trustOf(order)).toBe(500_000n);
  });

  it.each([
    ['one person, from two tabs', 1],
    ['two persons', 2],
  ])('is done once where %s approve at once, and the other is told that it is', async (_who, persons) => {
    const other = persons === 1 ? checker : await enterOffice(portal, { role: 'finance' });
    const { order, seen } = await released();
    const answers = await Promise.all(
      [checker, other].map((who) => who.post(at(order, 'release/approve'), seen)),
    );
    expect(answers.map((answer) => answer.json().code ?? 'done').toSorted()).toEqual([
      'PROPOSAL_OVER',
      'done',
    ]);
    const { money } = await readOrder(checker, order.tradeId);
    expect([money?.released, money?.inTrust]).toEqual([5_000, 0]);
    expect(await auditOf(order, 'payment.released')).toHaveLength(1);
  });

  it('is done once when one click arrives twice, and both are told that it is done', async () => {
    const { order, seen } = await released();
    const press = () => checker.post(at(order, 'release/approve'), seen, { 'idempotency-key': 'one-press' });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await auditOf(order, 'payment.released')).toHaveLength(1);
  });

  it('is proposed once when two people propose it at the same time', async () => {
    const order = await fundedOrder(portal);
    const answers = await Promise.all(
      [maker, checker].map((who) => propose(order, 'release', { inTrust: 5_000 }, who)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is refused if the amount in trust is not what was seen', async () => {
    const order = await fundedOrder(portal);
    const answer = await propose(order, 'release', { inTrust: 4_999.99 });
    expect(answer.json().code).toBe('TRUST_AMOUNT_CHANGED');
  });

  it('is not done if the amount in trust has changed since, and the proposal says so', async () => {
    const { order, seen } = await released();
    await pay(portal, order, 100n);
    const late = await checker.post(at(order, 'release/approve'), seen);
    expect([late.statusCode, late.json().code]).toEqual([409, 'TRUST_AMOUNT_CHANGED']);
    expect(await trustOf(order)).toBe(500_100n);
    expect(await readMoneyProposal(checker, order.tradeId)).toMatchObject({
      state: 'stale',
      staleBecause: 'amount-changed',
    });
    expect(await auditOf(order, 'trade.proposal-ended')).toMatchObject([
      { actor: `staff:${checker.id}`, detail: { because: 'amount-changed' } },
    ]);
    expect((await readOrder(maker, order.tradeId)).money?.moves).toEqual([
      'propose-release',
      'propose-refund',
    ]);
  });

  it('is not done twice if somebody released it at the command line in the meantime', async () => {
    const { order, seen } = await released();
    await releasePayment(portal.deps, STAFF, order.ada.user.id, order.tradeId);
    const late = await checker.post(at(order, 'release/approve'), seen);
    expect(late.json().code).toBe('STATE_REFUSES');
    expect(await auditOf(order, 'payment.released')).toHaveLength(1);
  });

  it('ends by itself if the order ends in the meantime', async () => {
    const { order, seen } = await released();
    await endOrder(portal, order);
    expect((await checker.post(at(order, 'release/approve'), seen)).json().code).toBe('PROPOSAL_OVER');
    expect(await readMoneyProposal(checker, order.tradeId)).toMatchObject({
      state: 'stale',
      staleBecause: 'order-ended',
      endedBy: null,
    });
    expect(await auditOf(order, 'trade.proposal-ended')).toMatchObject([
      { actor: 'system', detail: { proposalId: seen.proposalId, because: 'order-ended' } },
    ]);
    expect(await trustOf(order)).toBe(500_000n);
  });

  it('has compliance as its second person, who cannot propose it', async () => {
    const { order, seen } = await released();
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const { money } = await readOrder(compliance, order.tradeId);
    expect(money?.moves).toEqual(['approve', 'return']);
    const asked = await compliance.post(at(order, 'release'), { inTrust: 5_000 });
    expect(asked.json().code).toBe('NOT_PERMITTED');
    expect((await compliance.post(at(order, 'release/approve'), seen)).statusCode).toBe(200);
    expect(await trustOf(order)).toBe(0n);
  });

  it.each<StaffRole>(['deals', 'administrator', 'representative'])('is not for %s', async (role) => {
    const { order, seen } = await released();
    const other = await enterOffice(portal, { role });
    const answers = await Promise.all([
      other.post(at(order, 'release'), { inTrust: 5_000 }),
      other.post(at(order, 'release/approve'), seen),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED']);
    const { data } = (await other.get(`/office/orders/${order.tradeId}`)).json();
    expect(data?.money?.moves ?? []).toEqual([]);
  });
});

describe('a refund', () => {
  async function ended(): Promise<FundedOrder> {
    const order = await fundedOrder(portal);
    await endOrder(portal, order);
    return order;
  }

  it('goes back with a reason that the second person reads', async () => {
    const order = await ended();
    await propose(order, 'refund', REFUND);
    const { proposalId, hash, reason, ...of } = await readMoneyProposal(checker, order.tradeId);
    expect(reason).toBe(REASON);
    expect(of).toMatchObject({ decision: 'refund', amount: 5_000, inTrust: 5_000, staysInTrust: 0 });
    expect(of).toMatchObject({ submittedAt: portal.deps.clock.now().toISOString(), note: null });
    expect((await checker.post(at(order, 'refund/approve'), { proposalId, hash })).statusCode).toBe(200);
    const { money } = await readOrder(checker, order.tradeId);
    expect(money).toMatchObject({ inTrust: 0, refunded: 5_000, refundable: 0, moves: [], proposal: null });
    expect(money).toMatchObject({
      missing: 5_000,
      toDebit: 0,
      released: 0,
      isDebitUnderWay: false,
      flags: [],
    });
    expect(money?.movements.map(({ kind, amount, payor }) => [kind, amount, payor])).toEqual([
      ['received', 5_000, null],
      ['refunded', -5_000, null],
    ]);
  });

  it.each([
    ['no reason', ' ', 400],
    ['a reason of 1,000 characters', 'r'.repeat(1_000), 200],
    ['one of more', 'r'.repeat(1_001), 400],
  ])('with %s is answered as it should be', async (_, reason, status) => {
    const order = await ended();
    expect((await propose(order, 'refund', { ...REFUND, reason })).statusCode).toBe(status);
  });

  it('of a part leaves the rest in trust, to go back later', async () => {
    const order = await ended();
    await propose(order, 'refund', { ...REFUND, amount: 1_234.56 });
    const { proposalId, hash, ...of } = await readMoneyProposal(checker, order.tradeId);
    expect(of).toMatchObject({ amount: 1_234.56, inTrust: 5_000, staysInTrust: 3_765.44 });
    expect((await checker.post(at(order, 'refund/approve'), { proposalId, hash })).statusCode).toBe(200);
    const { money } = await readOrder(maker, order.tradeId);
    expect(money).toMatchObject({ inTrust: 3_765.44, refunded: 1_234.56, refundable: 3_765.44 });
    expect(money?.moves).toEqual(['propose-refund']);
    expect(await auditOf(order, 'payment.refunded')).toMatchObject([{ detail: { amountCents: '123456' } }]);
  });

  it('is not approved by the hash of one of another amount', async () => {
    const order = await ended();
    await propose(order, 'refund', REFUND);
    const { proposalId, hash } = await readMoneyProposal(checker, order.tradeId);
    await maker.post(at(order, 'refund/withdraw'), { proposalId });
    await propose(order, 'refund', { ...REFUND, amount: 1 });
    const anew = await readMoneyProposal(checker, order.tradeId);
    const answer = await checker.post(at(order, 'refund/approve'), { proposalId: anew.proposalId, hash });
    expect(answer.json().code).toBe('CHANGED_MEANWHILE');
    expect(await trustOf(order)).toBe(500_000n);
  });

  it('of a part is not done if the amount in trust has changed since', async () => {
    const order = await ended();
    await propose(order, 'refund', { ...REFUND, amount: 100 });
    const { proposalId, hash } = await readMoneyProposal(checker, order.tradeId);
    await pay(portal, order, 100n);
    const late = await checker.post(at(order, 'refund/approve'), { proposalId, hash });
    expect(late.json().code).toBe('TRUST_AMOUNT_CHANGED');
    expect(await trustOf(order)).toBe(500_100n);
  });

  it.each([
    ['no amount', undefined],
    ['nothing', 0],
    ['less than nothing', -1],
    ['a fraction of a cent', 0.005],
    ['a cent more than may go back', 5_000.01],
    ['words', '12'],
  ])('of %s is refused beside the amount', async (_, amount) => {
    const order = await ended();
    const answer = await propose(order, 'refund', { ...REFUND, amount });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['amount']]);
  });

  it('of an amount that was right before the trust changed reports the change', async () => {
    const order = await ended();
    const answer = await propose(order, 'refund', { ...REFUND, inTrust: 6_000, amount: 6_000 });
    expect(answer.json().code).toBe('TRUST_AMOUNT_CHANGED');
  });

  it('is not proposed of what the order costs while it runs', async () => {
    const order = await fundedOrder(portal);
    expect((await propose(order, 'refund', REFUND)).json().code).toBe('NOTHING_TO_REFUND');
  });

  it('is not approved as a release', async () => {
    const order = await ended();
    await propose(order, 'refund', REFUND);
    const { proposalId, hash } = await readMoneyProposal(checker, order.tradeId);
    const answer = await checker.post(at(order, 'release/approve'), { proposalId, hash });
    expect(answer.json().code).toBe('NOT_FOUND');
    expect(await readMoneyProposal(checker, order.tradeId)).toMatchObject({ state: 'submitted' });
  });

  it('is returned with a reason by the person asked to approve it, not by its maker', async () => {
    const order = await ended();
    await propose(order, 'refund', REFUND);
    const { proposalId } = await readMoneyProposal(checker, order.tradeId);
    const back = { proposalId, reason: 'Ask the trustee first.' };
    expect((await maker.post(at(order, 'refund/return'), back)).json().code).toBe('OWN_WORK');
    expect((await checker.post(at(order, 'refund/return'), back)).statusCode).toBe(200);
    expect(await readMoneyProposal(maker, order.tradeId)).toMatchObject({
      state: 'returned',
      note: back.reason,
      endedBy: 'Maude Lafleur',
      endedAt: portal.deps.clock.now().toISOString(),
      staleBecause: null,
    });
    expect((await propose(order, 'refund', REFUND)).statusCode, 'proposed anew').toBe(200);
  });

  it('is withdrawn by its maker alone', async () => {
    const order = await ended();
    await propose(order, 'refund', REFUND);
    const { proposalId } = await readMoneyProposal(checker, order.tradeId);
    const other = await checker.post(at(order, 'refund/withdraw'), { proposalId });
    expect(other.json().code).toBe('WORK_OF_ANOTHER');
    expect((await maker.post(at(order, 'refund/withdraw'), { proposalId })).statusCode).toBe(200);
    const { money } = await readOrder(maker, order.tradeId);
    expect(money?.moves).toEqual(['propose-refund']);
    expect(money?.proposal).toMatchObject({ state: 'withdrawn', note: null, staleBecause: null });
    expect(await auditOf(order, 'payment.proposal-withdrawn')).toHaveLength(1);
  });
});
