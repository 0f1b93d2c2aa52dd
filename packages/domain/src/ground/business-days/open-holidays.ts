import type { Holiday } from './holidays.ts';

export type OpenHoliday = Holiday & {
  /** The source that makes it a holiday, and what speaks against it. */
  readonly source: string;
  /** True once the dealer's counsel has said that it is one; a day that counsel denies leaves this table. */
  readonly confirmedByCounsel: boolean;
};

const NL_GOVERNMENT =
  'Kept by the government of Newfoundland and Labrador, on the nearest Monday; not in its Labour Standards Act.';
const NL_SHOPS =
  'date-holidays, after the Shops’ Closing Act of Newfoundland and Labrador (RSNL 1990 c. S-15), on its own date.';

/** The Monday before the fourth day after a day is the nearest to it. */
const NEAREST_DAYS = 4;

/**
 * Days on which it is undecided whether a period of business days skips them: NI 45-106 does not define a business day.
 * Until counsel has answered each counts as a holiday, so that the right to cancel and the trust last a day longer rather
 * than a day shorter (docs/decisions/0031).
 */
export const OPEN_HOLIDAYS: readonly OpenHoliday[] = [
  ...newfoundland('St. Patrick’s Day', { month: 3, day: 17 }),
  ...newfoundland('St. George’s Day', { month: 4, day: 23 }),
  ...newfoundland('Discovery Day', { month: 6, day: 24 }),
  ...newfoundland('Orangemen’s Day', { month: 7, day: 12 }),
  {
    name: '2 January',
    rule: { on: 'day', month: 1, day: 2 },
    in: ['CAN-QC'],
    source:
      'No juridical day under the Code of Civil Procedure of Québec (s. 82); not in its Interpretation Act (s. 61).',
    confirmedByCounsel: false,
  },
  {
    name: 'Heritage Day of Yukon',
    rule: { on: 'friday-before-last-sunday', month: 2 },
    in: ['CAN-YT'],
    source:
      'Kept by the government of Yukon and many employers; not a general holiday of its Employment Standards Act.',
    confirmedByCounsel: false,
  },
  {
    name: 'Gold Cup Parade Day',
    rule: { on: 'nth-friday', month: 8, nth: 3 },
    in: ['CAN-PE'],
    source:
      'date-holidays; a local holiday of Prince Edward Island that its Employment Standards Act does not name.',
    confirmedByCounsel: false,
  },
];

/** A day of Newfoundland and Labrador by both readings: its date, and the Monday nearest to it. */
function newfoundland(name: string, { month, day }: { month: number; day: number }): OpenHoliday[] {
  const shared = { in: ['CAN-NL'], confirmedByCounsel: false } as const;
  return [
    { ...shared, name, rule: { on: 'day', month, day }, source: NL_SHOPS },
    {
      ...shared,
      name: `${name} of the government`,
      rule: { on: 'monday-before', month, day: day + NEAREST_DAYS },
      source: NL_GOVERNMENT,
    },
  ];
}
