/**
 * `same-number`: another account has the same social insurance number. `other-name`: not the name of the account.
 * `box-residence`: lives at a box at a post office. `third-party`: an order of theirs is made for somebody else.
 */
export const PROFILE_FLAG_KINDS = ['same-number', 'other-name', 'box-residence', 'third-party'] as const;
export type ProfileFlagKind = (typeof PROFILE_FLAG_KINDS)[number];
