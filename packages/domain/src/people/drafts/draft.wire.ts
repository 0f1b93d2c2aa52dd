import * as z from 'zod/mini';

/**
 * What a person typed on a page and did not submit yet: `GET|POST /user/draft/{scope}`, kept encrypted on the
 * server so that Save & Exit loses nothing and another device goes on. Scopes look like `order:{dealId}`.
 */
export const draftSchema = z.object({
  scope: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
  savedAt: z.nullable(z.iso.datetime()),
});
export type Draft = z.infer<typeof draftSchema>;

/** The scope of the first questions, whose answers count with their draft. */
export const ONBOARDING_SCOPE = 'onboarding';
export const DRAFT_SCOPE_PATTERN = /^(onboarding|(order|details|pay):[A-Za-z0-9-]{1,64})$/;
export const DRAFT_MAX_BYTES = 16_384;
