import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR, WITHOUT_FUNDS } from './jurisdictions.ts';
import { NI_45_106, PLAIN_RULE, type Rule } from './rule.ts';

const DEAL = { ...NI_45_106, topic: 'deal' } as const;

/** What a deal needs before it is offered. */
export const DEAL_RULES = {
  'om-no-funds': { ...DEAL, section: '2.9(2.2)(b)', in: WITHOUT_FUNDS },
  'om-funds-year': { ...DEAL, section: '2.9(2.2)(a)', in: ['CAN-AB', 'CAN-NS', 'CAN-SK'] },
  'om-funds-purchase': { ...DEAL, section: '2.9(2)(d)', in: LIMITED_BY_PURCHASE },
  'om-in-french': {
    ...PLAIN_RULE,
    topic: 'deal',
    instrument: 'securities-act-qc',
    section: '40.1',
    in: ['CAN-QC'],
    source: 'Securities Act (Québec) s. 40.1, by summary.',
    question: 'Is a bilingual memorandum enough, and what of its schedules?',
  },
  'om-approved-by-issuer': { ...DEAL, section: '2.9(5.2)', in: LIMITED_BY_YEAR },
  'appraisal-age': {
    ...DEAL,
    section: '2.9(19.6)(d)',
    question: 'Is the six months counted back from delivery to each purchaser?',
  },
  'appraisal-needed': { ...DEAL, section: '2.9(19.5)' },
  'appraisal-as-prominent': { ...DEAL, section: '2.9(19.8)' },
  'related-issuer': {
    ...PLAIN_RULE,
    topic: 'deal',
    instrument: 'ni-31-103',
    section: '13.6',
    source: 'NI 31-103 s. 13.6 and NI 33-105, by summary.',
    question: 'Is one sentence on the page and in each message about the deal enough?',
  },
  'french-first': {
    ...PLAIN_RULE,
    topic: 'deal',
    instrument: 'charter-french-qc',
    section: '55',
    in: ['CAN-QC'],
    source: 'Charter of the French language s. 55, by summaries of law firms.',
  },
} as const satisfies Record<string, Rule>;
