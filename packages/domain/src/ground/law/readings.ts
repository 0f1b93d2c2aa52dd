import { NI_45_106, PLAIN_RULE, type Rule } from './rule.ts';

const READING = { ...NI_45_106, topic: 'readings', kind: 'reading' } as const;

/** Where a text leaves something open, the stricter reading. */
export const READINGS = {
  'anniversary-counts': {
    ...READING,
    section: '2.9(2.1)(b)',
    question: 'Does a purchase twelve months ago to the day still count?',
  },
  'joint-orders-in-full': {
    ...READING,
    section: '2.9(2.1)(b)',
    question: 'Does a joint purchase count in full for each of its purchasers?',
  },
  'half-of-joint-assets': {
    ...READING,
    section: '1.1',
    question: 'Is half of what is owned jointly the share of one spouse alone?',
  },
  'locked-in-not-financial': {
    ...READING,
    section: '1.1 “financial assets”',
    question: 'Are locked-in accounts and pensions left out of financial assets?',
  },
  'exempt-at-realizable-value': {
    ...READING,
    section: '1.1 “financial assets”',
    question:
      'Do exempt securities count for net assets at what the person could get for them, and not at all for financial assets?',
  },
  'plans-count-for-holder': {
    ...READING,
    section: '2.9(2.1)(b)',
    question: 'Does a purchase in a registered plan count for the person whose plan it is?',
  },
  'exactly-five-million': {
    ...READING,
    section: '1.1 (l)',
    question:
      'The definition says “at least $5,000,000”, Form 45-106F9 “more than $5 million”. What does somebody with exactly that sign?',
  },
  'before-counts-as-om': {
    ...READING,
    section: '2.9(2.1)(b)',
    question:
      'May purchases of before, whose exemption nobody recorded, count as purchases with a memorandum?',
  },
  'profile-yearly': {
    ...PLAIN_RULE,
    topic: 'readings',
    kind: 'reading',
    instrument: 'ni-31-103',
    section: '13.2(4.1)',
    source: 'CSA Staff Notice 31-336, by summary; the section itself was not found.',
    question: 'Is a profile confirmed within the twelve months before each trade?',
  },
} as const satisfies Record<string, Rule>;
