import * as z from 'zod/mini';
import { TIMED_PATH_MAX, TIMED_PATHS_MAX } from '../fields/kyc-limits.ts';
import { answeredIdentityPart, answeredSections, anyAnswer, toldTimes } from './kyc-save-body.ts';
import type { KycWire } from './kyc-wire.ts';

/** One person's part of the identity section, numbers masked: the answer of an upload. */
type IdentityPartDetails = NonNullable<KycWire['identityVerification']>['principal'];

/**
 * The names of the sections come from the one table of fields, which is data and gives no type; `kyc-wire.ts` writes
 * the type of the same names.
 */
function typed(schema: typeof answeredSections): z.ZodMiniType<KycWire>;
function typed(schema: typeof answeredIdentityPart): z.ZodMiniType<IdentityPartDetails>;
function typed(schema: unknown): unknown {
  return schema;
}

export const kycSectionsSchema = typed(answeredSections);
export const identityPartSchema = typed(answeredIdentityPart);

/** Answer of `GET /user/kyc/details` and `POST /user/kyc/save`; social insurance, document and account numbers are masked. */
export const kycDetailsSchema = z.object({
  id: z.string(),
  version: z.int().check(z.positive()),
  signedAt: z.nullable(z.iso.datetime()),
  submittedAt: z.nullable(z.iso.datetime()),
  sections: kycSectionsSchema,
  completion: z.object({
    basics: z.boolean(),
    identityVerification: z.boolean(),
    employment: z.boolean(),
    income: z.boolean(),
    assets: z.boolean(),
    investing: z.boolean(),
    political: z.boolean(),
  }),
  /** Fields of a save for which a newer answer, given at `at` on another device, was kept; absent where there are none. */
  superseded: z.optional(z.array(z.object({ path: z.string(), at: z.iso.datetime() }))),
});
export type KycDetails = z.infer<typeof kycDetailsSchema>;

/** The dotted path of a field in the domain's names, such as `basics.address.city`, to what is answered there. */
const answersByPath = z.record(z.string().check(z.maxLength(TIMED_PATH_MAX)), anyAnswer);

/** The body of `POST /user/kyc/answers`: what somebody typed since the last save. A path that is no field is dropped. */
export const kycAnswersSchema = z.object({
  ...toldTimes,
  onlyNew: z
    .optional(z.literal(true))
    .check(
      z.describe(
        'From the page that asks what is new since the last profile: what that profile answers is not changed, or NOT_ASKED is the answer.',
      ),
    ),
  answers: answersByPath.check(
    z.refine((answers) => Object.keys(answers).length <= TIMED_PATHS_MAX),
    z.describe(
      "What was answered, by the dotted path of the field in the portal's own names, such as basics.birthdate.",
    ),
  ),
});
export type KycAnswers = z.infer<typeof kycAnswersSchema>;

const { id, version, signedAt, submittedAt, completion, superseded } = kycDetailsSchema.shape;

/** Its answer: only what the sender cannot know about the profile. */
export const savedKycAnswersSchema = z.object({
  id,
  version,
  signedAt,
  submittedAt,
  completion,
  answers: answersByPath.check(
    z.describe(
      'Where something else stands than what was sent and what stood there before, numbers masked: a newer answer of another device, and what follows from other answers.',
    ),
  ),
  superseded,
});
export type SavedKycAnswers = z.infer<typeof savedKycAnswersSchema>;
