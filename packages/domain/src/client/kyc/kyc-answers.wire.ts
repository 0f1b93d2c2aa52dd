import * as z from 'zod/mini';
import { kycDetailsSchema } from './kyc-details.wire.ts';
import { TIMED_PATH_MAX, TIMED_PATHS_MAX } from './kyc-limits.ts';
import { anyAnswer, toldTimes } from './kyc-save-body.ts';

/** The dotted path of a field in the domain's names, such as `basics.address.city`, to what is answered there. */
const answersByPath = z.record(z.string().check(z.maxLength(TIMED_PATH_MAX)), anyAnswer);

/** The body of `POST /user/kyc/answers`: what somebody typed since the last save. A path that is no field is dropped. */
export const kycAnswersSchema = z.object({
  ...toldTimes,
  answers: answersByPath.check(
    z.refine((answers) => Object.keys(answers).length <= TIMED_PATHS_MAX),
    z.describe(
      "What was answered, by the dotted path of the field in the portal's own names, such as basics.birthdate.",
    ),
  ),
});
export type KycAnswers = z.infer<typeof kycAnswersSchema>;

const { id, version, signedAt, submittedAt, completion, superseded } = kycDetailsSchema.shape;

/** Its answer: of the profile only what its sender cannot know. */
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
