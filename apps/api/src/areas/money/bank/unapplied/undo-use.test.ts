import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsOf } from '../../../../testing/cancellation.ts';
import { refundPayment } from '../../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../../testing/payments.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { LINE_DAY, sendBackByTwo, unappliedOf } from '../../../../testing/unapplied.ts';
import { allocateUnapplied } from './allocate-unapplied.ts';
import { undoUse } from './undo-use.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;
const REASON = 'Another order was meant';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const undo = (useId: string) => undoUse(portal.deps, STAFF, useId, REASON);
async function allocate(unappliedId: string, tradeId: string, cents: bigint): Promise<string> {
  const given = { allocations: [{ tradeId, cents }], reason: 'She called' };
  const [useId = ''] = await allocateUnapplied(portal.deps, STAFF, unappliedId, given);
  return useId;
}
const usedOf = (id: string) =>
  portal.db.selectFrom('unapplied_uses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowOf = (id: string | null) =>
  portal.db.selectFrom('money_journal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const fundedAt = (tradeId: string) =>
  portal.db.selectFrom('trades').select('funds_received_at').where('id', '=', tradeId).executeTakeFirst();
const broughtBy = (unappliedId: string) =>
  portal.db
    .selectFrom('unapplied_money')
    .select('journal_id as event')
    .where('id', '=', unappliedId)
    .executeTakeFirstOrThrow();
const auditOf = (action: string, target: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['investor_id', 'detail'])
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();

describe('an allocation that is undone', () => {
  it('no longer funds its order, is no longer flagged, and names its money', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id, lineId } = await unappliedOf(portal, DOLLARS);
    const useId = await allocate(id, tradeId, CENTS);
    expect(await flagsOf(portal, tradeId)).toEqual(['payer-differs']);
    expect(await fundedAt(tradeId)).toEqual({ funds_received_at: expect.any(Date) });
    await undo(useId);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    expect(await fundedAt(tradeId)).toEqual({ funds_received_at: null });
    const { journal_id: row, undo_journal_id } = await usedOf(useId);
    const { event } = await broughtBy(id);
    expect(await rowOf(undo_journal_id)).toMatchObject({
      kind: 'receipt-reversed',
      told_by: STAFF.staffId,
      trade_id: tradeId,
      amount_cents: CENTS,
      debit_account: 'order-funds',
      credit_account: 'unapplied',
      facts: { reason: REASON, row, event },
    });
    const said = { ...BY_STAFF, amountCents: String(CENTS) };
    expect(await auditOf('unapplied.allocated', `trade:${tradeId}`)).toEqual([
      { investor_id: ada.user.id, detail: { ...said, line: lineId, reason: 'She called' } },
    ]);
    expect(await auditOf('unapplied.use-undone', `trade:${tradeId}`)).toEqual([
      { investor_id: ada.user.id, detail: { ...said, kind: 'allocated', reason: REASON } },
    ]);
  });

  it('is refused while part of its money has left the order', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS + 1);
    const useId = await allocate(id, tradeId, CENTS + 100n);
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'back' });
    await expect(undo(useId)).rejects.toMatchObject({
      code: 'FUNDS_MISSING',
      details: { currentState: 'approved' },
    });
    expect(await usedOf(useId)).toMatchObject({ undone_at: null });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS, isFunded: true });
  });

  it('is undone once by two people, the second of whom is told that it is gone', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    const useId = await allocate(id, tradeId, CENTS);
    const undone = await Promise.allSettled([undo(useId), undo(useId)]);
    const refused = undone.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['NOT_FOUND']);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, overReturnedCents: 0n });
    await allocate(id, tradeId, CENTS);
  });
});

describe('undoing what was sent back', () => {
  it('makes it unapplied again by an entry of no order, on record', async () => {
    const { id } = await unappliedOf(portal, 6);
    const useId = await sendBackByTwo(portal, id, { cents: 600n, day: LINE_DAY, reason: 'Not ours' });
    await undo(useId);
    const { journal_id: row, undo_journal_id } = await usedOf(useId);
    const { event } = await broughtBy(id);
    expect(await rowOf(undo_journal_id)).toMatchObject({
      kind: 'return-reversed',
      trade_id: null,
      debit_account: 'refunds-payable',
      credit_account: 'unapplied',
      facts: { reason: REASON, row, event },
    });
    expect(await auditOf('unapplied.use-undone', `unapplied:${id}`)).toEqual([
      { investor_id: null, detail: { ...BY_STAFF, kind: 'sent-back', amountCents: '600', reason: REASON } },
    ]);
  });
});
