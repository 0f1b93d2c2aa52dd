import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../ground/formats/clock-days.ts';
import type { NetIncome, PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { classifyPurchaser } from './classify-purchaser.ts';
import { decideExemption } from './decide-exemption.ts';
import type { Limb } from './exemption-decision.ts';
import { explainDecision } from './explain-decision.ts';
import { countedPurchases, sumOf } from './memorandum-limit.ts';
import type { OrderFacts, PastPurchase } from './order-facts.ts';
import { ELIGIBLE, NEITHER, ORDER, offering } from './testing/purchasers.ts';

const cents = (max: bigint) => fc.bigInt({ min: 0n, max });
const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2025-01-01', days));
const event = fc.oneof(
  fc.record({
    does: fc.constant('place' as const),
    cents: cents(4_500_000n),
    advice: fc.constantFrom(null, 'positive', 'negative'),
  }),
  fc.record({ does: fc.constant('settle' as const), which: fc.nat(9) }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat(9) }),
  fc.record({ does: fc.constant('wait' as const), days: fc.nat(200) }),
);

describe('purchases in any order of events', () => {
  it.each([
    ['$10,000 for somebody who is not eligible', NEITHER, 1_000_000n],
    ['$100,000 for somebody eligible', ELIGIBLE, 10_000_000n],
  ] as const)('never come to more than %s', (_row, person, cap) => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let today = '2026-01-01';
        let purchases: PastPurchase[] = [];
        for (const happened of events) {
          const open = purchases.filter(({ state }) => state === 'reserved');
          switch (happened.does) {
            case 'place': {
              const order: OrderFacts = {
                ...ORDER,
                offering: offering('OM'),
                day: today,
                totalCents: happened.cents,
                advice: happened.advice,
              };
              const purchaser = { ...person, incomeYear: Number(today.slice(0, 4)) };
              const { outcome } = decideExemption({ purchaser, past: purchases, order });
              purchases =
                outcome === 'allowed'
                  ? [...purchases, { cents: happened.cents, day: today, under: 'OM', state: 'reserved' }]
                  : purchases;
              break;
            }
            case 'settle': {
              const settled = open[happened.which];
              purchases = purchases.map((each) =>
                each === settled ? { ...each, state: 'distributed', day: today } : each,
              );
              break;
            }
            case 'cancel': {
              const cancelled = open[happened.which];
              purchases = purchases.filter((each) => each !== cancelled);
              break;
            }
            case 'wait':
              today = addDays(today, happened.days);
          }
          expect(sumOf(countedPurchases(purchases, today)) <= cap).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('give back room on the days that were told, and on no day before', () => {
    const past = fc.array(
      fc.record({
        cents: cents(600_000n),
        day,
        under: fc.constant('OM' as const),
        state: fc.constantFrom('distributed' as const, 'declared' as const, 'reserved' as const),
      }),
      { maxLength: 12 },
    );
    const roomOn = (purchases: readonly PastPurchase[], on: string) =>
      decideExemption({
        purchaser: NEITHER,
        past: purchases,
        order: { ...ORDER, offering: offering('OM'), day: on },
      }).roomCents ?? 0n;
    fc.assert(
      fc.property(past, day, (purchases, today) => {
        const known = purchases.filter(({ day: boughtOn }) => boughtOn <= today);
        const order = { ...ORDER, offering: offering('OM'), day: today };
        const { freesUp } = decideExemption({ purchaser: NEITHER, past: known, order });
        let room = roomOn(known, today);
        for (const { cents: more, on } of freesUp) {
          expect(roomOn(known, addDays(on, -1))).toBe(room);
          room += more;
          expect(roomOn(known, on)).toBe(room);
        }
      }),
      { numRuns: 200 },
    );
  });
});

const income = fc.record({
  twoYearsAgoCents: cents(40_000_000n),
  lastYearCents: cents(40_000_000n),
  expectedCents: cents(40_000_000n),
});
const holdings = fc.record({
  financialAssetsCents: cents(700_000_000n),
  relatedLiabilitiesCents: cents(50_000_000n),
  netAssetsCents: cents(700_000_000n),
});
const anybody: fc.Arbitrary<PurchaserFacts> = fc.record({
  kind: fc.constantFrom('individual', 'entity'),
  province: fc.constantFrom(...PROVINCES),
  birthdate: fc.constant('1980-05-05'),
  incomeYear: fc.constant(2026),
  income,
  jointIncome: fc.option(income),
  holdings,
  jointHoldings: fc.option(holdings),
  registration: fc.constantFrom(null, 'registered', 'formerly-registered'),
  isMadeForPurpose: fc.boolean(),
  purchasesElsewhere: fc.constant([]),
});

const NO_INCOME: NetIncome = { twoYearsAgoCents: 0n, lastYearCents: 0n, expectedCents: 0n };
const NOTHING = { financialAssetsCents: 0n, relatedLiabilitiesCents: 0n, netAssetsCents: 0n };

/** Somebody of whom nothing is known but the facts of one limb. */
function knownBy({ because }: Limb, { kind, province }: PurchaserFacts): PurchaserFacts {
  const known: PurchaserFacts = { ...NEITHER, kind, province, income: NO_INCOME, holdings: NOTHING };
  const years = because.flatMap((fact) => (fact.of === 'income' || fact.of === 'joint-income' ? [fact] : []));
  const [twoYearsAgo, lastYear, expected] = years;
  const earned =
    twoYearsAgo && lastYear && expected
      ? { twoYearsAgoCents: twoYearsAgo.cents, lastYearCents: lastYear.cents, expectedCents: expected.cents }
      : null;
  for (const fact of because) {
    switch (fact.of) {
      case 'income':
        known.income = earned ?? NO_INCOME;
        break;
      case 'joint-income':
        known.jointIncome = earned;
        break;
      case 'financial-assets':
        known.holdings = {
          ...NOTHING,
          financialAssetsCents: fact.cents,
          relatedLiabilitiesCents: fact.owedCents,
        };
        break;
      case 'joint-financial-assets':
        known.jointHoldings = {
          ...NOTHING,
          financialAssetsCents: fact.cents,
          relatedLiabilitiesCents: fact.owedCents,
        };
        break;
      case 'net-assets':
        known.holdings = { ...NOTHING, netAssetsCents: fact.cents };
        break;
      case 'joint-net-assets':
        known.jointHoldings = { ...NOTHING, netAssetsCents: fact.cents };
        break;
      case 'registered':
      case 'formerly-registered':
        known.registration = fact.of;
        break;
      default:
        break;
    }
  }
  return known;
}

describe('an explanation of a decision', () => {
  it('gives back its facts, and those of each paragraph alone carry it', () => {
    fc.assert(
      fc.property(anybody, (purchaser) => {
        const decision = decideExemption({ purchaser, past: [], order: ORDER });
        const { because } = explainDecision(decision);
        expect(because.map(({ ruleId, facts }) => ({ ruleId, because: facts }))).toEqual(decision.limbs);
        for (const limb of decision.limbs.filter(({ ruleId }) => ruleId !== 'minimum-amount')) {
          const { accredited, eligible } = classifyPurchaser(knownBy(limb, purchaser), ORDER);
          expect([...accredited, ...eligible]).toContainEqual(limb);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('deciding', () => {
  it('takes under a millisecond, with a hundred purchases', () => {
    const past = Array.from(
      { length: 100 },
      (_none, index): PastPurchase => ({
        cents: 1_000n,
        day: addDays('2026-01-01', index),
        under: 'OM',
        state: 'declared',
      }),
    );
    const order = { ...ORDER, offering: offering('OM') };
    const rounds = 500;
    const began = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      decideExemption({ purchaser: ELIGIBLE, past, order });
    }
    expect((Date.now() - began) / rounds).toBeLessThan(1);
  });
});
