import { describe, expect, it } from 'vitest';
import type { PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import type { ExemptionDecision } from './exemption-decision.ts';
import type { OrderFacts } from './order-facts.ts';
import {
  ACCREDITED,
  COMPANY,
  decide,
  ELIGIBLE,
  livingIn,
  NEITHER,
  OFFERING,
  offering,
  owning,
} from './testing/purchasers.ts';

const says = ({ outcome, exemption, ruleId, blockedBy }: ExemptionDecision) => [
  outcome,
  exemption,
  ruleId,
  blockedBy,
];

type Row = [
  row: string,
  purchaser: PurchaserFacts,
  order: Partial<OrderFacts>,
  decision: ReturnType<typeof says>,
];

describe('an exemption of an order', () => {
  it.each<Row>([
    [
      'in Ontario an accredited investor buys under s. 73.3(2) of its Act',
      ACCREDITED,
      {},
      ['allowed', 'AI', 'ai-exemption-ontario', null],
    ],
    [
      'elsewhere an accredited investor buys under s. 2.3(1)',
      livingIn('CAN-BC', ACCREDITED),
      {},
      ['allowed', 'AI', 'ai-exemption', null],
    ],
    [
      'the memorandum serves whoever is not accredited (s. 2.9)',
      ELIGIBLE,
      {},
      ['allowed', 'OM', 'om-limit-year-advised', null],
    ],
    [
      'family of the issuer buys as such where that is open (s. 2.5)',
      livingIn('CAN-AB', NEITHER),
      { confirmedRelation: 'family' },
      ['allowed', 'FFBA', 'family-and-friends', null],
    ],
    [
      'family buys by the memorandum while counsel has not opened s. 2.5',
      NEITHER,
      { confirmedRelation: 'family', reliefsOn: new Set() },
      ['allowed', 'OM', 'om-no-limit-for-some', null],
    ],
    [
      'in Ontario nobody buys as family while others would have to sign Form 45-106F12 too, though it is on (s. 2.6.1)',
      NEITHER,
      { confirmedRelation: 'family', offering: offering('FFBA') },
      ['refused', null, null, 'form-off'],
    ],
    [
      'in Ontario family buys by the memorandum instead',
      NEITHER,
      { confirmedRelation: 'family' },
      ['allowed', 'OM', 'om-no-limit-for-some', null],
    ],
    [
      'in Ontario no fund is sold to family (s. 2.6.1)',
      NEITHER,
      { confirmedRelation: 'family', offering: { ...OFFERING, isInvestmentFund: true } },
      ['refused', null, 'om-no-funds', 'fund-not-allowed'],
    ],
    [
      'nobody buys who is not accredited where only they may',
      ELIGIBLE,
      { offering: offering('AI') },
      ['refused', null, null, 'no-exemption'],
    ],
    [
      'an accredited investor buys by the memorandum, without limit, where nothing else is offered (s. 2.9(2.3))',
      ACCREDITED,
      { offering: offering('OM') },
      ['allowed', 'OM', 'om-no-limit-for-some', null],
    ],
    [
      'while Form 45-106F9 is off they buy by the memorandum',
      ACCREDITED,
      { formsOn: new Set(['F4', 'F4-schedules']) },
      ['allowed', 'OM', 'om-no-limit-for-some', null],
    ],
    [
      'while every form is off nothing is sold',
      ACCREDITED,
      { formsOn: new Set() },
      ['refused', null, null, 'form-off'],
    ],
    [
      'nothing is sold in the six without the schedules of Form 45-106F4',
      NEITHER,
      { formsOn: new Set(['F4']) },
      ['refused', null, null, 'form-off'],
    ],
    [
      'a company needs no schedules (s. 6.5(1.1))',
      COMPANY,
      { formsOn: new Set(['F4']) },
      ['allowed', 'OM', 'om-no-limit-for-some', null],
    ],
    [
      'nothing is sold where the firm is not registered (NI 31-103 s. 4.1)',
      ACCREDITED,
      { isFirmRegistered: false },
      ['refused', null, 'registered-where-bought', 'firm-not-registered'],
    ],
    [
      'nor where the deal is not offered',
      ACCREDITED,
      { offering: { ...OFFERING, offeredIn: ['CAN-BC'] } },
      ['refused', null, null, 'not-offered-there'],
    ],
    [
      'nor of a deal that does not say what the law asks',
      ACCREDITED,
      { offering: null },
      ['refused', null, null, 'offering-unsaid'],
    ],
    [
      'nor to somebody abroad',
      { ...ACCREDITED, province: null },
      {},
      ['refused', null, null, 'outside-canada'],
    ],
    [
      'nor to somebody whose birth date nobody knows',
      { ...ACCREDITED, birthdate: null },
      {},
      ['refused', null, 'majority-18', 'under-age'],
    ],
  ])('%s', (_row, purchaser, order, decision) => {
    expect(says(decide(purchaser, 5_000, order))).toEqual(decision);
  });

  it.each<[string, Partial<OrderFacts>, string]>([
    ['the law allows', {}, 'allowed'],
    ['is of a deal that is not offered there', { offering: { ...OFFERING, offeredIn: [] } }, 'refused'],
  ])(
    'waits for a representative who is registered there, and the rest is decided, where it %s',
    (_row, order, outcome) => {
      const facts = { ...order, isRepresentativeRegistered: false };
      expect(decide(ACCREDITED, 5_000, facts)).toMatchObject({ outcome, needsRepresentative: true });
      expect(decide(ACCREDITED, 5_000, order)).toMatchObject({ outcome, needsRepresentative: false });
    },
  );

  it('is unknown before there is a profile, whatever the amount', () => {
    expect(decide(null, 10_000_000)).toMatchObject({ outcome: 'unknown', blockedBy: null, roomCents: null });
  });

  it.each([
    ['18 on the day in Ontario', 'CAN-ON', '2008-11-29', 'allowed'],
    ['17 for one more day in Ontario', 'CAN-ON', '2008-11-30', 'refused'],
    ['18 in British Columbia', 'CAN-BC', '2008-11-29', 'refused'],
    ['19 on the day in British Columbia', 'CAN-BC', '2007-11-29', 'allowed'],
    ['18 in Nunavut', 'CAN-NU', '2008-01-01', 'refused'],
    ['18 in Québec', 'CAN-QC', '2008-01-01', 'allowed'],
  ] as const)('is %s: %s, born %s: %s', (_row, province, birthdate, outcome) => {
    const { outcome: was } = decide(livingIn(province, { ...NEITHER, birthdate }), 1_000);
    expect(was).toBe(outcome);
  });

  it.each([
    ['$150,000 to a company (s. 2.10)', COMPANY, 150_000, 'allowed'],
    ['a cent less to a company', COMPANY, 149_999.99, 'refused'],
    ['$150,000 to a person', NEITHER, 150_000, 'refused'],
    ['to a company made for it', { ...COMPANY, isMadeForPurpose: true }, 150_000, 'refused'],
  ] as const)('for the minimum amount is %s: %s at %d: %s', (_row, purchaser, amount, outcome) => {
    expect(decide(purchaser, amount, { offering: offering('MIN') }).outcome).toBe(outcome);
  });

  it.each([
    [
      'a company with exactly $5,000,000 is accredited (m)',
      { holdings: owning(0, 5_000_000) },
      'CAN-ON',
      ['AI'],
      null,
    ],
    [
      'one made to buy so is not (s. 2.3(5))',
      { holdings: owning(0, 5_000_000), isMadeForPurpose: true },
      'CAN-ON',
      ['AI'],
      'made-for-purpose',
    ],
    [
      'one made to buy by a memorandum may not in the six (s. 2.9(3.0.1))',
      { isMadeForPurpose: true },
      'CAN-AB',
      ['OM'],
      'made-for-purpose',
    ],
    [
      'nor in the five, where it is eligible by (a) (s. 2.9(3))',
      { holdings: owning(0, 400_001), isMadeForPurpose: true },
      'CAN-MB',
      ['OM'],
      'made-for-purpose',
    ],
    [
      'where it is not eligible it may, up to the limit (s. 2.9(3))',
      { isMadeForPurpose: true },
      'CAN-MB',
      ['OM'],
      null,
    ],
    ['and it may in British Columbia (s. 2.9(1))', { isMadeForPurpose: true }, 'CAN-BC', ['OM'], null],
    [
      'one that eligible investors own is eligible (b) to (e)',
      { isHeldByEligible: true },
      'CAN-MB',
      ['OM'],
      null,
    ],
  ] as const)('%s', (_row, company, province, exemptions, block) => {
    const { blockedBy } = decide(livingIn(province, { ...COMPANY, ...company }), 8_000, {
      offering: offering(...exemptions),
    });
    expect(blockedBy).toBe(block);
  });
});
