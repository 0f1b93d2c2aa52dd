import { expect, it } from 'vitest';
import { decisionOnWire } from './decision-on-wire.ts';
import { roomSchema } from './room.wire.ts';
import { ACCREDITED, bought, decide, ELIGIBLE, NEITHER, offering } from './testing/purchasers.ts';

const om = { offering: offering('OM') };

it.each([
  ['of somebody accredited', decide(ACCREDITED, 5_000)],
  ['of somebody related to the issuer', decide(NEITHER, 5_000, { confirmedRelation: 'friend' })],
  ['that is refused', decide(NEITHER, 50_000, om)],
  ['before there is a profile', decide(null, 5_000)],
])('a decision %s keeps to what the wire says', (_row, decision) => {
  expect(
    roomSchema.safeParse({ ...decisionOnWire(decision), province: null, isBinding: true }).error,
  ).toBeUndefined();
});

it('a decision travels with its amounts in dollars, its sections, and the facts of each', () => {
  const past = [bought(12_400.5, '2026-03-02')];
  expect(decisionOnWire(decide(ELIGIBLE, 20_000, om, past))).toMatchObject({
    outcome: 'allowed',
    exemption: 'OM',
    cap: 100_000,
    used: 12_400.5,
    room: 87_599.5,
    roomWithoutAdvice: 17_599.5,
    needsAdvice: true,
    needsRepresentative: false,
    freesUp: [{ amount: 12_400.5, on: '2027-03-03' }],
    rule: { instrument: 'ni-45-106', section: '2.9(2.1)(b)(iii)', figure: 100_000 },
    because: [
      {
        ruleId: 'eligible-income',
        section: '1.1 (a)(ii)',
        figure: 75_000,
        facts: [
          { of: 'income', year: 2024, amount: 90_000, isExpected: false },
          { of: 'income', year: 2025, amount: 90_000, isExpected: false },
          { of: 'income', year: 2026, amount: 90_000, isExpected: true },
        ],
      },
    ],
  });
});

it('a decision lists so many days as a page shows', () => {
  const past = Array.from({ length: 28 }, (_none, index) =>
    bought(100, `2026-02-${String(index + 1).padStart(2, '0')}`),
  );
  expect(decisionOnWire(decide(NEITHER, 1, om, past)).freesUp).toHaveLength(24);
});
