import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { endOrder } from '../../../../testing/order-money.ts';
import { approvedDebit, approvedDebitOf, moneyOf } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { keep, LINE_DAY, linesOf, sendBackByTwo, unappliedOf } from '../../../../testing/unapplied.ts';
import { recordPaymentEvent } from '../../payments/events/record-payment-event.ts';
import { listOpenFlags } from '../../payments/flags/list-open-flags.ts';
import { applyPayment } from '../../payments/movements/apply-payment.ts';
import { matchLine } from '../matching/match-line.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { allocateUnapplied } from './allocate-unapplied.ts';
import { showUnapplied } from './show-unapplied.ts';
import { undoUse } from './undo-use.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const allocate = (id: string, tradeId: string, cents = CENTS) =>
  allocateUnapplied(portal.deps, STAFF, id, { allocations: [{ tradeId, cents }], reason: 'She called' });
const sendBack = (id: string, cents: bigint, day = LINE_DAY) =>
  sendBackByTwo(portal, id, { cents, day, reason: 'Not ours' });
const undo = (id: string) => undoUse(portal.deps, STAFF, id, 'Wrong');
const statesOf = (settled: PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status).sort();

/** What an account in the books holds of a line's money. */
async function held(account: 'trust' | 'unapplied' | 'order-funds' | 'refunds-payable'): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(case when credit_account = ${account} then amount_cents else -amount_cents end), 0)::bigint as cents
    from money_journal where ${account} in (debit_account, credit_account)`.execute(portal.db);
  return rows[0]?.cents ?? 0n;
}
const leftOf = async (id: string) =>
  (await showUnapplied(portal.deps, STAFF, {})).rows.find((row) => row.id === id)?.left;

describe('a line that belongs to no order', () => {
  it('is kept once: in trust, on the day of the line, with its payor and why', async () => {
    const before = [await held('trust'), await held('unapplied')] as const;
    const { id, lineId } = await unappliedOf(portal, 12.34);
    expect([await held('trust'), await held('unapplied')]).toEqual([before[0] - 1_234n, before[1] + 1_234n]);
    expect(
      (await showUnapplied(portal.deps, STAFF, { state: 'open' })).rows.find((row) => row.id === id),
    ).toMatchObject({
      lineId,
      day: LINE_DAY,
      payor: 'M Okafor',
      amount: 12.34,
      left: 12.34,
      reason: 'Nobody knows this number',
      uses: [],
    });
    await expect(keep(portal, lineId)).rejects.toMatchObject({ code: 'LINE_MATCHED' });
  });

  it('is kept once where two people keep it at once', async () => {
    const [lineId = ''] = await linesOf(portal, ['WIRE', 77]);
    const kept = await Promise.allSettled([keep(portal, lineId), keep(portal, lineId)]);
    expect(statesOf(kept)).toEqual(['fulfilled', 'rejected']);
  });

  it('may be what is left of one that an order has a part of', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [lineId = ''] = await linesOf(portal, ['WIRE', DOLLARS + 3]);
    await matchLine(portal.deps, STAFF, lineId, {
      kind: 'received',
      allocations: [{ tradeId, cents: CENTS }],
      payor: null,
      how: 'person',
      reason: 'By the receipt',
    });
    expect(await leftOf(await keep(portal, lineId))).toBe(3);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('confirms what a provider reported for no order, and clears its flag until that is undone', async () => {
    const event = { eventId: 'of whom', kind: 'received', orderRef: 'no order of ours' } as const;
    await recordPaymentEvent(portal.deps, {
      ...event,
      amountCents: 4_321n,
      reference: 'rent',
      occurredAt: new Date('2026-10-05T15:00:00Z'),
    });
    const flagOf = async () =>
      (await listOpenFlags(portal.db)).find(({ subject }) => subject === event.eventId)?.id;
    const flag = (await flagOf()) ?? '';
    const before = await held('trust');
    const { id } = await unappliedOf(portal, 43.21);
    expect(await held('trust')).toBe(before);
    expect(await flagOf()).toBeUndefined();
    const { ada, tradeId } = await approvedDebit(portal);
    const order = { investorId: ada.user.id, id: tradeId };
    await expect(applyPayment(portal.deps, STAFF, { flagId: flag, order })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await undoMatch(portal.deps, STAFF, id, 'Another line');
    expect(await held('trust')).toBe(before);
    expect(await applyPayment(portal.deps, STAFF, { flagId: (await flagOf()) ?? '', order })).toMatchObject({
      amountCents: 4_321n,
    });
  });

  it('is not what a provider reported of the same amount weeks before', async () => {
    await recordPaymentEvent(portal.deps, {
      eventId: 'of another month',
      kind: 'received',
      orderRef: 'no order of ours',
      amountCents: 8_765n,
      reference: 'first rent',
      occurredAt: new Date('2026-08-05T15:00:00Z'),
    });
    const before = await held('trust');
    await unappliedOf(portal, 87.65);
    expect(await held('trust')).toBe(before - 8_765n);
    const open = await listOpenFlags(portal.db);
    expect(open.map(({ subject }) => subject)).toContain('of another month');
  });

  it('is open again once that is undone, which is refused while some of it is in use', async () => {
    const before = await held('trust');
    const { id, lineId } = await unappliedOf(portal, 50);
    const use = await sendBack(id, 1n);
    await expect(undoMatch(portal.deps, STAFF, id, 'Wrong')).rejects.toMatchObject({
      code: 'UNAPPLIED_IN_USE',
    });
    await undo(use);
    await undoMatch(portal.deps, STAFF, id, 'Wrong');
    expect(await held('trust')).toBe(before);
    expect(await leftOf(id)).toBeUndefined();
    await expect(sendBack(id, 1n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await leftOf(await keep(portal, lineId))).toBe(50);
  });
});

describe('unapplied money', () => {
  it('goes to orders in parts, but never beyond its amount', async () => {
    const { ada, dealId, tradeId } = await approvedDebit(portal);
    const other = await approvedDebitOf(portal, ada, dealId);
    const { id } = await unappliedOf(portal, 2 * DOLLARS);
    await allocateUnapplied(portal.deps, STAFF, id, {
      allocations: [
        { tradeId, cents: CENTS },
        { tradeId: other, cents: CENTS - 1n },
      ],
      reason: 'She called',
    });
    await expect(allocate(id, other, 2n)).rejects.toMatchObject({ code: 'UNAPPLIED_SPENT' });
    await allocate(id, other, 1n);
    for (const order of [tradeId, other]) {
      expect(await moneyOf(portal, ada, order)).toMatchObject({ isFunded: true, inTrustCents: CENTS });
    }
    expect(await leftOf(id)).toBe(0);
  });

  it('counts two equal parts of an order as two', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    await allocate(id, tradeId, CENTS / 2n);
    await allocate(id, tradeId, CENTS / 2n);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isFunded: true, inQuestionCents: 0n });
  });

  it('is given once after a double press, and funds no order twice', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, 2 * DOLLARS);
    expect(statesOf(await Promise.allSettled([allocate(id, tradeId), allocate(id, tradeId)]))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
    expect(await leftOf(id)).toBe(DOLLARS);
  });

  it('goes one way where one person allocates it and another sends it back at once', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    expect(statesOf(await Promise.allSettled([allocate(id, tradeId), sendBack(id, CENTS)]))).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });

  it('is refused beyond its amount, and cannot be changed, by the database itself', async () => {
    const { id } = await unappliedOf(portal, 1);
    await sendBack(id, 100n);
    await expect(
      sql`update unapplied_money set used_cents = 101 where id = ${id}`.execute(portal.db),
    ).rejects.toThrow(/used_within_unapplied/);
    await expect(
      sql`update unapplied_money set ended_at = now() where id = ${id}`.execute(portal.db),
    ).rejects.toThrow(/unused_when_ended/);
    await expect(
      sql`update unapplied_uses set cents = 1 where unapplied_id = ${id}`.execute(portal.db),
    ).rejects.toThrow(/never changed/);
    await expect(
      sql`delete from unapplied_uses where unapplied_id = ${id}`.execute(portal.db),
    ).rejects.toThrow(/never changed/);
  });

  it('is flagged where the order ended meanwhile', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    await endOrder(portal, { ada, tradeId });
    await allocate(id, tradeId);
    const flags = (await listOpenFlags(portal.db)).filter((flag) => flag.tradeId === tradeId);
    expect(flags.map(({ kind }) => kind)).toContain('money-for-closed-order');
  });

  it('is for existing orders', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    await expect(allocate(id, 'no order')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(allocate('no money', tradeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await leftOf(id)).toBe(DOLLARS);
  });
});

describe('an allocation that is undone', () => {
  it('leaves a reversing entry on the same day, and the money unapplied', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS);
    const before = [await held('trust'), await held('unapplied'), await held('order-funds')];
    const [use = ''] = await allocate(id, tradeId);
    await undo(use);
    expect([await held('trust'), await held('unapplied'), await held('order-funds')]).toEqual(before);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, isFunded: false });
    const rows = await portal.db
      .selectFrom('money_journal')
      .select(['kind', 'value_at'])
      .where('trade_id', '=', tradeId)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['received', 'receipt-reversed']);
    expect(rows[0]?.value_at).toEqual(rows[1]?.value_at);
    await expect(undo(use)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await allocate(id, tradeId);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isFunded: true });
  });
});

describe('money that is sent back', () => {
  it('is on its way out until the bank’s line shows it, once', async () => {
    const before = [await held('unapplied'), await held('refunds-payable'), await held('trust')];
    const { id } = await unappliedOf(portal, 90.01);
    const use = await sendBack(id, 9_001n, '2026-10-06');
    expect([await held('unapplied'), await held('refunds-payable')]).toEqual([
      before[0],
      (before[1] ?? 0n) + 9_001n,
    ]);
    const account = await openAccount(portal.deps);
    const file = tdFile([
      ['2026-10-07', 'WIRE OUT', -90.01],
      ['2026-10-07', 'WIRE OUT', -90.01],
    ]);
    const { id: statement } = await importFile(portal.deps, account, file);
    const [out, again] = await portal.db
      .selectFrom('bank_lines')
      .select('id')
      .where('statement_id', '=', statement)
      .orderBy('seq')
      .execute();
    const seen = await keep(portal, out?.id ?? '');
    expect([await held('refunds-payable'), await held('trust')]).toEqual(before.slice(1));
    await expect(keep(portal, again?.id ?? '')).rejects.toMatchObject({ code: 'NOT_SENT_BACK' });
    await expect(undo(use)).rejects.toMatchObject({ code: 'UNAPPLIED_IN_USE' });
    await undoMatch(portal.deps, STAFF, seen, 'Another line');
    await keep(portal, again?.id ?? '');
    expect(
      (await showUnapplied(portal.deps, STAFF, {})).rows.find((row) => row.id === id)?.uses,
    ).toMatchObject([
      { kind: 'sent-back', amount: 90.01, sentOn: '2026-10-06', isSeen: true, undoneAt: null },
    ]);
  });

  it.each([
    ['on a day before it came', '2026-10-04'],
    ['on a future day', '2026-11-19'],
  ])('is not sent back %s', async (_row, day) => {
    const { id } = await unappliedOf(portal, 5);
    await expect(sendBack(id, 1n, day)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await leftOf(id)).toBe(5);
  });

  it('is unapplied again once that is undone', async () => {
    const { id } = await unappliedOf(portal, 6);
    const before = await held('refunds-payable');
    const use = await sendBack(id, 600n);
    await expect(sendBack(id, 1n)).rejects.toMatchObject({ code: 'UNAPPLIED_SPENT' });
    await undo(use);
    expect(await held('refunds-payable')).toBe(before);
    expect(await leftOf(id)).toBe(6);
  });
});
