import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../testing/bank.ts';
import { flagsOf } from '../../../testing/cancellation.ts';
import { refundPayment, releasePayment } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder, pay } from '../../../testing/order-money.ts';
import { moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { linesOf } from '../../../testing/unapplied.ts';
import { returnPayment } from '../payments/movements/return-payment.ts';
import { showMatches } from './matching/show-matches.ts';
import { undoMatch } from './matching/undo-match.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const undo = (matchId: string) => undoMatch(portal.deps, STAFF, matchId, 'Another line was it');

/** The journal row that a match stands for and the row that undid it, with their postings. */
async function bookedOf(matchId: string) {
  const match = await portal.db
    .selectFrom('bank_matches')
    .select(['is_booked as isBooked', 'journal_id', 'undo_journal_id'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  const rows = await portal.db
    .selectFrom('money_journal')
    .select(['id', 'kind', 'debit_account as debit', 'credit_account as credit', 'reference', 'facts'])
    .where('id', 'in', [match.journal_id, match.undo_journal_id ?? ''])
    .execute();
  const written = (id: string | null) =>
    rows.filter((row) => row.id === id).map(({ kind, debit, credit }) => `${kind}: ${debit} / ${credit}`);
  const row = rows.find(({ id }) => id === match.journal_id);
  return {
    isBooked: match.isBooked,
    made: written(match.journal_id),
    undone: written(match.undo_journal_id),
    reference: row?.reference,
    facts: row?.facts,
  };
}
const decidedOf = (tradeId: string, kind: 'released' | 'refunded' | 'returned') =>
  portal.db
    .selectFrom('money_journal')
    .select('id')
    .where('trade_id', '=', tradeId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();

describe('an outgoing line pays', () => {
  it('what was released to the issuer, names no payor, and is free again once undone', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    await releasePayment(portal.deps, STAFF, ada.user.id, tradeId);
    const [line = '', other] = await linesOf(portal, ['WIRE TO PAUL ROY', -DOLLARS], ['WIRE', -DOLLARS]);
    const out = { kind: 'paid-out' } as const;
    const [id = ''] = await matchByHand(portal.deps, line, tradeId, out);
    const { id: released } = await decidedOf(tradeId, 'released');
    expect(await bookedOf(id)).toEqual({
      isBooked: true,
      made: ['paid-out: issuers / trust'],
      undone: [],
      reference: bankLineReference(line),
      facts: { line, row: released },
    });
    expect((await showMatches(portal.deps, { line })).matches).toMatchObject([{ payor: null }]);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await expect(matchByHand(portal.deps, other, tradeId, out)).rejects.toMatchObject({
      code: 'NOT_PAID_OUT',
    });
    await undo(id);
    expect((await bookedOf(id)).undone).toEqual(['pay-out-reversed: trust / issuers']);
    const [again = ''] = await matchByHand(portal.deps, other, tradeId, out);
    expect((await bookedOf(again)).facts).toEqual({ line: other, row: released });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ releasedCents: CENTS, inTrustCents: 0n });
  });

  it('an approved refund, which can be paid again once that is undone', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    await pay(portal, { ada, tradeId }, 100n);
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'back' });
    const [line] = await linesOf(portal, ['WIRE OUT', -1]);
    const out = { kind: 'paid-out', cents: 100n } as const;
    const [id = ''] = await matchByHand(portal.deps, line, tradeId, out);
    await undo(id);
    expect(await bookedOf(id)).toMatchObject({
      isBooked: true,
      made: ['paid-out: refunds-payable / trust'],
      undone: ['pay-out-reversed: trust / refunds-payable'],
      facts: { row: (await decidedOf(tradeId, 'refunded')).id },
    });
    await matchByHand(portal.deps, line, tradeId, out);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ refundedCents: 100n, inTrustCents: CENTS });
  });
});

describe('an outgoing line is a payment that the bank returned', () => {
  it('without a report: the order is no longer paid, until that is undone', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    const [line] = await linesOf(portal, ['RETURNED ITEM', -DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId, { kind: 'returned' });
    expect(await bookedOf(id)).toMatchObject({ isBooked: true, made: ['returned: order-funds / trust'] });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, isFunded: false });
    await undo(id);
    expect((await bookedOf(id)).undone).toEqual(['return-reversed: trust / order-funds']);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS, isFunded: true });
  });

  it('as reported before: it came back once', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    const told = { amountCents: CENTS, reference: 'returned 1' };
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, told);
    const [line] = await linesOf(portal, ['RETURNED ITEM', -DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId, { kind: 'returned' });
    const { journal_id } = await portal.db
      .selectFrom('bank_matches')
      .select('journal_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await bookedOf(id)).isBooked).toBe(false);
    expect(journal_id).toBe((await decidedOf(tradeId, 'returned')).id);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, overReturnedCents: 0n });
  });
});
