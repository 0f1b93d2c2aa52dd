import type { FieldSchema } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { SECTION_NAMES, type SectionName } from '../fields/section-names.ts';
import { ASSETS_FIELDS, assetsSchema } from './assets.ts';
import { BASICS_FIELDS, basicsSchema } from './basics.ts';
import { EMPLOYMENT_FIELDS, employmentSchema } from './employment.ts';
import { IDENTITY_VERIFICATION_FIELDS, identityVerificationSchema } from './identity-verification.ts';
import { INCOME_FIELDS, incomeSchema } from './income.ts';
import { INVESTING_FIELDS, investingSchema } from './investing.ts';
import { POLITICAL_FIELDS, politicalSchema } from './political.ts';

/** Each section's schema, chosen by its answers and the context before anything is checked. */
export const SECTION_SCHEMAS: Readonly<
  Record<SectionName, (answers: unknown, context: KycContext) => FieldSchema>
> = {
  basics: basicsSchema,
  identityVerification: identityVerificationSchema,
  employment: employmentSchema,
  income: incomeSchema,
  assets: assetsSchema,
  investing: investingSchema,
  political: politicalSchema,
};

/** The fields of each section in the order in which they are asked. */
export const SECTION_FIELDS: Readonly<Record<SectionName, readonly FieldSpec[]>> = {
  basics: BASICS_FIELDS,
  identityVerification: IDENTITY_VERIFICATION_FIELDS,
  employment: EMPLOYMENT_FIELDS,
  income: INCOME_FIELDS,
  assets: ASSETS_FIELDS,
  investing: INVESTING_FIELDS,
  political: POLITICAL_FIELDS,
};

/** Every field of the profile by its whole path, such as `basics.address.city`. */
export const KYC_FIELDS: readonly FieldSpec[] = SECTION_NAMES.flatMap((section) =>
  prefixed(section, SECTION_FIELDS[section]),
);

/** The specification of one field; undefined for a path that is not a field. */
export function fieldSpecOf(section: SectionName, path: string): FieldSpec | undefined {
  return SECTION_FIELDS[section].find((spec) => spec.path === path);
}
