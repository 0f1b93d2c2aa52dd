import { orderReference } from '@portal/domain/order/trades/order-reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { linesOf } from '../../../../testing/unapplied.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import type { BankLineRecord } from '../lines/read-open-lines.ts';
import { loadMatchCandidates } from './load-match-candidates.ts';
import { PROPOSALS_SHOWN_MAX } from './proposals-of-line.ts';

/** The total of each order. */
const CENTS = 500_000n;
/** More orders of one amount than are loaded for the amount alone. */
const NEWER = PROPOSALS_SHOWN_MAX + 1;

let portal: TestPortal;
let oldest: Awaited<ReturnType<typeof submittedOrder>> | undefined;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  oldest ??= await ordersOfOneAmount();
});
afterAll(() => portal.close());

/** The oldest of them, whose investor has an unusual name. */
async function ordersOfOneAmount() {
  const [order, other] = [await submittedOrder(portal), await submittedOrder(portal)];
  await portal.db
    .updateTable('investors')
    .set({ first_name: 'Zo\u00E9', last_name: 'Quillfeather' })
    .where('id', '=', order.ada.user.id)
    .execute();
  await portal.db
    .updateTable('trades')
    .set({ created_at: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', order.tradeId)
    .execute();
  await copyRow(portal.db, 'trades', other.tradeId, NEWER - 1, { id: sql`md5(original.id || place)` });
  return order;
}

const lineOf = (description: string, cents = CENTS): BankLineRecord => ({
  seq: 1n,
  id: 'line',
  accountId: 'trust',
  day: '2026-10-05',
  cents,
  matchedCents: 0n,
  description,
  party: null,
});
const ordersFor = async (...lines: BankLineRecord[]) =>
  (await loadMatchCandidates(portal.db, lines)).orders.map(({ tradeId }) => tradeId);

it('of orders matched by amount alone, one more than is shown is loaded: the newest', async () => {
  const orders = await ordersFor(lineOf('***'));
  expect(orders).toHaveLength(NEWER);
  expect(orders).not.toContain(oldest?.tradeId);
});

it.each([
  ['its investor’s last name', 'WIRE/QUILLFEATHER'],
  ['their first name, with an accent', 'DE: ZO\u00C9 (COMPTE 1)'],
])('an order is known however old it is by %s', async (_row, text) => {
  expect(await ordersFor(lineOf('DEPOSIT'), lineOf(text))).toContain(oldest?.tradeId);
});

it('an order is loaded by its reference, whatever the amount', async () => {
  const reference = orderReference(oldest?.tradeId ?? '');
  const { orders } = await loadMatchCandidates(portal.db, [lineOf(`WIRE ${reference}`, 1n)]);
  expect(orders.map((order) => [order.tradeId, order.reference])).toEqual([[oldest?.tradeId, reference]]);
});

it('for outgoing money no order is loaded, only what was reported of that amount', async () => {
  const { tradeId, ada } = await approvedDebit(portal);
  const tell = (amountCents: bigint, reference: string) =>
    receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents, reference });
  await tell(700n, 'wire 1');
  await tell(800n, 'wire 2');
  const [line] = await linesOf(portal, ['WIRE', 10]);
  await matchByHand(portal.deps, line, tradeId, { cents: 100n });
  const known = await loadMatchCandidates(portal.db, [lineOf('QUILLFEATHER', -CENTS), lineOf('BACK', -700n)]);
  expect(known.orders).toEqual([]);
  expect(known.told).toEqual([
    expect.objectContaining({ tradeId, cents: 700n, reference: orderReference(tradeId) }),
  ]);
  expect(
    await ordersFor(lineOf('***', 1n), lineOf('QUILLFEATHER', -CENTS)),
    'what is paid in several parts',
  ).toEqual([tradeId]);
});

it('an order paid in part is loaded for what it lacks: the newest of one amount, and any that is named', async () => {
  const missing = CENTS - 12_345n;
  const partly = await submittedOrder(portal);
  await receivePayment(portal.deps, STAFF, partly.ada.user.id, partly.tradeId, {
    amountCents: 12_345n,
    reference: 'w',
  });
  expect(await ordersFor(lineOf('***', missing))).toContain(partly.tradeId);
  expect(await ordersFor(lineOf('***', 12_345n))).not.toContain(partly.tradeId);
  await copyRow(portal.db, 'trades', partly.tradeId, NEWER, {
    id: sql`md5('partly' || place)`,
    created_at: sql`now() + place * interval '1 day'`,
  });
  await sql`insert into money_journal (id, source, event_id, kind, investor_id, trade_id, amount_cents, debit_account, credit_account,
      value_at, recorded_at, order_was_closed, facts)
    select 'partly' || place, 'dealer', 'partly' || place, 'received', ${partly.ada.user.id}, md5('partly' || place), 12345, 'trust',
      'order-funds', now(), now(), false, '{}' from generate_series(1, ${NEWER}::int) place`.execute(
    portal.db,
  );
  const copied = (ids: readonly string[]) => ids.filter((id) => !id.includes('-'));
  const loaded = await ordersFor(lineOf('***', missing));
  expect(copied(loaded)).toHaveLength(NEWER);
  expect(loaded).not.toContain(partly.tradeId);
  expect(await ordersFor(lineOf('ADA', missing)), 'all are hers').toContain(partly.tradeId);
});
