import { REACHED_STEPS } from '@portal/domain/desk/investors/reached-steps';
import {
  type CountedNumbers,
  type OfficeNumbers,
  TIMED_STEPS,
} from '@portal/domain/desk/numbers/office-numbers.wire';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { markSettled, permitAlone } from '../../../testing/decided-alone.ts';
import { orderOnDesk, paymentFlagOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { moneyTarget } from '../../money/payments/movements/money-warrant.ts';
import { keepNumbers } from './keep-numbers.ts';
import { findKeptNumbers, keepCount } from './kept-numbers.store.ts';
import { weeksUntil } from './weeks-until.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(TEST_TIME.getTime() - hours * HOUR_MS);

type Kind = 'received' | 'receipt-reversed' | 'returned' | 'released';
type Account = 'trust' | 'order-funds' | 'issuers' | 'unapplied';

let portal: TestPortal;
let compliance: Colleague;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  const { user } = await registerPerson(portal);
  await portal.db
    .updateTable('investors')
    .set({ onboarded_at: TEST_TIME })
    .where('id', '=', user.id)
    .execute();
  await paymentFlagOnDesk(portal);
  for (const hours of [2, 48, 24 * 30]) {
    await orderOnDesk(portal, { since: hoursAgo(hours) });
  }
});
afterAll(() => portal.close());

/** What was counted of everybody, counted now. */
async function countedNow(): Promise<CountedNumbers> {
  await portal.db.deleteFrom('kept_numbers').execute();
  await keepNumbers(portal.deps);
  const { counted } = await numbersOf(compliance);
  if (counted === null) {
    throw new Error('nothing was counted');
  }
  return counted;
}
async function numbersOf(who: Colleague): Promise<OfficeNumbers> {
  const reply = await who.get('/office/numbers');
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

describe('the numbers of the office', () => {
  it.each(['count', 'today', 'overdue'] as const)(
    'have of each queue the %s that its list has',
    async (what) => {
      const query = { count: '', today: 'due=today', overdue: 'due=overdue' }[what];
      for (const who of [compliance, finance]) {
        const { queues } = await numbersOf(who);
        expect(queues.length).toBeGreaterThan(3);
        for (const { queue, ...counts } of queues) {
          expect([queue, (await readQueue(who, queue, query)).count]).toEqual([queue, counts[what]]);
        }
      }
      const ofNew = (await numbersOf(compliance)).queues.find(({ queue }) => queue === 'new-orders');
      expect(ofNew?.[what].value).toBeGreaterThan(0);
    },
  );

  it.each(REACHED_STEPS)('count as many who reached %s as the list of investors', async (step) => {
    const before = portal.db
      .selectFrom('trades')
      .select('id')
      .where('submitted_at', '<', hoursAgo(24 * 7));
    for (const { id } of await before.where('status', '<>', TRADE_STATUS_NUMBERS.settled).execute()) {
      await markSettled(portal.db, id);
    }
    const { reached } = await countedNow();
    const counted = reached.find((each) => each.step === step)?.investors;
    const { count } = (await compliance.get(`/office/investors?reached=${step}`)).json().data;
    expect(counted).toBe(count.value);
    expect(counted).toBeGreaterThan(0);
  });

  it('say when everybody was counted, count again after an hour, and nothing before the first count', async () => {
    await portal.db.deleteFrom('kept_numbers').execute();
    expect((await numbersOf(compliance)).counted).toBeNull();
    const registered = async () => {
      await keepNumbers(portal.deps);
      const kept = await findKeptNumbers(portal.db);
      return [kept?.at, kept?.reached[0]?.investors];
    };
    const first = await registered();
    const [, investors] = first;
    expect(first).toEqual([TEST_TIME, expect.any(Number)]);
    expect((await numbersOf(compliance)).counted?.at).toBe(TEST_TIME.toISOString());
    await registerPerson(portal);
    portal.setTime(new Date(TEST_TIME.getTime() + HOUR_MS / 2));
    expect(await registered()).toEqual(first);
    const later = new Date(TEST_TIME.getTime() + HOUR_MS);
    portal.setTime(later);
    expect(await registered()).toEqual([later, Number(investors) + 1]);
    portal.setTime(TEST_TIME);
  });

  it('keep the later of two counts that were made at once', async () => {
    const kept = { reached: [], times: [] };
    await keepCount(portal.db, { at: TEST_TIME, ...kept });
    await keepCount(portal.db, { at: hoursAgo(1), ...kept });
    expect((await numbersOf(compliance)).counted?.at).not.toBe(hoursAgo(1).toISOString());
  });

  it('add up the money of each week, net of reversals', async () => {
    const { id, investorId } = await orderOnDesk(portal);
    const add = (kind: Kind, cents: bigint, at: Date, debit: Account, credit: Account) =>
      transact(portal.db, async (trx) => {
        if (kind === 'released') {
          await permitAlone(trx, 'release-money', moneyTarget(id));
        }
        await trx
          .insertInto('money_journal')
          .values({
            id: portal.deps.newId(),
            source: 'test',
            event_id: portal.deps.newId(),
            kind,
            investor_id: investorId,
            trade_id: id,
            order_ref: null,
            reference: null,
            amount_cents: cents,
            debit_account: debit,
            credit_account: credit,
            value_at: at,
            recorded_at: at,
            order_was_closed: false,
            facts: JSON.stringify({}),
          })
          .execute();
      });
    const lastWeek = hoursAgo(24 * 7);
    await add('received', 500_00n, lastWeek, 'trust', 'order-funds');
    await add('received', 200_00n, lastWeek, 'trust', 'order-funds');
    await add('receipt-reversed', 200_00n, lastWeek, 'order-funds', 'trust');
    await add('returned', 100_00n, lastWeek, 'order-funds', 'trust');
    await add('released', 400_00n, lastWeek, 'order-funds', 'issuers');
    // Money moved from unapplied to an order came in once.
    await add('received', 70_00n, lastWeek, 'unapplied', 'order-funds');
    const { weeks } = await numbersOf(finance);
    expect(weeks).toHaveLength(12);
    expect(weeks?.at(-2)).toEqual({
      from: '2026-11-09',
      received: 500,
      returned: 100,
      released: 400,
      refunded: 0,
    });
    expect(weeks?.at(-1)?.from).toBe('2026-11-16');
  });

  it('have how long the steps took: the median and nine out of ten', async () => {
    await portal.db.updateTable('trades').set({ decided_at: null }).execute();
    for (const hours of [1, 2, 3, 40]) {
      const { id } = await orderOnDesk(portal, { since: hoursAgo(100) });
      await portal.db
        .updateTable('trades')
        .set({ decided_at: hoursAgo(100 - hours) })
        .where('id', '=', id)
        .execute();
    }
    const { times } = await countedNow();
    const decision = times.find(({ step }) => step === 'decision');
    expect(decision).toMatchObject({ count: 4, medianHours: 2.5 });
    expect(decision?.slowHours).toBeCloseTo(28.9);
  });

  it.each(TIMED_STEPS)('count as many who completed the step %s as the list they link to', async (step) => {
    await addSubmittedKyc(portal, await registerPerson(portal));
    const { id } = await orderOnDesk(portal, { since: hoursAgo(100) });
    await portal.db
      .updateTable('trades')
      .set({ decided_at: hoursAgo(50), funds_received_at: hoursAgo(60) })
      .where('id', '=', id)
      .execute();
    const counted = (await countedNow()).times.find((each) => each.step === step)?.count;
    const list = step === 'profile' ? 'investors?took=profile' : `desk/all-orders?took=${step}&snoozed=all`;
    expect(counted).toBe((await compliance.get(`/office/${list}`)).json().data.count.value);
    expect(counted).toBeGreaterThan(0);
  });

  it('count as many orders with their investors as that list', async () => {
    await orderOnDesk(portal, { status: 'changesAsked' });
    const { count } = await readQueue(compliance, 'all-orders', 'status=changesAsked&snoozed=all');
    expect((await numbersOf(compliance)).returned).toEqual(count);
    expect(count.value).toBeGreaterThan(0);
  });

  it('show an administrator no money, and a representative nothing', async () => {
    const administrator = await enterOffice(portal);
    expect(await numbersOf(administrator)).toMatchObject({ weeks: null, unmatched: null });
    const representative = await enterOffice(portal, { role: 'representative' });
    expect((await representative.get('/office/numbers')).statusCode).not.toBe(200);
  });
});

describe('weeks', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['a Thursday after the clocks changed', '2026-03-12', '2026-03-09'],
  ])('until %s end with its Monday', (_what, today, monday) => {
    const weeks = weeksUntil(today);
    expect(weeks.at(-1)).toBe(monday);
    expect(weeks).toHaveLength(12);
  });
});
