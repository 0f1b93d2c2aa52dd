import { NI_45_106, type Rule } from './rule.ts';

const OTHER = { ...NI_45_106, topic: 'other-exemptions' } as const;

/** Exemptions beside those for accredited investors and offering memoranda. */
export const OTHER_EXEMPTIONS = {
  'family-and-friends': {
    ...OTHER,
    kind: 'relief',
    section: '2.5',
    question:
      'May a dealer’s platform sell under this exemption at all? 45-106CP calls finders and advertising inconsistent with it.',
  },
  'family-and-friends-unpaid': { ...OTHER, section: '2.5(2)' },
  'minimum-amount': { ...OTHER, section: '2.10' },
  'self-certified': {
    ...OTHER,
    kind: 'relief',
    instrument: 'order-45-510',
    section: null,
    in: ['CAN-AB', 'CAN-MB', 'CAN-ON', 'CAN-SK'],
    isUsed: false,
    source: 'Local orders of Alberta, Manitoba, Ontario and Saskatchewan, by summary.',
    question: 'Will MI 45-111 replace the local orders, and may we offer it?',
  },
} as const satisfies Record<string, Rule>;
