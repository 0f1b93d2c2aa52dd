import { describe, expect, it } from 'vitest';
import type { MatchCandidates } from './proposals-of-line.ts';
import { PROPOSALS_SHOWN_MAX, proposalsOfLine } from './proposals-of-line.ts';

const CENTS = 500_000n;

const order = (tradeId: string, missingCents = CENTS, investorName = 'Ada Tremblay') => ({
  tradeId,
  reference: tradeId,
  status: 'approved' as const,
  investorName,
  totalCents: CENTS,
  missingCents,
});
const told = (
  tradeId: string,
  kind: MatchCandidates['told'][number]['kind'] = 'received',
  cents = CENTS,
): MatchCandidates['told'][number] => ({ tradeId, reference: tradeId, kind, cents });

/** What is proposed for a line of 5,000 dollars, as `order: why, kind, amount`. */
function proposed(known: Partial<MatchCandidates>, { isIn = true, description = 'WIRE' } = {}): string[] {
  const open = { cents: CENTS, isIn, description };
  const { proposals } = proposalsOfLine(open, { orders: [], told: [], ...known });
  return proposals.map(({ tradeId, why, kind, amount }) => `${tradeId}: ${why}, ${kind}, ${amount}`);
}

describe('an incoming line may be', () => {
  it('for an order that it names, taking no more than is missing', () => {
    const orders = [order('11111111', 120_000n), order('22222222', 900_000n)];
    expect(proposed({ orders }, { description: 'WIRE 11111111 AND 22222222' })).toEqual([
      '11111111: reference, received, 1200',
      '22222222: reference, received, 5000',
    ]);
  });

  it('what was reported before, in the same direction', () => {
    const known = [told('11111111'), told('22222222', 'returned'), told('33333333', 'refunded')];
    expect(proposed({ told: known })).toEqual(['11111111: told, received, 5000']);
  });

  it('for the likeliest order: the strongest evidence first, each order once', () => {
    const orders = [
      order('11111111'),
      order('22222222', 700_000n),
      order('33333333', CENTS, 'Ana Roy'),
      order('44444444'),
      order('66666666'),
    ];
    const known = [told('55555555'), told('66666666')];
    const description = 'WIRE ANA ROY 22222222 44444444 66666666';
    expect(proposed({ orders, told: known }, { description }).map((each) => each.split(',')[0])).toEqual([
      '66666666: told-and-reference',
      '44444444: reference-and-amount',
      '33333333: name-and-amount',
      '22222222: reference',
      '55555555: told',
    ]);
    expect(proposed({ orders: [order('11111111')], told: [told('55555555')] })).toEqual([
      '55555555: told, received, 5000',
      '11111111: amount, received, 5000',
    ]);
  });
});

describe('an outgoing line may be', () => {
  it.each([
    ['a payment that came back', 'returned', 'returned'],
    ['money that was released to the issuer', 'released', 'paid-out'],
    ['money that was refunded', 'refunded', 'paid-out'],
  ] as const)('%s', (_row, kind, shown) => {
    expect(proposed({ told: [told('11111111', kind)] }, { isIn: false })).toEqual([
      `11111111: told, ${shown}, 5000`,
    ]);
  });

  it('for no order that lacks money', () => {
    const known = { orders: [order('11111111')], told: [told('11111111')] };
    expect(proposed(known, { isIn: false, description: 'WIRE 11111111' })).toEqual([]);
  });
});

it.each([
  ['as many orders as are shown', PROPOSALS_SHOWN_MAX, false],
  ['one more', PROPOSALS_SHOWN_MAX + 1, true],
])('of %s no more are shown, and it is said whether there are', (_row, count, hasMore) => {
  const orders = Array.from({ length: count }, (_each, place) => order(`${place}1111111`));
  const found = proposalsOfLine({ cents: CENTS, isIn: true, description: 'WIRE' }, { orders, told: [] });
  expect([found.proposals.length, found.hasMore]).toEqual([PROPOSALS_SHOWN_MAX, hasMore]);
});
