import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder } from '../../../testing/cancellation.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { endOrder, fundedOrder, readMoneyProposal, readOrder } from '../../../testing/order-money.ts';
import { approveOf, matchIdentityOf, proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { linesOf } from '../../../testing/unapplied.ts';
import { flagPayment } from '../../money/payments/flags/flag-payment.ts';
import { listOpenFlags } from '../../money/payments/flags/list-open-flags.ts';

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
let finance: Colleague;
let other: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  checker = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  other = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const codeOf = async (reply: ReturnType<Colleague['post']>) => (await reply).json().code ?? 'done';
async function compareIdentity(who: Colleague, { id }: OrderOnDesk): Promise<void> {
  expect(await codeOf(matchIdentityOf(who, id))).toBe('done');
}
const approve = (who: Colleague, { id }: OrderOnDesk) => codeOf(approveOf(who, id));

describe('who checked the identity', () => {
  it('does not approve the order: an office where nobody else may is told so', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await compareIdentity(checker, order);
    expect((await proposeApprovalOf(maker, order.id)).json().code).toBe('NOBODY_TO_APPROVE');
    expect((await proposeApprovalOf(checker, order.id)).statusCode).toBe(200);
    expect(await approve(maker, order)).toBe('done');
  });

  it('does not approve it even if they checked after the proposal', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    expect((await proposeApprovalOf(maker, order.id)).statusCode).toBe(200);
    portal.advance(1_000);
    await compareIdentity(checker, order);
    const { approval, moves } = await readOrder(checker, order.id);
    expect([approval?.workedOnIt, moves.includes('approve')]).toEqual([true, false]);
    expect(await approve(checker, order)).toBe('OWN_WORK');
    const third = await enterOffice(portal, { role: 'compliance' });
    expect(await approve(third, order)).toBe('done');
    await portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', third.id).execute();
  });
});

describe('who told of the money', () => {
  // They, too, may be second for money: here finance is alone with itself.
  beforeAll(async () => {
    const others = [maker.id, checker.id];
    await portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', 'in', others).execute();
  });

  const RECEIPT = { payor: 'Ada', amount: 1, day: '2026-11-17', method: 'cheque', reference: 'Cheque 41' };
  const release = (who: Colleague, id: string, inTrust: number) =>
    codeOf(who.post(`/office/orders/${id}/release`, { inTrust }));

  it('by hand does not approve its release, also in the table', async () => {
    const { tradeId } = await fundedOrder(portal);
    expect(await codeOf(other.post(`/office/orders/${tradeId}/receipts`, RECEIPT))).toBe('done');
    expect(await release(finance, tradeId, 5_001)).toBe('NOBODY_TO_APPROVE');
    const third = await enterOffice(portal, { role: 'finance' });
    expect(await release(finance, tradeId, 5_001)).toBe('done');
    const { proposalId: proposal_id, hash: payload_hash } = await readMoneyProposal(other, tradeId);
    const seen = { proposalId: proposal_id, hash: payload_hash };
    expect((await readOrder(other, tradeId)).money).toMatchObject({
      moves: [],
      proposal: { workedOnIt: true },
    });
    expect(await codeOf(other.post(`/office/orders/${tradeId}/release/approve`, seen))).toBe('OWN_WORK');
    const approval = { proposal_id, checker_id: other.id, payload_hash, approved_at: new Date() };
    await expect(portal.db.insertInto('approvals').values(approval).execute()).rejects.toThrow(
      'Nobody approves what they worked on',
    );
    expect(await codeOf(third.post(`/office/orders/${tradeId}/release/approve`, seen))).toBe('done');
    await portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', third.id).execute();
  });

  it('by a line of the bank does not approve its refund', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    const [lineId = ''] = await linesOf(portal, ['WIRE', 5]);
    const match = {
      kind: 'received',
      allocations: [{ tradeId, amount: 5 }],
      payor: '',
      reason: 'She called',
    };
    const matched = await other.post(`/office/money/lines/${lineId}/match`, match);
    expect([200, 201], matched.body).toContain(matched.statusCode);
    await endOrder(portal, { ada, tradeId });
    const refund = { inTrust: 5, amount: 5, reason: 'It ended' };
    expect(await codeOf(finance.post(`/office/orders/${tradeId}/refund`, refund))).toBe('NOBODY_TO_APPROVE');
    expect(await codeOf(other.post(`/office/orders/${tradeId}/refund`, refund))).toBe('done');
    const { proposalId, hash } = await readMoneyProposal(finance, tradeId);
    expect(await codeOf(finance.post(`/office/orders/${tradeId}/refund/approve`, { proposalId, hash }))).toBe(
      'done',
    );
  });

  it.each(['release', 'refund'] as const)('by clearing a flag of it does not approve its %s', async (act) => {
    const { ada, tradeId } = await fundedOrder(portal);
    await flagPayment(portal.db, portal.deps, 'overpaid', { investorId: ada.user.id, id: tradeId });
    const flag = (await listOpenFlags(portal.db)).find((each) => each.tradeId === tradeId);
    const said = { reason: 'They asked for it back' };
    expect(await codeOf(other.post(`/office/money/flags/${flag?.id}/clear`, said))).toBe('done');
    if (act === 'refund') {
      await endOrder(portal, { ada, tradeId });
    }
    const proposed = (who: Colleague) =>
      act === 'release'
        ? release(who, tradeId, 5_000)
        : codeOf(
            who.post(`/office/orders/${tradeId}/refund`, {
              inTrust: 5_000,
              amount: 5_000,
              reason: 'It ended',
            }),
          );
    expect(await proposed(finance)).toBe('NOBODY_TO_APPROVE');
    const third = await enterOffice(portal, { role: 'finance' });
    expect(await proposed(finance)).toBe('done');
    const { proposalId, hash } = await readMoneyProposal(other, tradeId);
    const approve = (who: Colleague) =>
      codeOf(who.post(`/office/orders/${tradeId}/${act}/approve`, { proposalId, hash }));
    expect(await approve(other)).toBe('OWN_WORK');
    expect(await approve(third)).toBe('done');
    await portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', third.id).execute();
  });
});
