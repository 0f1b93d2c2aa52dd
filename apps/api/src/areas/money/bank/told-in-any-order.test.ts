import { randomUUID } from 'node:crypto';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { importFile, openAccount, tdFile } from '../../../testing/bank.ts';
import { flagsOf } from '../../../testing/cancellation.ts';
import { addDeal } from '../../../testing/deals.ts';
import { permitAlone } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { moneyOf } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { recordPaymentEvent } from '../payments/events/record-payment-event.ts';
import { receivePayment } from '../payments/movements/receive-payment.ts';
import { matchLine } from './matching/match-line.ts';
import { undoMatch } from './matching/undo-match.ts';

const LIMIT_MS = 240_000;
const DOLLARS = 5_000;
const CENTS = 500_000n;
/** Large enough that no payment here funds an order, so that no line is refused. */
const UNITS = 1_000;
const UNIT_CENTS = 10_000n;
const LINES = 120;
const DAY = '2026-11-16';
const REFERENCE = 'Wire 4711';

let portal: TestPortal;
let ada: Person;
let dealId: string;
let lines: string[];
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  dealId = await addDeal(portal);
  const account = await openAccount(portal.deps);
  const rows = Array.from({ length: LINES }, (_each, place) => [DAY, `WIRE ${place}`, DOLLARS] as const);
  const { id } = await importFile(portal.deps, account, tdFile(rows));
  const found = await portal.db
    .selectFrom('bank_lines')
    .select('id')
    .where('statement_id', '=', id)
    .execute();
  lines = found.map((line) => line.id);
}, LIMIT_MS);
afterAll(() => portal.close());

async function addOrder(): Promise<string> {
  const at = portal.deps.clock.now();
  const id = randomUUID();
  const totalCents = BigInt(UNITS) * UNIT_CENTS;
  await transact(portal.db, async (trx) => {
    await permitAlone(trx, 'approve-order', `trade:${id}`);
    await trx
      .insertInto('trades')
      .values({
        investor_id: ada.user.id,
        id,
        deal_id: dealId,
        quantity: UNITS,
        unit_price_cents: UNIT_CENTS,
        total_cents: totalCents,
        status: TRADE_STATUS_NUMBERS.approved,
        payment_method: 'outside',
        holds_units: true,
        next_dr_step_desc: '',
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
  return id;
}

const WAYS = ['hand', 'line', 'event'] as const;
type Way = (typeof WAYS)[number];
/** How the provider's event differs from the other reports. */
type Change = { reference: string; amountCents: bigint; day: string };

async function tell(way: Way, tradeId: string, { reference, amountCents, day }: Change): Promise<string> {
  // On another order of the same person, the same reference would be flagged.
  const own = (text: string) => `${tradeId} ${text}`;
  switch (way) {
    case 'hand':
      await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
        amountCents: CENTS,
        reference: own(REFERENCE),
      });
      return '';
    case 'event':
      await recordPaymentEvent(portal.deps, {
        eventId: randomUUID(),
        kind: 'received',
        orderRef: tradeId,
        amountCents,
        reference: own(reference),
        occurredAt: new Date(`${day}T15:00:00.000Z`),
      });
      return '';
    case 'line': {
      const [match] = await matchLine(portal.deps, STAFF, lines.pop() ?? '', {
        kind: 'received',
        allocations: [{ tradeId, cents: CENTS }],
        payor: null,
        how: 'person',
        reason: 'The investor sent the receipt',
      });
      return match ?? '';
    }
  }
}

function ordersOf(ways: readonly Way[]): (readonly Way[])[] {
  return ways.flatMap((first) => {
    const rest = ways.filter((way) => way !== first);
    return [[first], ...ordersOf(rest).map((others) => [first, ...others])];
  });
}

const SAME: Change = { reference: REFERENCE, amountCents: CENTS, day: DAY };
const receiptsOf = (tradeId: string) =>
  portal.db
    .selectFrom('money_journal')
    .select('id')
    .where('trade_id', '=', tradeId)
    .where('kind', '=', 'received')
    .execute();

describe('one payment that a person, the bank’s file and a provider report, in every sequence of any of them,', () => {
  it.each<[string, Change]>([
    ['under one reference on one day', SAME],
    ['under two references on one day', { ...SAME, reference: 'IN-99' }],
    ['under one reference on two days', { ...SAME, day: '2026-11-12' }],
    ['under two references on two days', { ...SAME, reference: 'IN-99', day: '2026-11-12' }],
  ])(
    '%s counts once, and each telling beyond it is asked about',
    async (_row, change) => {
      for (const ways of ordersOf(WAYS)) {
        const tradeId = await addOrder();
        for (const way of ways) {
          await tell(way, tradeId, change);
        }
        const { inTrustCents, inQuestionCents } = await moneyOf(portal, ada, tradeId);
        const booked = BigInt((await receiptsOf(tradeId)).length) * CENTS;
        const told = `told by ${ways.join(', ')}`;
        expect(inTrustCents, told).toBe(CENTS);
        expect(inQuestionCents, told).toBe(booked - CENTS);
        expect(await flagsOf(portal, tradeId), told).toEqual(booked > CENTS ? ['looks-twice'] : []);
      }
    },
    LIMIT_MS,
  );

  it(
    'of which the provider tells another amount is two payments',
    async () => {
      const amountCents = CENTS + 1n;
      for (const ways of ordersOf(WAYS)) {
        const tradeId = await addOrder();
        for (const way of ways) {
          await tell(way, tradeId, { ...SAME, amountCents });
        }
        const isTold = (...named: Way[]) => ways.some((way) => named.includes(way));
        const certain = (isTold('event') ? amountCents : 0n) + (isTold('hand', 'line') ? CENTS : 0n);
        expect((await moneyOf(portal, ada, tradeId)).inTrustCents, ways.join(', ')).toBe(certain);
      }
    },
    LIMIT_MS,
  );
});

describe('two lines of the bank', () => {
  it('are two payments, one of which a provider reported before; they are flagged once it is not that one', async () => {
    const tradeId = await addOrder();
    await tell('event', tradeId, SAME);
    const confirmed = await tell('line', tradeId, SAME);
    await tell('line', tradeId, SAME);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 2n * CENTS });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await undoMatch(portal.deps, STAFF, confirmed, 'It was for another order');
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
    expect(await flagsOf(portal, tradeId)).toEqual(['looks-twice']);
  });
});
