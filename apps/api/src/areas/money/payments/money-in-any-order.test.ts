import { randomUUID } from 'node:crypto';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { flagsOf } from '../../../testing/cancellation.ts';
import { addDeal } from '../../../testing/deals.ts';
import { permitAlone } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { moneyOf } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { type PaymentEventInput, recordPaymentEvent } from './events/record-payment-event.ts';

const LIMIT_MS = 180_000;
const UNITS = 200;
const UNIT_CENTS = 10_000n;
const WHOLE = 2_000_000n;
/** Sequences of one set of events. The embedded database tries only some of PostgreSQL's: each takes it four times as long. */
const TRIED = inject('engine').kind === 'embedded' ? 6 : 24;

let portal: TestPortal;
let ada: Person;
let dealId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  dealId = await addDeal(portal);
});
afterAll(() => portal.close());

/** An approved order of $20,000, paid outside the portal. */
async function addOrder(): Promise<string> {
  const at = portal.deps.clock.now();
  const id = randomUUID();
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
        total_cents: WHOLE,
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

type Told = Pick<PaymentEventInput, 'kind' | 'amountCents' | 'reference'> & { name: string };
const got = (name: string, amountCents: bigint, reference: string): Told => ({
  name,
  kind: 'received',
  amountCents,
  reference,
});
const lost = (name: string, amountCents: bigint, reference: string): Told => ({
  ...got(name, amountCents, reference),
  kind: 'returned',
});

const tell = (tradeId: string, { name, ...event }: Told) =>
  recordPaymentEvent(portal.deps, {
    ...event,
    // On another order of the same person, the same reference would be flagged.
    reference: `${tradeId} ${event.reference}`,
    eventId: `${tradeId} ${name}`,
    orderRef: tradeId,
    occurredAt: portal.deps.clock.now(),
  });

async function stateAfter(told: readonly Told[]) {
  const tradeId = await addOrder();
  for (const event of told) {
    await tell(tradeId, event);
  }
  return stateOf(tradeId);
}

async function stateOf(tradeId: string) {
  const { fundsReceivedAt, status, money } = await readTrade(ada, tradeId);
  return {
    money: await moneyOf(portal, ada, tradeId),
    shown: money,
    flags: (await flagsOf(portal, tradeId)).toSorted(),
    fundsReceivedAt,
    status,
  };
}

function permutationsOf<T>(things: readonly T[]): (readonly T[])[] {
  return things.length < 2
    ? [things]
    : things.flatMap((first, place) =>
        permutationsOf(things.toSpliced(place, 1)).map((rest) => [first, ...rest]),
      );
}

/** At most this many of them, spread evenly. */
function sampleOf<T>(things: readonly T[], max: number): readonly T[] {
  const step = Math.max(1, Math.floor(things.length / max));
  return things.filter((_thing, place) => place % step === 0).slice(0, max);
}

describe('a return', () => {
  it('that arrives before its receipt is booked, and the receipt then nets to zero', async () => {
    const tradeId = await addOrder();
    expect(await tell(tradeId, lost('t', WHOLE, 'n'))).toBe('recorded');
    expect(await flagsOf(portal, tradeId)).toEqual(expect.arrayContaining(['over-returned', 'returned']));
    expect(await tell(tradeId, got('r', WHOLE, 'a'))).toBe('recorded');
    const { money, flags, fundsReceivedAt } = await stateOf(tradeId);
    expect({ inTrust: money.inTrustCents, flags, fundsReceivedAt }).toEqual({
      inTrust: 0n,
      flags: ['returned'],
      fundsReceivedAt: null,
    });
  });

  it('of more than there is is booked whole, and is flagged', async () => {
    const { money, flags } = await stateAfter([got('r', 300_000n, 'a'), lost('t', 500_000n, 'n')]);
    expect(money).toMatchObject({ inTrustCents: 0n, overReturnedCents: 200_000n });
    expect(flags).toEqual(['over-returned', 'returned']);
  });
});

describe('in whatever sequence a bank reports', () => {
  const SETS: Readonly<Record<string, readonly Told[]>> = {
    'a receipt, its return, told twice, and a part': [
      got('r', WHOLE, 'a'),
      lost('t', WHOLE, 'n'),
      lost('t', WHOLE, 'n'),
      got('p', 500_000n, 'b'),
    ],
    'six events with look-alikes, a part and the same event twice': [
      got('r1', WHOLE, 'a'),
      got('r1', WHOLE, 'a'),
      got('r2', WHOLE, 'A'),
      lost('t1', WHOLE, 'n'),
      lost('t2', 500_000n, 'm'),
      got('p', 500_000n, 'b'),
    ],
  };

  it.each(Object.entries(SETS))(
    '%s give the same result',
    async (_name, told) => {
      const permutations = sampleOf(permutationsOf(told), TRIED);
      const states: string[] = [];
      for (const permutation of permutations) {
        states.push(JSON.stringify(await stateAfter(permutation), bigints));
      }
      expect(states).toHaveLength(TRIED);
      expect(new Set(states).size).toBe(1);
    },
    LIMIT_MS,
  );

  it(
    'random events give the same result in another sequence, with some of them twice',
    async () => {
      const anyEvent = fc.record({
        kind: fc.constantFrom('received' as const, 'returned' as const),
        amountCents: fc.constantFrom(500_000n, 1_500_000n, WHOLE),
        reference: fc.constantFrom('a', 'b'),
      });
      const anySet = fc
        .array(anyEvent, { minLength: 2, maxLength: 6 })
        .map((events) => events.map((event, place) => ({ ...event, name: String(place) })))
        .chain((told) =>
          fc.record({
            told: fc.constant(told),
            again: fc.shuffledSubarray([...told, ...told.slice(0, 2)], {
              minLength: told.length + Math.min(2, told.length),
            }),
          }),
        );
      await fc.assert(
        fc.asyncProperty(anySet, async ({ told, again }) => {
          expect(await stateAfter(again)).toEqual(await stateAfter(told));
        }),
        { numRuns: 8 },
      );
    },
    LIMIT_MS,
  );
});

const bigints = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

describe('at once', () => {
  it(
    'ten receipts and ten returns after a receipt, all reported twice, leave that receipt',
    async () => {
      const tradeId = await addOrder();
      await tell(tradeId, got('first', WHOLE, 'first'));
      const numbers = Array.from({ length: 10 }, (_each, number) => String(number));
      const told = numbers.flatMap((number) => [
        got(`r${number}`, WHOLE, `a${number}`),
        lost(`t${number}`, WHOLE, `n${number}`),
      ]);
      const outcomes = await Promise.all([...told, ...told].map((event) => tell(tradeId, event)));
      expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(20);
      const { money, flags, fundsReceivedAt } = await stateOf(tradeId);
      expect(money).toMatchObject({ inTrustCents: WHOLE, isFunded: true });
      expect(flags).toEqual(['returned']);
      expect(fundsReceivedAt).not.toBeNull();
    },
    LIMIT_MS,
  );
});
