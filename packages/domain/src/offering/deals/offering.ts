import * as z from 'zod/mini';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import {
  bilingualAnswer,
  bilingualLine,
  bilingualShort,
  DEAL_TEXT_LIMITS,
  fileId,
  line,
} from './bilingual.ts';

/** Kinds of security as reports to the regulators code them: shares, preferred shares, units, units of a partnership, bonds, notes. */
export const SECURITY_CODES = ['CMS', 'PRS', 'UNT', 'LPU', 'BND', 'NOT'] as const;

/**
 * Exemptions under which a deal may be offered: to accredited investors (AI), with an offering memorandum (OM), to family, friends and
 * business associates of the issuer's people (FFBA), and to companies for the minimum amount (MIN).
 */
export const OFFERING_EXEMPTIONS = ['AI', 'OM', 'FFBA', 'MIN'] as const;

/** What the issuer is to the dealer (NI 33-105, NI 31-103 s. 13.6). */
export const ISSUER_RELATIONS = ['none', 'related', 'connected'] as const;

/** The two forms of an offering memorandum: 45-106F2, and 45-106F3 for qualifying issuers. */
export const MEMORANDUM_FORMS = ['F2', 'F3'] as const;

/** Schedules of Form 45-106F2: the first for issuers in real estate, the second for collective investment vehicles. */
export const MEMORANDUM_SCHEDULES = ['first', 'second'] as const;

/** Whether investors get their money back when they ask: never, as written, less than written, not for now. */
export const REDEMPTION_STATES = ['none', 'open', 'limited', 'suspended'] as const;

/** What one yes or no says of an issuer. */
export const ISSUER_FLAGS = [
  'isInvestmentFund',
  'isRedeemable',
  'isReportingIssuer',
  'isRealEstate',
  'isCollectiveVehicle',
] as const;

/** More values of its property than a page states. */
export const STATED_VALUES_MAX = 12;

const YEAR_END = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const dollars = z.nullable(
  z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' }), z.nonnegative()),
);
const day = z.nullable(calendarDay);
const yesNo = z.nullable(z.boolean());
const words = line(DEAL_TEXT_LIMITS.line);

const setOf = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).check(
    z.maxLength(values.length),
    z.refine((listed) => new Set(listed).size === listed.length, { error: 'errors.fieldInvalid' }),
  );

const issuerSchema = z.object({
  isInvestmentFund: yesNo,
  isRedeemable: yesNo.check(z.describe('Investors of the fund may ask for their money back.')),
  isReportingIssuer: yesNo,
  isRealEstate: yesNo,
  isCollectiveVehicle: yesNo,
  financialYearEnd: z.string().check(
    z.refine((typed) => typed === '' || YEAR_END.test(typed), { error: 'errors.fieldInvalid' }),
    z.describe('Month and day, such as `12-31`.'),
  ),
});

const memorandumSchema = z.object({
  form: z.nullable(z.enum(MEMORANDUM_FORMS)),
  certificateOn: day,
  schedules: setOf(MEMORANDUM_SCHEDULES),
});

const appraisalSchema = z.object({
  value: dollars.check(z.describe('Dollars: the fair market value.')),
  asOf: day,
  appraiser: words,
  isIndependent: yesNo,
});

const statedValueSchema = z.object({
  where: bilingualLine.check(z.describe('Which property, and where the page states it.')),
  value: dollars,
  basis: bilingualShort.check(z.describe('The assumptions that it rests on, and who made it.')),
});

const redemptionSchema = z.object({
  terms: bilingualAnswer,
  status: z.nullable(z.enum(REDEMPTION_STATES)),
  since: day,
  source: words,
});

const approvalSchema = z.object({
  file: fileId.check(z.describe('A PDF: what the issuer wrote.')),
  name: words.check(z.describe('Who approved it at the issuer.')),
  role: words,
  on: day,
  of: words.check(z.describe('Of what was approved, as `pageMark` makes it. An edit makes another one.')),
});
export type IssuerApproval = z.infer<typeof approvalSchema>;

/**
 * What the law asks about the sale of a deal: the security, the issuer, where it is offered and under which exemptions. In a draft,
 * what is not known yet is null or empty.
 */
export const offeringSchema = z.object({
  securityCode: z.nullable(z.enum(SECURITY_CODES)),
  securityName: bilingualLine.check(z.describe('Such as “Class A units of Maple Gate LP”.')),
  trustee: words.check(z.describe('Who holds the money in trust.')),
  releaseConditions: bilingualShort.check(z.describe('What has to be so before the trustee lets it go.')),
  issuer: issuerSchema,
  related: z.object({
    kind: z.nullable(z.enum(ISSUER_RELATIONS)),
    how: bilingualShort.check(z.describe('Empty where it is neither related nor connected.')),
  }),
  offeredIn: setOf(PROVINCES),
  exemptions: setOf(OFFERING_EXEMPTIONS),
  minimumRaise: dollars.check(z.describe('The smallest amount that it raises, in dollars; 0 for none.')),
  memorandum: memorandumSchema,
  appraisal: z.nullable(appraisalSchema),
  statedValues: z.array(statedValueSchema).check(z.maxLength(STATED_VALUES_MAX)),
  redemption: redemptionSchema,
  approval: z
    .nullable(approvalSchema)
    .check(z.describe('The issuer’s written approval of what the page says (NI 45-106 s. 2.9(5.2)).')),
});
export type Offering = z.infer<typeof offeringSchema>;
