/** What a joint investor may be to the investor; staff look at it, no rule depends on it. */
export const JOINT_RELATIONS = ['spouse', 'family', 'business', 'other'] as const;
