import { PROVINCES } from '../people/provinces.ts';
import { NI_45_106, PLAIN_RULE, type Rule } from './rule.ts';

const ACCREDITED = { ...NI_45_106, topic: 'accredited' } as const;

/** Who counts as an accredited investor, and what the exemption for them asks. */
export const ACCREDITED_RULES = {
  'ai-exemption': {
    ...ACCREDITED,
    section: '2.3(1)',
    in: PROVINCES.filter((code) => code !== 'CAN-ON'),
  },
  'ai-exemption-ontario': {
    ...ACCREDITED,
    instrument: 'securities-act-on',
    section: '73.3(2)',
    in: ['CAN-ON'],
    source: 'NI 45-106 s. 2.3 names it for Ontario; the Act itself was not read.',
    question: 'Do our records and reports for Ontario name s. 73.3(2) of the Act alone?',
  },
  'ai-not-made-for-it': { ...ACCREDITED, section: '2.3(5)' },
  'ai-registered': { ...ACCREDITED, section: '1.1 (e)' },
  'ai-formerly-registered': { ...ACCREDITED, section: '1.1 (e.1)' },
  'ai-financial-assets': { ...ACCREDITED, section: '1.1 (j)' },
  'ai-financial-assets-alone': { ...ACCREDITED, section: '1.1 (j.1)' },
  'ai-income': { ...ACCREDITED, section: '1.1 (k)' },
  'ai-income-with-spouse': { ...ACCREDITED, section: '1.1 (k)' },
  'ai-net-assets': { ...ACCREDITED, section: '1.1 (l)' },
  'ai-company': { ...ACCREDITED, section: '1.1 (m)' },
  'ai-evidence': {
    ...PLAIN_RULE,
    topic: 'accredited',
    instrument: 'ni-45-106cp',
    section: '1.9',
    source: '45-106CP s. 1.9 and OSC Staff Notice 33-735, by summary.',
    question: 'Which evidence is enough for income, for financial assets and for net assets?',
  },
} as const satisfies Record<string, Rule>;
