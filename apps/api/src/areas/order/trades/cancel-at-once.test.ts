import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import {
  approvedOrder,
  at,
  auditOfCancellation,
  cancel,
  flagsOf,
  LAST_INSTANT,
  MIDNIGHT,
  mailsAbout,
  ORIGINATOR,
  outcomeOf,
  RELEASABLE,
} from '../../../testing/cancellation.ts';
import { approveTrade, releasePayment } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../../../testing/orders.ts';
import { approvedDebit, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { exportDebits } from '../../money/payments/debits/export-debits.ts';
import { receivePayment } from '../../money/payments/movements/receive-payment.ts';
import { archiveTrade } from './cancelling/archive-trade.ts';
import { reviewTrade } from './deciding/decide-trade.ts';
import { lockOrder } from './lock-order.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const WHOLE = 500_000n;

describe('at once', () => {
  it('two cancellations have one effect and the same answer', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    const replies = await Promise.all([cancel(ada, tradeId), cancel(ada, tradeId)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0]?.json().data).toEqual(replies[1]?.json().data);
    expect(await auditOfCancellation(portal, tradeId)).toHaveLength(1);
    expect(await mailsAbout(portal, ada.email, 'Receipt')).toHaveLength(1);
    expect(await mailsAbout(portal, 'info@maple.example', tradeId.slice(0, 8).toUpperCase())).toHaveLength(1);
  });

  it('a cancellation and an approval end in a cancelled order, whichever comes first', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    const [cancelled, approved] = await Promise.all([
      outcomeOf(archiveTrade(portal.deps, ada.user.id, tradeId, { by: 'investor' })),
      outcomeOf(approveTrade(portal.deps, STAFF, ada.user.id, tradeId)),
    ]);
    expect(cancelled).toBe('done');
    expect(['done', 'STATE_REFUSES']).toContain(approved);
    expect((await readTrade(ada, tradeId)).status).toBe(9);
  });

  it.each([
    ['a millisecond before midnight the cancellation wins', LAST_INSTANT, 9],
    ['at midnight neither does', MIDNIGHT, 4],
    ['a minute later the release wins', RELEASABLE, 5],
  ] as const)('a cancellation and a release: %s', async (_row, now, status) => {
    const { ada, tradeId } = await approvedDebit(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: WHOLE, reference: 'd' });
    const outcomes = await at(portal, now, () =>
      Promise.all([
        outcomeOf(archiveTrade(portal.deps, ada.user.id, tradeId, { by: 'investor' })),
        outcomeOf(releasePayment(portal.deps, STAFF, ada.user.id, tradeId)),
      ]),
    );
    expect((await readTrade(ada, tradeId)).status).toBe(status);
    expect(outcomes.map((outcome) => outcome === 'done')).toEqual([status === 9, status === 5]);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(status === 5 ? 0n : WHOLE);
  });

  it('a notice that waits for the order past midnight counts from when it arrived', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    const arrived = await at(portal, LAST_INSTANT, () =>
      transact(portal.db, async (trx) => {
        await lockOrder(trx, ada.user.id, tradeId);
        const waiting = outcomeOf(archiveTrade(portal.deps, ada.user.id, tradeId, { by: 'investor' }));
        portal.setTime(MIDNIGHT);
        return { waiting };
      }),
    );
    expect(await arrived.waiting).toBe('done');
    expect(await auditOfCancellation(portal, tradeId)).toMatchObject([
      { detail: { byRight: true, noticeAt: LAST_INSTANT.toISOString() } },
    ]);
  });

  it('a cancellation and a debit file never leave an unknown debit', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [, { file }] = await Promise.all([
      archiveTrade(portal.deps, ada.user.id, tradeId, { by: 'investor' }),
      exportDebits(portal.deps, STAFF, ORIGINATOR),
    ]);
    expect(await flagsOf(portal, tradeId)).toEqual(file === null ? [] : ['debit-under-way']);
    expect((await moneyOf(portal, ada, tradeId)).toDebitCents).toBe(0n);
  });
});
