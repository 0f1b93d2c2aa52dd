import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { LAW_FORMS } from '../../ground/law/law-forms.ts';
import { RULE_IDS } from '../../ground/law/rules.ts';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { shownDecisionSchema } from '../../order/exemptions/room.wire.ts';
import { PURCHASER_ROLES } from '../../order/purchasers/purchaser-role.ts';

const time = z.iso.datetime();
const dollars = z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' }));

/** On which occasion a decision was made. */
export const DECISION_OCCASIONS = [
  'placing',
  'change',
  'purchasers',
  'profile',
  'offering',
  'ceremony',
  'submission',
  'approval',
  'advice',
  'upgrade',
  'recorded-after',
] as const;

/** What may be put on record afterwards of an order of before. */
export const RECORDED_EXEMPTIONS = ['OM', 'AI', 'FFBA', 'MIN'] as const;

export const ADVICE_RESULTS = ['positive', 'negative'] as const;

const keptDecisionSchema = z.object({
  ...shownDecisionSchema.shape,
  id: z.string(),
  at: time,
  occasion: z.enum(DECISION_OCCASIONS),
  total: dollars,
  dealVersion: z.nullable(z.int()),
  province: z.nullable(z.enum(PROVINCES)),
  decidedOn: calendarDay.check(z.describe('On the calendar of where the purchaser lives.')),
  forms: z.array(z.enum(LAW_FORMS)),
  readings: z.array(z.enum(RULE_IDS)).check(z.describe('Readings of an open text that it rests on.')),
  ruleVersion: z.string(),
  reason: z.nullable(z.string()).check(z.describe('Of what was recorded afterwards.')),
  isObserved: z.boolean().check(z.describe('The portal looked on: it stopped nobody.')),
});
export type KeptDecisionShown = z.infer<typeof keptDecisionSchema>;

const givenShape = { name: z.string(), at: time, reason: z.string() };

const purchaserExemptionSchema = z.object({
  role: z.enum(PURCHASER_ROLES),
  decisions: z.array(keptDecisionSchema).check(z.describe('The last first.')),
  advice: z.array(z.object({ ...givenShape, result: z.enum(ADVICE_RESULTS), total: dollars })),
  isAdviceAsked: z.boolean(),
  classConfirmed: z
    .nullable(z.object(givenShape))
    .check(z.describe('Of the profile that the last decision was made by.')),
  isClassAsked: z.boolean(),
  isRecordable: z
    .boolean()
    .check(z.describe('Nothing was decided at its time, so the exemption may be put on record.')),
});
export type PurchaserExemption = z.infer<typeof purchaserExemptionSchema>;

/** Answer of `GET /office/orders/{orderId}/exemption`: what was decided of each purchaser with an account, and on what it rests. */
export const officeExemptionSchema = z.object({ purchasers: z.array(purchaserExemptionSchema) });
export type OfficeExemption = z.infer<typeof officeExemptionSchema>;

const ofDecision = {
  role: z.enum(PURCHASER_ROLES),
  decisionId: z
    .string()
    .check(
      z.maxLength(64),
      z.describe('The last decision, as the person saw it; of another one nothing is recorded.'),
    ),
  reason: OfficeReason,
};

/** `POST /office/orders/{orderId}/advice`. */
export const giveAdviceInput = z.object({ ...ofDecision, result: z.enum(ADVICE_RESULTS) });
export type GiveAdviceInput = z.infer<typeof giveAdviceInput>;

/** `POST /office/orders/{orderId}/class`. */
export const confirmClassInput = z.object(ofDecision);
export type ConfirmClassInput = z.infer<typeof confirmClassInput>;

/** `POST /office/orders/{orderId}/exemption`. */
export const recordExemptionInput = z.object({
  role: z.enum(PURCHASER_ROLES),
  decisionId: z
    .nullable(z.string().check(z.maxLength(64)))
    .check(z.describe('What was recorded last, as the person saw it; null while nothing was.')),
  exemption: z.enum(RECORDED_EXEMPTIONS),
  reason: OfficeReason,
});
export type RecordExemptionInput = z.infer<typeof recordExemptionInput>;
