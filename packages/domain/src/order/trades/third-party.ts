import * as z from 'zod/mini';
import { isCalendarDate } from '../../ground/people/calendar-date.ts';
import { normalisePhone } from '../../ground/people/normalise-phone.ts';
import { requiredText } from './order-fields.ts';
import { THIRD_PARTY_KINDS } from './schedule-a.wire.ts';

/** How long each text about a third party may be, in characters. */
export const THIRD_PARTY_LIMITS = {
  name: 160,
  address: 300,
  phone: 40,
  occupation: 120,
  relation: 120,
  registration: 120,
} as const;

/** A day as it is typed. */
const DAY_MAX = 40;

/** Nobody alive was born before. */
const BORN_FROM = '1900-01-01';

const REQUIRED = { error: 'trades.issues.required' };

const phone = requiredText(THIRD_PARTY_LIMITS.phone).check(
  z.overwrite((typed) => normalisePhone(typed) ?? typed),
  z.refine((number) => number === '' || normalisePhone(number) !== undefined, {
    error: 'trades.issues.phone',
  }),
);

/** A day on which somebody living was born; `today` is unknown where only the form is checked. */
const bornOn = (today: string | undefined) =>
  requiredText(DAY_MAX).check(
    z.refine((day) => day === '' || isBirthdate(day, today), { error: 'trades.issues.birthdate' }),
  );

function isBirthdate(day: string, today: string | undefined): boolean {
  return isCalendarDate(day) && day >= BORN_FROM && (today === undefined || day <= today);
}

/**
 * For whom an order is made. Of somebody else, what PCMLTFR s. 135(2) has a dealer keep: name, address, telephone number, occupation or
 * business, relationship; of a person their birthdate, of an organization its registration.
 */
export function thirdPartySchema(today?: string) {
  const other = {
    isForOther: z.literal(true),
    name: requiredText(THIRD_PARTY_LIMITS.name),
    address: requiredText(THIRD_PARTY_LIMITS.address),
    phone,
    occupation: requiredText(THIRD_PARTY_LIMITS.occupation),
    relation: requiredText(THIRD_PARTY_LIMITS.relation),
  };
  const [person, organization] = THIRD_PARTY_KINDS;
  return z.discriminatedUnion(
    'isForOther',
    [
      z.object({ isForOther: z.literal(false) }),
      z.discriminatedUnion(
        'kind',
        [
          z.object({ ...other, kind: z.literal(person), birthdate: bornOn(today) }),
          z.object({
            ...other,
            kind: z.literal(organization),
            registration: requiredText(THIRD_PARTY_LIMITS.registration),
          }),
        ],
        REQUIRED,
      ),
    ],
    REQUIRED,
  );
}
