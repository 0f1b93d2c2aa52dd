import { LIMITED_BY_YEAR } from './jurisdictions.ts';
import { NI_45_106, type Rule } from './rule.ts';

const FORM = { ...NI_45_106, topic: 'forms', kind: 'form' } as const;
const NOT_FOUND = { source: 'The wording was not found.', missing: ['The whole form.'] } as const;
const FULL_WORDING = 'Please send the form as it is in force, or say where it stands.';

/** The form that two others sign besides the purchaser. */
const WITH_OTHERS = {
  ...FORM,
  section: '2.6.1',
  in: ['CAN-ON'],
  source: NOT_FOUND.source,
  missing: [
    ...NOT_FOUND.missing,
    'A way to ask an executive officer of the issuer and the related person for their signatures: the portal asks purchasers only, so nobody in Ontario buys as family or friend, whatever is confirmed.',
  ],
  question: FULL_WORDING,
} as const;

/** The prescribed forms, each language a rule of its own: one may be confirmed while the other is not. */
export const FORMS = {
  'form-f4-en': {
    ...FORM,
    section: '2.9(1), (2), (2.1)',
    source: 'Form 45-106F4, consolidation of 8 March 2023: the first page was read.',
    missing: [
      'Whether the statement on exempt market securities is initialled.',
      'The text of “You will not receive advice”, and when the row is deleted.',
      'Everything after “You will not receive advice”.',
    ],
    question: FULL_WORDING,
  },
  'form-f4-fr': { ...FORM, section: '2.9(1), (2), (2.1)', ...NOT_FOUND, question: FULL_WORDING },
  'form-f4-schedules-en': {
    ...FORM,
    section: '6.5(1.1)',
    in: LIMITED_BY_YEAR,
    source: 'The titles of Schedules 1 and 2 only.',
    missing: ['All of Schedule 1 below its title.', 'All of Schedule 2 below its title.'],
    question: FULL_WORDING,
  },
  'form-f4-schedules-fr': {
    ...FORM,
    section: '6.5(1.1)',
    in: LIMITED_BY_YEAR,
    ...NOT_FOUND,
    question: FULL_WORDING,
  },
  'form-f9-en': {
    ...FORM,
    section: '2.3(6)',
    source: 'Form 45-106F9, a filled-in copy of 2020, which lacks three lines.',
    missing: [
      'The first sentence of section 2.',
      'The lead-in of section 3, which says how many of its statements are initialled.',
      'All of section 5, about the salesperson.',
      'What section 6 says before it names whom to ask.',
    ],
    question: FULL_WORDING,
  },
  'form-f9-fr': { ...FORM, section: '2.3(6)', ...NOT_FOUND, question: FULL_WORDING },
  'form-f12-en': WITH_OTHERS,
  'form-f12-fr': WITH_OTHERS,
  'form-f5-en': { ...FORM, section: '2.6', in: ['CAN-SK'], ...NOT_FOUND, question: FULL_WORDING },
  'form-f5-fr': { ...FORM, section: '2.6', in: ['CAN-SK'], ...NOT_FOUND, question: FULL_WORDING },
} as const satisfies Record<string, Rule>;

/** How long what was signed is kept. */
export const RECORDS = {
  'forms-kept': { ...NI_45_106, topic: 'records', section: '2.3(7), 2.6, 2.6.1, 2.9(15)' },
} as const satisfies Record<string, Rule>;
