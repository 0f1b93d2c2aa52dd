import { describe, expect, it } from 'vitest';
import type { OfferingFacts } from '../../ground/law/offering-facts.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import {
  ACCREDITED,
  bought,
  decide,
  dollars,
  ELIGIBLE,
  livingIn,
  NEITHER,
  OFFERING,
  offering,
} from './testing/purchasers.ts';

const CENT = 0.01;
const NO_LIMIT = 'without a limit';
type Most = number | typeof NO_LIMIT | 'nothing';
type Issuer = 'a company' | 'a closed fund' | 'a redeemable fund' | 'a redeemable fund that reports';

const ISSUERS: Record<Issuer, Partial<OfferingFacts>> = {
  'a company': {},
  'a closed fund': { isInvestmentFund: true },
  'a redeemable fund': { isInvestmentFund: true, isRedeemable: true },
  'a redeemable fund that reports': { isInvestmentFund: true, isRedeemable: true, isReportingIssuer: true },
};
const isIssuer = (name: string): name is Issuer => name in ISSUERS;

/** What NI 45-106 s. 2.9 says of each province and territory; read from the text, not from the rule book. */
type Says = { section: string; neither: Most; eligible: Most; funds: 'all' | 'none' | 'not redeemable ones' };
const FREE: Says = { section: '2.9(1)', neither: NO_LIMIT, eligible: NO_LIMIT, funds: 'all' };
const BY_PURCHASE: Says = {
  section: '2.9(2)',
  neither: 10_000,
  eligible: NO_LIMIT,
  funds: 'not redeemable ones',
};
const BY_YEAR: Says = {
  section: '2.9(2.1)',
  neither: 10_000,
  eligible: 100_000,
  funds: 'not redeemable ones',
};
const WITHOUT_FUNDS: Says = { ...BY_YEAR, section: '2.9(2.1), (2.2)(b)', funds: 'none' };
const SAYS: Record<ProvinceCode, Says> = {
  'CAN-AB': BY_YEAR,
  'CAN-BC': FREE,
  'CAN-MB': BY_PURCHASE,
  'CAN-NB': WITHOUT_FUNDS,
  'CAN-NL': FREE,
  'CAN-NS': BY_YEAR,
  'CAN-ON': WITHOUT_FUNDS,
  'CAN-PE': BY_PURCHASE,
  'CAN-QC': WITHOUT_FUNDS,
  'CAN-SK': BY_YEAR,
  'CAN-NT': BY_PURCHASE,
  'CAN-NU': BY_PURCHASE,
  'CAN-YT': BY_PURCHASE,
};
const CLASSES = {
  'neither eligible nor accredited': NEITHER,
  eligible: ELIGIBLE,
  accredited: ACCREDITED,
} as const;
type Class = keyof typeof CLASSES;
const isClass = (name: string): name is Class => name in CLASSES;

function mostFor(says: Says, who: Class, issuer: Issuer): Most {
  const isSold =
    issuer === 'a company' ||
    says.funds === 'all' ||
    (says.funds === 'not redeemable ones' && issuer !== 'a redeemable fund');
  if (!isSold) {
    return 'nothing';
  }
  return who === 'accredited' ? NO_LIMIT : who === 'eligible' ? says.eligible : says.neither;
}

const CELLS = PROVINCES.flatMap((province) =>
  Object.keys(CLASSES)
    .filter(isClass)
    .flatMap((who) =>
      Object.keys(ISSUERS)
        .filter(isIssuer)
        .map((issuer) => {
          const says = SAYS[province];
          return { province, who, issuer, section: says.section, most: mostFor(says, who, issuer) };
        }),
    ),
);

describe('a purchase with an offering memorandum', () => {
  it.each(CELLS)(
    'in $province somebody $who buys of $issuer: $most (NI 45-106 s. $section)',
    ({ province, who, issuer, most }) => {
      const buy = (amount: number) =>
        decide(livingIn(province, CLASSES[who]), amount, {
          offering: { ...OFFERING, exemptions: ['OM'], ...ISSUERS[issuer] },
        });
      if (most === 'nothing') {
        expect(buy(1)).toMatchObject({ outcome: 'refused', blockedBy: 'fund-not-allowed' });
      } else if (most === NO_LIMIT) {
        expect(buy(50_000_000)).toMatchObject({ outcome: 'allowed', capCents: null, roomCents: null });
      } else {
        expect(buy(most)).toMatchObject({ outcome: 'allowed', exemption: 'OM', capCents: dollars(most) });
        expect(buy(most + CENT)).toMatchObject({
          outcome: 'refused',
          blockedBy: 'over-limit',
          roomCents: dollars(most),
        });
      }
    },
  );

  it.each(CELLS.filter(({ who }) => who === 'accredited'))(
    'in $province is needed by nobody who is accredited and buys of $issuer (NI 45-106 s. 2.3)',
    ({ province, issuer }) => {
      const decision = decide(livingIn(province, ACCREDITED), 50_000_000, {
        offering: { ...OFFERING, ...ISSUERS[issuer] },
      });
      expect(decision).toMatchObject({ outcome: 'allowed', exemption: 'AI', capCents: null });
    },
  );
});

describe('the limit of twelve months', () => {
  const om = { offering: offering('OM') };

  it.each([
    ['$30,000 without advice', 30_000, null, 'allowed', false],
    ['a cent more on condition of advice', 30_000 + CENT, null, 'allowed', true],
    ['$100,000 on condition of advice', 100_000, null, 'allowed', true],
    ['not a cent more', 100_000 + CENT, null, 'refused', false],
    ['$100,000 once the advice is positive', 100_000, 'positive', 'allowed', false],
    ['not a cent more then', 100_000 + CENT, 'positive', 'refused', false],
    ['$30,000 once it is negative', 30_000, 'negative', 'allowed', false],
    ['not a cent more then, either', 30_000 + CENT, 'negative', 'refused', false],
  ] as const)(
    'lets somebody eligible buy %s (s. 2.9(2.1)(b))',
    (_row, amount, advice, outcome, needsAdvice) => {
      expect(decide(ELIGIBLE, amount, { ...om, advice })).toMatchObject({ outcome, needsAdvice });
    },
  );

  it('does not grow by advice for somebody who is not eligible (s. 2.9(2.1)(b)(i))', () => {
    expect(decide(NEITHER, 10_000 + CENT, { ...om, advice: 'positive' }).blockedBy).toBe('over-limit');
  });

  it.each([
    ['what was bought twelve months ago to the day', bought(4_000, '2025-11-29'), 6_000],
    ['not what was bought a day before that', bought(4_000, '2025-11-28'), 10_000],
    ['what was declared elsewhere', bought(4_000, '2026-03-01', { state: 'declared' }), 6_000],
    ['a purchase dated tomorrow', bought(4_000, '2026-11-30', { state: 'declared' }), 6_000],
    ['nothing of a purchase of $0', bought(0, '2026-11-01', { state: 'declared' }), 10_000],
    [
      'a purchase of $10,000,000, after which nothing is left',
      bought(10_000_000, '2026-11-01', { state: 'declared' }),
      0,
    ],
    ['what an open order holds, however old', bought(4_000, '2025-06-01', { state: 'reserved' }), 6_000],
    [
      'nothing bought as an accredited investor (s. 2.3)',
      bought(4_000, '2026-11-01', { under: 'AI' }),
      10_000,
    ],
    ['nothing bought as family (s. 2.5)', bought(4_000, '2026-11-01', { under: 'FFBA' }), 10_000],
  ] as const)('counts %s', (_row, purchase, room) => {
    expect(decide(NEITHER, 1, om, [purchase]).roomCents).toBe(dollars(room));
  });

  it('counts what was bought while living in a province without a limit (s. 2.9(2.1)(b), "under this section")', () => {
    const past = [bought(60_000, '2026-02-01')];
    expect(decide(livingIn('CAN-BC', NEITHER), 60_000, om, past).outcome).toBe('allowed');
    expect(decide(livingIn('CAN-ON', NEITHER), 1, om, past)).toMatchObject({
      blockedBy: 'over-limit',
      roomCents: 0n,
    });
  });

  it('does not run in Manitoba, where each purchase stands alone (s. 2.9(2)(b))', () => {
    const past = [bought(10_000, '2026-11-28')];
    expect(decide(livingIn('CAN-MB', NEITHER), 10_000, om, past).outcome).toBe('allowed');
  });

  it('says when room comes back, day by day, and not of what open orders hold', () => {
    const past = [
      bought(3_000, '2026-03-02'),
      bought(2_000, '2026-03-02'),
      bought(1_000, '2026-01-10'),
      bought(2_000, '2026-05-05', { state: 'reserved' }),
    ];
    const { roomCents, freesUp } = decide(NEITHER, 1, om, past);
    expect(roomCents).toBe(dollars(2_000));
    expect(freesUp).toEqual([
      { cents: dollars(1_000), on: '2027-01-11' },
      { cents: dollars(5_000), on: '2027-03-03' },
    ]);
  });

  it('says of somebody who is past the cap only what makes room again', () => {
    const past = [bought(9_000, '2026-01-10'), bought(9_000, '2026-03-02')];
    expect(decide(NEITHER, 1, om, past).freesUp).toEqual([
      { cents: dollars(1_000), on: '2027-01-11' },
      { cents: dollars(9_000), on: '2027-03-03' },
    ]);
  });
});
