/**
 * What a person typed on a page and did not submit yet: `GET|POST /user/draft/{scope}`, kept encrypted on the
 * server so that Save & Exit loses nothing and another device goes on. Scopes look like `order:{dealId}`.
 */
export type Draft = { scope: string; data: Record<string, unknown> | null; savedAt: string | null };

export const DRAFT_SCOPE_PATTERN = /^(onboarding|(order|details|pay):[A-Za-z0-9-]{1,64})$/;
export const DRAFT_MAX_BYTES = 16_384;
