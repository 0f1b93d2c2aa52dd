import { isProvinceCode, type ProvinceCode } from '../people/provinces.ts';
import { AGE_OF_MAJORITY } from './age-of-majority.ts';
import { PAID_TO_DEALERS_ONLY } from './jurisdictions.ts';
import { NI_45_106, PLAIN_RULE, type Rule } from './rule.ts';

const majorityAt = (age: number): ProvinceCode[] =>
  Object.entries(AGE_OF_MAJORITY).flatMap(([code, years]) =>
    years === age && isProvinceCode(code) ? [code] : [],
  );
const MAJORITY = {
  ...PLAIN_RULE,
  topic: 'who-sells',
  instrument: 'age-of-majority',
  section: null,
  source:
    'The Age of Majority Acts and article 153 of the Civil Code of Québec, after four tables that agree.',
} as const;

/** Who may sell, and to whom. */
export const WHO_SELLS = {
  'registered-where-bought': {
    ...PLAIN_RULE,
    topic: 'who-sells',
    instrument: 'ni-31-103',
    section: '4.1',
    source: 'NI 31-103 s. 4.1 and the Securities Acts, by summary; the text itself was not read.',
    question:
      'Firm and representative are both registered where each purchaser lives, on the day of the order, of its signature, submission and approval. Is any other day decisive, such as the closing?',
  },
  'majority-18': { ...MAJORITY, in: majorityAt(18) },
  'majority-19': { ...MAJORITY, in: majorityAt(19) },
  'om-paid-to-dealers': {
    ...NI_45_106,
    topic: 'who-sells',
    section: '2.9(4)',
    in: PAID_TO_DEALERS_ONLY,
  },
} as const satisfies Record<string, Rule>;
