import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import { approvedOrder, at, ORIGINATOR, RELEASABLE } from '../../../testing/cancellation.ts';
import { refundPayment, releasePayment } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../testing/orders.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { BY_STAFF, STAFF } from '../../../testing/staff-actor.ts';
import { exportDebits, reprintDebitFile } from './debits/export-debits.ts';
import { recordPaymentEvent } from './events/record-payment-event.ts';
import { clearFlag } from './flag-desk/clear-flag.ts';
import { takeBackDouble } from './flag-desk/take-back-double.ts';
import { listOpenFlags } from './flags/payment-flags.store.ts';
import { receivePayment } from './movements/receive-payment.ts';
import { returnPayment } from './movements/return-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The audit log's rows about money of a target, oldest first. */
async function auditOf(target: string): Promise<{ actor: string; action: string; detail: unknown }[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'detail'])
    .where('target', '=', target)
    .orderBy('seq')
    .execute();
  return rows.filter(({ action }) => /^(payment|debit-file)/.test(action));
}

const tell = (eventId: string, orderRef: string, kind: 'received' | 'returned' = 'received') =>
  recordPaymentEvent(portal.deps, {
    eventId,
    kind,
    orderRef,
    amountCents: 250_000n,
    reference: 'rent',
    occurredAt: portal.deps.clock.now(),
  });

async function flagOf(kind: string, subject: (flag: { tradeId: string | null; detail: object }) => boolean) {
  const flag = (await listOpenFlags(portal.db)).find((each) => each.kind === kind && subject(each));
  return flag?.id ?? '';
}

describe('the audit log says of an order', () => {
  it('what arrived, was refunded and came back, each with the balance and the order’s status', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    const by = [portal.deps, STAFF, ada.user.id, tradeId] as const;
    await receivePayment(...by, { amountCents: 500_000n, reference: 'wire' });
    await receivePayment(...by, { amountCents: 100_000n, reference: 'more' });
    await refundPayment(...by, { amountCents: 40_000n, reference: 'back' });
    await returnPayment(...by, { amountCents: 500_000n, reference: 'nsf' });
    const orderStatus = 'approved';
    expect(await auditOf(`trade:${tradeId}`)).toEqual([
      {
        actor: 'staff:colleague-1',
        action: 'payment.received',
        detail: { ...BY_STAFF, amountCents: '500000', inTrustCents: '500000', orderStatus },
      },
      {
        actor: 'staff:colleague-1',
        action: 'payment.received-unexpectedly',
        detail: { ...BY_STAFF, amountCents: '100000', inTrustCents: '600000', orderStatus },
      },
      {
        actor: 'staff:colleague-1',
        action: 'payment.refunded',
        detail: { ...BY_STAFF, amountCents: '40000', orderStatus, proposalId: expect.any(String) },
      },
      {
        actor: 'staff:colleague-1',
        action: 'payment.returned',
        detail: { ...BY_STAFF, amountCents: '500000', inTrustCents: '60000', orderStatus },
      },
    ]);
  });

  it('who authorized its debit, and what was released', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: 500_000n, reference: 'd' });
    await at(portal, RELEASABLE, () => releasePayment(portal.deps, STAFF, ada.user.id, tradeId));
    expect(await auditOf(`trade:${tradeId}`)).toMatchObject([
      {
        actor: `investor:${ada.user.id}`,
        action: 'payment.authorized',
        detail: { paymentMethod: 'debit', totalCents: '500000' },
      },
      { action: 'payment.received' },
      {
        actor: 'staff:colleague-1',
        action: 'payment.released',
        detail: { ...BY_STAFF, amountCents: '500000' },
      },
    ]);
  });

  it('that a duplicate report was one payment, and why', async () => {
    const { tradeId } = await submittedOrder(portal);
    await tell(`${tradeId} 1`, tradeId);
    await tell(`${tradeId} 2`, tradeId);
    const flag = await flagOf('looks-twice', (each) => each.tradeId === tradeId);
    await takeBackDouble(portal.deps, STAFF, { flagId: flag, reason: 'The bank told us twice.' });
    expect((await auditOf(`trade:${tradeId}`)).at(-1)).toEqual({
      actor: 'staff:colleague-1',
      action: 'payment.double-taken-back',
      detail: { ...BY_STAFF, what: 'received', amountCents: '250000', reason: 'The bank told us twice.' },
    });
  });

  it('that somebody cleared a flag, and why', async () => {
    const { tradeId } = await submittedOrder(portal);
    await tell(`${tradeId} 1`, tradeId, 'returned');
    const flag = await flagOf('over-returned', (each) => each.tradeId === tradeId);
    await clearFlag(portal.deps, STAFF, { flagId: flag, reason: 'Asked the bank.' });
    expect((await auditOf(`trade:${tradeId}`)).at(-1)).toEqual({
      actor: 'staff:colleague-1',
      action: 'payment-flag.cleared',
      detail: { ...BY_STAFF, kind: 'over-returned', reason: 'Asked the bank.' },
    });
  });
});

describe('the audit log says of money of no order', () => {
  it('what was reported, and that somebody looked', async () => {
    await tell('of nobody', 'no order of ours', 'returned');
    expect(await auditOf('payment-event:of nobody')).toEqual([
      {
        actor: 'payment-provider',
        action: 'payment.unmatched',
        detail: { kind: 'returned', amountCents: '250000' },
      },
    ]);
    const flag = await flagOf('unmatched', ({ detail }) => 'event' in detail && detail.event === 'of nobody');
    await clearFlag(portal.deps, STAFF, { flagId: flag, reason: 'Of another house.' });
    expect(await auditOf(`payment-flag:${flag}`)).toMatchObject([
      { action: 'payment-flag.cleared', detail: { kind: 'unmatched', reason: 'Of another house.' } },
    ]);
  });
});

describe('the audit log says of a debit file', () => {
  it('what it holds, and that it was reprinted', async () => {
    await approvedDebit(portal);
    const { file } = await exportDebits(portal.deps, STAFF, ORIGINATOR);
    await reprintDebitFile(portal.deps, STAFF, file?.number ?? 0);
    const sha256 = sha256Hex(file?.text ?? '');
    expect(await auditOf(`debit-file:${file?.id}`)).toEqual([
      {
        actor: 'staff:colleague-1',
        action: 'debit-file.made',
        detail: {
          ...BY_STAFF,
          number: file?.number,
          debits: file?.debits,
          totalCents: String(file?.totalCents),
          sha256,
        },
      },
      {
        actor: 'staff:colleague-1',
        action: 'debit-file.printed-again',
        detail: { ...BY_STAFF, number: file?.number, sha256 },
      },
    ]);
  });
});
