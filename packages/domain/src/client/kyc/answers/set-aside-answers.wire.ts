import * as z from 'zod/mini';
import { TIMED_PATH_MAX } from '../fields/kyc-limits.ts';

/** An answer that arrived after a newer one from another device, and waits for the person to look at it. */
export const setAsideAnswerSchema = z.object({
  /** Dotted path of the field in wire names. */
  path: z.string(),
  /** As it was given; social insurance, document and account numbers masked. */
  answer: z.union([z.string(), z.number(), z.boolean()]),
  answeredAt: z.iso.datetime(),
});

/** Answer of `GET /user/kyc/set-aside`: one answer of each field at most, the newest. */
export const setAsideAnswersSchema = z.array(setAsideAnswerSchema);
export type SetAsideAnswers = z.infer<typeof setAsideAnswersSchema>;

/** Body of `POST /user/kyc/set-aside`. */
export const setAsideDecisionSchema = z.object({
  path: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(TIMED_PATH_MAX),
      z.describe('Dotted path of the field in wire names.'),
    ),
  use: z
    .boolean()
    .check(
      z.describe('True puts the answer that was set aside into the profile; false keeps what stands there.'),
    ),
});
export type SetAsideDecision = z.infer<typeof setAsideDecisionSchema>;
