import * as z from 'zod/mini';
import { overlap } from '../../ground/formats/period.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import type { OwnRegistration } from './representative.ts';

const ID_LENGTH_MAX = 64;
export const REFERRAL_CODE_LENGTH_MAX = 20;
export const REGISTRATION_NUMBER_LENGTH_MAX = 12;

/** Periods of one representative: some for each province and territory. */
export const REGISTRATIONS_MAX = 60;

const REFERRAL_CODE = /^[A-Z0-9]{4,20}$/;
const REGISTRATION_NUMBER = /^\d{4,12}$/;

const fullName = legalNameField({
  missing: 'representatives.fullName.required',
  tooLong: 'errors.tooLong',
  notAName: 'account.legalName',
});

const facts = {
  fullName,
  registrationNumber: z
    .string()
    .check(
      z.overwrite(tidyCode),
      z.regex(REGISTRATION_NUMBER, { error: 'representatives.registrationNumber.digits' }),
    ),
  registrations: z
    .array(z.object({ province: z.enum(PROVINCES), from: calendarDay, lastDay: z.nullable(calendarDay) }))
    .check(
      z.minLength(1, { error: 'representatives.registrations.required' }),
      z.maxLength(REGISTRATIONS_MAX, { error: 'errors.tooLong' }),
      z.refine((all) => all.every(({ from, lastDay }) => lastDay === null || from <= lastDay), {
        error: 'representatives.registrations.beforeFirst',
      }),
      z.refine(haveNoDayInCommon, { error: 'representatives.registrations.overlap' }),
    ),
};

const coverId = z.nullable(z.string().check(z.maxLength(ID_LENGTH_MAX)));
/** The version of the row that the page showed: an older one is refused. */
const version = z.int().check(z.nonnegative());

/** `POST /office/representatives`. The code stays with its person: links with it are out in the world. */
export const NewRepresentativeInput = z.object({
  ...facts,
  referralCode: z
    .string()
    .check(
      z.overwrite(tidyCode),
      z.toUpperCase(),
      z.regex(REFERRAL_CODE, { error: 'representatives.referralCode.letters' }),
    ),
});
export type NewRepresentativeInput = z.infer<typeof NewRepresentativeInput>;

/** `POST /office/representatives/:representativeId`. */
export const RepresentativeInput = z.object({ ...facts, coverId, version });
export type RepresentativeInput = z.infer<typeof RepresentativeInput>;

/** `POST /office/representatives/:representativeId/deactivate`: who covers from now on. */
export const DeactivateRepresentativeInput = z.object({ coverId, version });
export type DeactivateRepresentativeInput = z.infer<typeof DeactivateRepresentativeInput>;

/** `POST /office/representatives/:representativeId/activate`. */
export const ActivateRepresentativeInput = z.object({ version });

/** True where no two periods of a province overlap. */
function haveNoDayInCommon(all: readonly OwnRegistration[]): boolean {
  return all.every((one, place) =>
    all.every(
      (other, otherPlace) => otherPlace <= place || other.province !== one.province || !overlap(one, other),
    ),
  );
}
