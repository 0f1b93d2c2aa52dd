/** What a session's person gave to show that the account is theirs; `new-password`: they chose it, when they registered. */
export const PROOF_MEANS = ['password', 'new-password', 'app', 'recovery-code'] as const;
export type ProofMeans = (typeof PROOF_MEANS)[number];
