import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { recordPaymentEvent } from '../payments/events/record-payment-event.ts';
import { takeBackDouble } from '../payments/flag-desk/take-back-double.ts';
import { listOpenFlags } from '../payments/flags/list-open-flags.ts';
import { matchLine } from './matching/match-line.ts';

/** Less than the order costs, so that it takes a second payment. */
const CENTS = 100_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('a second payment is booked although one of the same amount was reported before and reversed', async () => {
  const { ada, tradeId } = await approvedDebit(portal);
  for (const eventId of ['told', 'told again']) {
    await recordPaymentEvent(portal.deps, {
      eventId,
      kind: 'received',
      orderRef: tradeId,
      reference: 'WIRE 7',
      amountCents: CENTS,
      occurredAt: new Date('2026-10-02T15:00:00.000Z'),
    });
  }
  const [flag] = await listOpenFlags(portal.db);
  await takeBackDouble(portal.deps, STAFF, { flagId: flag?.id ?? '', reason: 'The bank told us twice.' });
  expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(CENTS);

  const account = await openAccount(portal.deps);
  const { id } = await importFile(
    portal.deps,
    account,
    tdFile([
      ['2026-10-05', 'WIRE', 1_000],
      ['2026-10-06', 'SECOND WIRE', 1_000],
    ]),
  );
  const lines = await portal.db
    .selectFrom('bank_lines')
    .select('id')
    .where('statement_id', '=', id)
    .orderBy('seq')
    .execute();
  const held: bigint[] = [];
  for (const line of lines) {
    await matchLine(portal.deps, STAFF, line.id, {
      kind: 'received',
      allocations: [{ tradeId, cents: CENTS }],
      payor: null,
      how: 'person',
      reason: 'The investor sent the receipt',
    });
    held.push((await moneyOf(portal, ada, tradeId)).inTrustCents);
  }
  expect(held, 'the first confirms what was told, the second is money of its own').toEqual([
    CENTS,
    2n * CENTS,
  ]);
});
