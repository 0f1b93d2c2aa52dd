import * as z from 'zod/mini';
import { answeredIdentityPart, answeredSections } from './kyc-save-body.ts';
import type { KycWire } from './kyc-wire.ts';

/** One person's part of the identity section, numbers masked: the answer of an upload. */
export type IdentityPartDetails = NonNullable<KycWire['identityVerification']>['principal'];

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
  /** Fields of a save of which a newer answer, given at `at` on another device, was kept; absent where there are none. */
  superseded: z.optional(z.array(z.object({ path: z.string(), at: z.iso.datetime() }))),
});
export type KycDetails = z.infer<typeof kycDetailsSchema>;
