/** `same-number`: another account has the same social insurance number. `other-name`: not the name of the account. */
export const PROFILE_FLAG_KINDS = ['same-number', 'other-name'] as const;
export type ProfileFlagKind = (typeof PROFILE_FLAG_KINDS)[number];
