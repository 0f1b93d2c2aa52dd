import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { flagsOf } from '../../../../testing/cancellation.ts';
import { refundPayment } from '../../../../testing/decided-alone.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../../testing/payments.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { financier, linesOf, unappliedOf } from '../../../../testing/unapplied.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import { proposeSendBack } from '../unapplied/propose-send-back.ts';
import { undoMatch } from './undo-match.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;
const REASON = 'Another order was meant';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const undo = (matchId: string, reason = REASON) => undoMatch(portal.deps, STAFF, matchId, reason);
const matchedOf = (id: string) =>
  portal.db.selectFrom('bank_matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowOf = (id: string | null) =>
  portal.db.selectFrom('money_journal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowsOf = (tradeId: string) =>
  portal.db.selectFrom('money_journal').select('id').where('trade_id', '=', tradeId).execute();
const auditOf = (target: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['investor_id', 'detail'])
    .where('action', '=', 'bank-line.match-undone')
    .where('target', '=', target)
    .execute();

describe('a match that is undone', () => {
  it('leaves a reversing entry beside the first, and the line open', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [line = ''] = await linesOf(portal, ['WIRE', DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId);
    await undo(id);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, isFunded: false });
    const { journal_id, undo_journal_id } = await matchedOf(id);
    expect(await rowOf(undo_journal_id)).toMatchObject({
      source: 'dealer',
      told_by: STAFF.staffId,
      kind: 'receipt-reversed',
      debit_account: 'order-funds',
      credit_account: 'trust',
      amount_cents: CENTS,
      reference: bankLineReference(line),
      value_at: TEST_TIME,
      facts: { reason: REASON, row: journal_id },
    });
    expect((await rowOf(undo_journal_id)).facts, 'it is about no unapplied money').not.toHaveProperty(
      'event',
    );
    expect(await auditOf(`trade:${tradeId}`)).toEqual([
      {
        investor_id: ada.user.id,
        detail: { ...BY_STAFF, line, amountCents: String(CENTS), reason: REASON },
      },
    ]);
    await expect(undo(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await matchByHand(portal.deps, line, tradeId);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('is undone once by two people, the second of whom is told that it is gone', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [line] = await linesOf(portal, ['WIRE', DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId);
    const unapplied = await unappliedOf(portal, 25);
    for (const matchId of [id, unapplied.id]) {
      const undone = await Promise.allSettled([undo(matchId), undo(matchId)]);
      const refused = undone.filter((each) => each.status === 'rejected');
      expect(refused.map(({ reason }) => reason.code)).toEqual(['NOT_FOUND']);
    }
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, overReturnedCents: 0n });
  });

  it('that only confirmed a report leaves the report as it was, without a line', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const told = { amountCents: CENTS, reference: 'wire 1' };
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, told);
    const [line] = await linesOf(portal, ['WIRE', DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId);
    const { journal_id } = await matchedOf(id);
    const confirmed = portal.db
      .selectFrom('confirmed_money')
      .selectAll()
      .where('journal_id', '=', journal_id);
    expect(await confirmed.execute()).toEqual([{ journal_id }]);
    await undo(id);
    expect(await confirmed.execute()).toEqual([]);
    expect(await matchedOf(id)).toMatchObject({ undo_journal_id: null, undone_reason: REASON });
    expect(await rowsOf(tradeId)).toEqual([{ id: journal_id }]);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isFunded: true });
    const [again = ''] = await matchByHand(portal.deps, line, tradeId);
    expect(await matchedOf(again)).toMatchObject({ journal_id, is_booked: false });
  });

  it('is refused while part of its money has left the order, and keeps funding it', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [line] = await linesOf(portal, ['WIRE', DOLLARS + 1]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId, { cents: CENTS + 100n });
    expect(await flagsOf(portal, tradeId)).toEqual(['overpaid']);
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'back' });
    await expect(undo(id)).rejects.toMatchObject({
      code: 'FUNDS_MISSING',
      details: { currentState: 'approved' },
    });
    expect(await matchedOf(id)).toMatchObject({ undone_at: null });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS, isFunded: true });
  });
});

describe('unapplied money whose match is undone', () => {
  it('is reversed on the line’s own day, and its proposal ends', async () => {
    const { id, lineId } = await unappliedOf(portal, 25);
    const maker = await financier(portal, 'proposes');
    await financier(portal, 'would-approve');
    const asked = { cents: 100n, day: '2026-10-06', reason: 'The bank asked for it' };
    await proposeSendBack(portal.deps, maker, id, asked);
    await undo(id);
    const { journal_id, undo_journal_id } = await matchedOf(id);
    const brought = await rowOf(journal_id);
    expect(brought.value_at.getTime()).toBeLessThan(TEST_TIME.getTime());
    expect(await rowOf(undo_journal_id)).toMatchObject({
      kind: 'receipt-reversed',
      trade_id: null,
      debit_account: 'unapplied',
      credit_account: 'trust',
      value_at: brought.value_at,
      facts: { reason: REASON, row: journal_id, event: journal_id },
    });
    expect(await auditOf(`bank-line:${lineId}`)).toEqual([
      { investor_id: null, detail: { ...BY_STAFF, line: lineId, amountCents: '2500', reason: REASON } },
    ]);
    const proposal = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'unapplied.send-back-ended')
      .where('target', '=', `unapplied:${id}`)
      .execute();
    expect(proposal).toEqual([{ detail: expect.objectContaining({ because: 'amount-changed' }) }]);
  });
});
