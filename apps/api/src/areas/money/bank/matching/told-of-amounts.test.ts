import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { refundPayment, releasePayment } from '../../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { fundedOrder, pay } from '../../../../testing/order-money.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { linesOf, sendBackByTwo, unappliedOf } from '../../../../testing/unapplied.ts';
import { allocateUnapplied } from '../unapplied/allocate-unapplied.ts';
import { listTold } from './unconfirmed-money.store.ts';
import { undoMatch } from './undo-match.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const OUT = { kind: 'paid-out' } as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const undo = (matchId: string) => undoMatch(portal.deps, STAFF, matchId, 'Another line was it');

/** What was told of all amounts there are, by the few rows that the database keeps; as a look at every row of every order finds it. */
async function told(): Promise<string[]> {
  const rows = await portal.db.selectFrom('money_journal').select('amount_cents').distinct().execute();
  const orders = await portal.db.selectFrom('trades').select('id').execute();
  const amounts = rows.map(({ amount_cents }) => amount_cents);
  const kept = await listTold(portal.db, { amounts, references: [], ofAmount: orders.length });
  const found = await listTold(portal.db, { tradeIds: orders.map(({ id }) => id) });
  expect(kept).toEqual(found);
  return kept.map(({ kind, cents }) => `${kind} ${cents}`);
}

describe('what was told of an amount and no line stands for', () => {
  it('is the same as what was told of its orders: received, released, paid out, undone and paid out again', async () => {
    const { ada, tradeId } = await fundedOrder(portal);
    expect(await told()).toEqual(['received 500000']);
    await releasePayment(portal.deps, STAFF, ada.user.id, tradeId);
    expect(await told()).toEqual(['released 500000', 'received 500000']);
    const [into, out, again] = await linesOf(portal, ['WIRE', DOLLARS], ['OUT', -DOLLARS], ['B', -DOLLARS]);
    const [confirmed = ''] = await matchByHand(portal.deps, into, tradeId);
    const [paid = ''] = await matchByHand(portal.deps, out, tradeId, OUT);
    expect(await told()).toEqual([]);
    await undo(paid);
    await undo(confirmed);
    expect(await told()).toEqual(['released 500000', 'received 500000']);
    const [paidAgain = ''] = await matchByHand(portal.deps, again, tradeId, OUT);
    expect(await told()).toEqual(['received 500000']);
    await undo(paidAgain);
    await matchByHand(portal.deps, out, tradeId, OUT);
    await matchByHand(portal.deps, into, tradeId);
    expect(await told()).toEqual([]);
  });

  it('names a refund until its line is there, each of two of the same amount by itself', async () => {
    const orders = [await fundedOrder(portal), await fundedOrder(portal)];
    for (const { ada, tradeId } of orders) {
      await pay(portal, { ada, tradeId }, 100n);
      await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'back' });
    }
    const [line] = await linesOf(portal, ['OUT', -1]);
    await matchByHand(portal.deps, line, orders[0]?.tradeId ?? '', { ...OUT, cents: 100n });
    expect((await told()).filter((row) => row.startsWith('refunded'))).toEqual(['refunded 100']);
  });

  it('has nothing of what a line brought: allocated, sent back, and undone', async () => {
    const before = await told();
    const { tradeId } = await approvedDebit(portal);
    const { id } = await unappliedOf(portal, DOLLARS + 1);
    await allocateUnapplied(portal.deps, STAFF, id, {
      allocations: [{ tradeId, cents: 500_000n }],
      reason: 'She called',
    });
    await sendBackByTwo(portal, id, { cents: 100n, day: '2026-10-05', reason: 'Too much' });
    expect(await told()).toEqual(before);
  });

  it('is of the newest orders, and of those that a line names, however many have the amount', async () => {
    const orders = [await fundedOrder(portal), await fundedOrder(portal), await fundedOrder(portal)];
    const ids = orders.map(({ tradeId }) => tradeId);
    const of = async (references: readonly string[]) =>
      (await listTold(portal.db, { amounts: [500_000n], references, ofAmount: 2 })).map(
        ({ tradeId }) => tradeId,
      );
    expect(await of([])).toEqual([ids[2], ids[1]]);
    expect(await of([orderReference(ids[0] ?? '')])).toEqual([ids[2], ids[1], ids[0]]);
  });
});
