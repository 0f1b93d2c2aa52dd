import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR, NOT_LIMITED } from './jurisdictions.ts';
import { NI_45_106, type Rule } from './rule.ts';

const MEMORANDUM = { ...NI_45_106, topic: 'memorandum' } as const;
const REINVESTMENT = {
  ...MEMORANDUM,
  kind: 'relief',
  instrument: 'order-45-933',
  section: null,
  from: '2025-04-17',
  isUsed: false,
  source: 'Coordinated Blanket Order 45-933 of 17 April 2025, by summary.',
} as const;

/** How much may be bought with an offering memorandum, and on which conditions. */
export const MEMORANDUM_RULES = {
  'om-no-limit': { ...MEMORANDUM, section: '2.9(1)', in: NOT_LIMITED },
  'om-limit-purchase': { ...MEMORANDUM, section: '2.9(2)(b)', in: LIMITED_BY_PURCHASE },
  'om-limit-year': { ...MEMORANDUM, section: '2.9(2.1)(b)(i)', in: LIMITED_BY_YEAR },
  'om-limit-year-eligible': { ...MEMORANDUM, section: '2.9(2.1)(b)(ii)', in: LIMITED_BY_YEAR },
  'om-limit-year-advised': { ...MEMORANDUM, section: '2.9(2.1)(b)(iii)', in: LIMITED_BY_YEAR },
  'om-window': {
    ...MEMORANDUM,
    section: '2.9(2.1)(b)',
    in: LIMITED_BY_YEAR,
    question:
      'Do purchases under s. 2.9 count whatever the issuer, the dealer and the province where the person lived at the time? Two firms read it so, one otherwise.',
  },
  'om-no-limit-for-some': { ...MEMORANDUM, section: '2.9(2.3)', in: LIMITED_BY_YEAR },
  'om-not-made-for-it': { ...MEMORANDUM, section: '2.9(3.0.1)', in: LIMITED_BY_YEAR },
  'om-not-made-for-it-eligible': { ...MEMORANDUM, section: '2.9(3)', in: LIMITED_BY_PURCHASE },
  'om-right-to-cancel': {
    ...MEMORANDUM,
    section: '2.9(6)',
    question:
      'NI 45-106 does not define a business day. May we keep the days that we count as holidays in the purchaser’s favour?',
  },
  'om-in-trust': { ...MEMORANDUM, section: '2.9(16)' },
  'om-reinvestment': {
    ...REINVESTMENT,
    in: ['CAN-AB', 'CAN-NB', 'CAN-NS', 'CAN-QC', 'CAN-SK'],
    question: 'Does the order still stand in each of these provinces, and until when?',
  },
  'om-reinvestment-ontario': {
    ...REINVESTMENT,
    in: ['CAN-ON'],
    until: '2026-10-16',
    question: 'Was the order extended in Ontario past 16 October 2026?',
  },
} as const satisfies Record<string, Rule>;
